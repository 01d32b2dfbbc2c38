import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import type { MatchingShown } from "../../src/features/packs/matching.ts";
import { OrderItemView } from "../../src/features/packs/OrderItemView.tsx";
import type { QueryState } from "../../src/state/query.ts";
import { Page } from "../../src/ui/index.ts";
import { inShop } from "../support/inShop.tsx";
import { shopCalls } from "../support/orderData.ts";
import { fileVariants, placed, printVariants } from "../support/packPageData.ts";
import { failed, loaded, refused, stillLoading } from "../support/queryStates.ts";
import { pictures, searchCalls } from "../support/searchData.ts";

const [, print20] = printVariants;
const configuration = {
  productVariantUuid: print20.uuid,
  quantity: 1,
  surface: "none",
  withNumericOption: false,
} as const;
const mixed = {
  label: "Pack 3 tirages et 2 fichiers",
  description: "Trois tirages et deux fichiers de votre choix.",
};
const round = { label: "Pack de tout mon parcours", description: "Toutes les photos de votre parcours." };

/** The parts of an item's page: its pictures, its format, the pictures that would fit. */
const meta = {
  title: "features/OrderItem",
  component: OrderItemView,
  parameters: { bare: true, msw: [...searchCalls, ...shopCalls] },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
    inShop(),
  ],
  args: {
    detail: {
      ...mixed,
      isComplete: false,
      content: {
        kind: "multi",
        groups: [
          { position: 1, capacity: 3, format: "20x30\u00a0cm", pictures: placed.slice(0, 2) },
          { position: 2, capacity: 2, format: "2700x1800\u00a0px", pictures: placed.slice(2, 4) },
        ],
      },
    },
    configuration: {
      variants: printVariants,
      configuration,
      price: 5900,
      saving: false,
      failure: null,
      onChange: fn(),
      onSave: fn(),
    },
    filters: { onChoose: fn(), onClear: fn() },
    places: { onOpen: fn(), onEdit: fn(), onChangeGroup: fn(), onRemove: fn(), onAddFromCart: fn() },
    matching: { onOpen: fn(), onMore: fn(), onRetry: fn() },
    onDelete: fn(),
    cartPath: "/cart",
    selectionPath: "/search?view=selection",
    fillPath: "/orderItem/f1000000-0000-4000-8000-000000000001?remplir=",
  },
} satisfies Meta<typeof OrderItemView>;
export default meta;
type Story = StoryObj<typeof meta>;

const ofJeanne = { names: ["Oeil d’Or", "Jeanne Lefèvre", "137"] };
/** Its pictures are called by who they show; their controls also say the file, which tells them apart. */
export const Named: Story = {
  tags: ["no-picture"],
  args: {
    detail: {
      ...mixed,
      isComplete: false,
      content: {
        kind: "multi",
        groups: [
          {
            position: 1,
            capacity: 3,
            format: "20x30\u00a0cm",
            pictures: placed.slice(0, 2).map((one) => ({ ...one, picture: { ...one.picture, ...ofJeanne } })),
          },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    const called = "Oeil d’Or\u00a0· Jeanne Lefèvre\u00a0· 137";
    await expect(canvas.getAllByText("Oeil d’Or · Jeanne Lefèvre · 137")).toHaveLength(2);
    for (const file of ["DSC_0401", "DSC_0402"]) {
      await expect(canvas.getByRole("button", { name: `Photo ${called}, ${file}` })).toBeVisible();
      await expect(
        canvas.getByRole("button", { name: `Retirer la photo ${called}, ${file} du pack` }),
      ).toBeVisible();
    }
  },
};

/** A pack of two groups, the first with a free place. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const first = within(canvas.getByRole("region", { name: /^Groupe 1, 20x30\scm/ }));
    await expect(first.getByText("2 photos sur 3")).toBeVisible();
    await expect(
      within(canvas.getByRole("region", { name: /^Groupe 2, 2700x1800\spx/ })).getByText("Complet"),
    ).toBeVisible();
    await userEvent.click(first.getAllByRole("button", { name: "Changer de groupe" })[0] as HTMLElement);
    await expect(args.places.onChangeGroup).toHaveBeenCalledWith(placed[0]?.placeUuid);
    await userEvent.click(first.getByRole("button", { name: "Retirer la photo DSC_0402 du pack" }));
    await expect(args.places.onRemove).toHaveBeenCalledWith(placed[1]?.placeUuid);
    await userEvent.click(first.getByRole("button", { name: "Photo DSC_0401" }));
    await expect(args.places.onEdit).toHaveBeenCalledWith(placed[0]?.placeUuid);
    await userEvent.click(first.getByRole("button", { name: "Choisir dans le panier" }));
    await expect(args.places.onAddFromCart).toHaveBeenCalledWith(1);
    await userEvent.click(canvas.getByRole("button", { name: "Voir les photos en grand" }));
    await expect(args.places.onOpen).toHaveBeenCalledWith(pictures[0]);
    await expect(canvas.getByRole("link", { name: "Voir ma sélection" })).toHaveAttribute(
      "href",
      "/search?view=selection",
    );
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Surface du papier" }), "satin");
    await expect(args.configuration.onChange).toHaveBeenCalledWith({ ...configuration, surface: "satin" });
    await userEvent.click(canvas.getByRole("button", { name: "Enregistrer" }));
    await expect(args.configuration.onSave).toHaveBeenCalledOnce();
  },
};

/** One group, all its places free. */
export const EmptyPack: Story = {
  args: {
    detail: {
      label: "Pack 5 tirages",
      description: "Cinq tirages de votre choix.",
      isComplete: false,
      content: {
        kind: "multi",
        groups: [{ position: 1, capacity: 5, format: "20x30\u00a0cm", pictures: [] }],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("0 photo sur 5")).toBeVisible();
    await expect(canvas.getAllByText("Place libre")).toHaveLength(4);
    await expect(canvas.getByText("Pack incomplet")).toBeVisible();
    for (const name of ["Choisir parmi mes photos", "Place libre, Choisir parmi mes photos"]) {
      await expect(canvas.getAllByRole("link", { name })[0]).toHaveAttribute(
        "href",
        expect.stringContaining("remplir"),
      );
    }
    await expect(canvas.queryByRole("button", { name: "Changer de groupe" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Choisir dans le panier" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Voir les photos en grand" })).toBeNull();
  },
};

/** Originals with too few pixels for the pack's format are named before purchase. */
export const SmallOriginals: Story = {
  args: {
    detail: {
      label: "Pack 5 tirages",
      description: "Cinq tirages de votre choix.",
      isComplete: true,
      content: {
        kind: "multi",
        groups: [
          {
            position: 1,
            capacity: 5,
            format: "20x30\u00a0cm",
            pictures: placed.map((one, index) =>
              index < 2 ? { ...one, small: "Photo de 1200x800\u00a0px, petite pour ce format" } : one,
            ),
          },
        ],
      },
    },
  },
  play: async ({ canvas }) => expect(canvas.getAllByText(/petite pour ce format$/)).toHaveLength(2),
};

export const FullPack: Story = {
  args: {
    detail: {
      label: "Pack 5 tirages",
      description: "Cinq tirages de votre choix.",
      isComplete: true,
      content: {
        kind: "multi",
        groups: [{ position: 1, capacity: 5, format: "20x30\u00a0cm", pictures: placed }],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Pack complet")).toBeVisible();
    await expect(canvas.queryByText("Place libre")).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Choisir dans le panier" })).toBeNull();
  },
};

const matched = (shown: MatchingShown["pictures"], count: number) =>
  loaded({ pictures: shown, known: shown, count });

/** A filter pack with its filter still to be completed. */
export const FilterToComplete: Story = {
  args: {
    detail: {
      ...round,
      isComplete: false,
      content: {
        kind: "filter",
        isSpecial: false,
        format: "20_30",
        pictures: null,
        choices: [
          {
            key: "contest",
            term: "Épreuve",
            value: "Pro 2 Grand Prix 1,40 m",
            chooseLabel: "Choisir une épreuve",
          },
          { key: "filterValue1", term: "Cavalier", value: null, chooseLabel: "Choisir un cavalier" },
          { key: "filterValue2", term: "Cheval", value: null, chooseLabel: "Choisir un cheval" },
        ],
      },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByText("À compléter")).toHaveLength(2);
    await userEvent.click(canvas.getByRole("button", { name: "Choisir un cavalier" }));
    await expect(args.filters.onChoose).toHaveBeenCalledWith("filterValue1");
    await userEvent.click(canvas.getByRole("button", { name: "Retirer Pro 2 Grand Prix 1,40 m" }));
    await expect(args.filters.onClear).toHaveBeenCalledWith("contest");
    await expect(canvas.getByRole("heading", { name: "Le contenu du pack est à compléter" })).toBeVisible();
  },
};

export const FilterMatching: Story = {
  args: {
    detail: {
      ...round,
      isComplete: true,
      content: {
        kind: "filter",
        isSpecial: false,
        format: "20_30",
        pictures: matched(pictures.slice(0, 9), 9),
        choices: [
          {
            key: "contest",
            term: "Épreuve",
            value: "Pro 2 Grand Prix 1,40 m",
            chooseLabel: "Choisir une épreuve",
          },
          {
            key: "filterValue1",
            term: "Cavalier",
            value: "Jeanne Lefèvre",
            chooseLabel: "Choisir un cavalier",
          },
        ],
      },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("9 photos")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Agrandir la photo DSC_0401" }));
    await expect(args.matching.onOpen).toHaveBeenCalledWith(pictures[0]);
  },
};

const filterWith = (matching: QueryState<MatchingShown>) => ({
  ...round,
  isComplete: true,
  content: {
    kind: "filter" as const,
    isSpecial: false,
    format: "20_30" as const,
    pictures: matching,
    choices: [
      {
        key: "contest" as const,
        term: "Épreuve",
        value: "Pro 2 Grand Prix 1,40 m",
        chooseLabel: "Choisir une épreuve",
      },
    ],
  },
});

export const NothingMatching: Story = {
  args: { detail: filterWith(matched([], 0)) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { name: "Aucune photo ne correspond à votre recherche" }),
    ).toBeVisible();
  },
};

/** Some matching pictures have too few pixels for their format. */
export const MatchingSmall: Story = {
  args: {
    detail: filterWith(
      matched(
        pictures.slice(0, 9).map((one, place) => (place < 4 ? { ...one, width: 1200, height: 800 } : one)),
        24,
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Au moins 4 photos sont petites pour ce format/)).toBeVisible();
  },
};

export const MatchingLoading: Story = {
  args: { detail: filterWith(stillLoading) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Chargement en cours...")).toBeVisible();
  },
};

export const MatchingOffline: Story = {
  args: { detail: filterWith(failed("NETWORK")) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Réessayer" }));
    await expect(args.matching.onRetry).toHaveBeenCalledOnce();
  },
};

/** A special pack: the whole contest as files, with a choice of resolution, and nothing to tick. */
export const SpecialPack: Story = {
  args: {
    detail: {
      label: "Toute l’épreuve en numérique",
      description: "Toutes les photos d’une épreuve, en fichiers.",
      isComplete: true,
      content: {
        kind: "filter",
        isSpecial: true,
        format: "high",
        pictures: matched(pictures.slice(0, 12), 24),
        choices: [{ key: "contest", term: "Épreuve", value: "Pro 2 Grand Prix 1,40 m" }],
      },
    },
    configuration: {
      variants: fileVariants,
      configuration: { ...configuration, productVariantUuid: fileVariants[1].uuid },
      price: 6900,
      saving: false,
      failure: null,
      onChange: fn(),
      onSave: fn(),
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/Il n’y a rien à choisir/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Afficher plus de photos (12 sur 24)" }));
    await expect(args.matching.onMore).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole("combobox", { name: "Surface du papier" })).toBeNull();
    await expect(canvas.queryByRole("spinbutton")).toBeNull();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Résolution" }), fileVariants[2].uuid);
    await expect(args.configuration.onChange).toHaveBeenCalledWith({
      ...configuration,
      productVariantUuid: fileVariants[2].uuid,
    });
  },
};

/** The price waits for the options being computed. */
export const PriceBeingComputed: Story = {
  args: {
    configuration: {
      variants: printVariants,
      configuration: { ...configuration, quantity: null, surface: "mat", withNumericOption: true },
      price: null,
      saving: false,
      failure: null,
      onChange: fn(),
      onSave: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("en attente des options...")).toBeVisible();
  },
};

export const Saving: Story = {
  args: {
    configuration: {
      variants: printVariants,
      configuration: { ...configuration, surface: "mat" },
      price: 7100,
      saving: true,
      failure: null,
      onChange: fn(),
      onSave: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("71,00 €")).toBeVisible();
    await expect(canvas.getByText("Enregistrement en cours…")).toBeInTheDocument();
  },
};

/** The order is being paid in another window: the change is refused. */
export const LockedByPayment: Story = {
  args: {
    configuration: {
      variants: printVariants,
      configuration,
      price: 5900,
      saving: false,
      failure: refused("PAYMENT_IN_PROGRESS"),
      onChange: fn(),
      onSave: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Un paiement est en cours");
  },
};
