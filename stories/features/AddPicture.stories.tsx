import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { SearchRoute } from "../../src/routes/SearchRoute.tsx";
import { answering, answeringPages, refusing, unreachable, waiting } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { shopCalls } from "../support/orderData.ts";
import { contestUuid, eventUuid, pictures, pictureUuids, searchCalls } from "../support/searchData.ts";
import { everyFormat } from "../support/singleData.ts";

const asked = fn();
const calls = [
  answering(contract.orderItems.createOrderItem, ({ body }) => {
    asked(body);
    return { orderItemUuid: "f0000000-0000-4000-8000-000000000001" };
  }),
  ...searchCalls,
  ...shopCalls,
];

const formats = [answering(contract.productVariants.listVariants, everyFormat)];
/** The modal that shows a picture large and puts it into the cart, as a print or a file. */
const meta = {
  title: "features/AddPicture",
  component: SearchRoute,
  parameters: {
    bare: true,
    path: `/search?mode=pictures&event=${eventUuid}&contest=${contestUuid}`,
    msw: calls,
  },
  decorators: [inShop()],
  beforeEach: () => {
    asked.mockClear();
  },
} satisfies Meta<typeof SearchRoute>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;
type Playing = Pick<Parameters<Play>[0], "canvas" | "userEvent">;

const body = within(document.body);
/** Waits until the modal shows a picture. */
const shows = async (name: string) =>
  within(await body.findByRole("dialog")).findByRole("img", { name: `Photo ${name}` });
/** Waits until the dialog has faded in. */
const seen = (element: Element) => waitFor(() => expect(element).toBeVisible());
const press = async ({ userEvent }: Playing, name: string | RegExp) =>
  userEvent.click(await body.findByRole("button", { name }));

async function open(playing: Playing): Promise<void> {
  const { canvas, userEvent } = playing;
  await userEvent.click(await canvas.findByRole("button", { name: /^Photo DSC_0401/ }));
  await body.findByRole("dialog", { name: "Oeil d’Or\u00a0· Jeanne Lefèvre\u00a0· 137" });
  await body.findByRole("button", { name: "Choisir cette photo" });
}
async function toTarget(playing: Playing): Promise<void> {
  await open(playing);
  await press(playing, "Choisir cette photo");
  await body.findByRole("button", { name: "Tirage photo" });
}
async function toOptions(playing: Playing): Promise<void> {
  await toTarget(playing);
  await press(playing, "Tirage photo");
  await body.findByRole("button", { name: "Ajouter au panier" });
}

export const PictureStep: Story = {
  tags: ["tablet", "kiosk"],
  play: async (playing) => {
    await open(playing);
    await seen(await body.findByText("Oeil d’Or · Jeanne Lefèvre · 137"));
    await seen(await body.findByText(/^9\sh\s30\s· Amateur 3/));
    await seen(body.getByText("Photo 1 sur 6"));
    await expect(body.queryByText("Référence")).toBeNull();
  },
};

/** A thumbnail below the picture leads there, at the choice of a product too. */
export const ByStrip: Story = {
  tags: ["no-picture"],
  play: async (playing) => {
    await open(playing);
    const strip = within(await body.findByRole("listbox", { name: "Photos voisines" }));
    await playing.userEvent.click(await strip.findByRole("option", { name: /^Photo DSC_0404, 9\sh/ }));
    await shows("DSC_0404");
    await seen(body.getByText("Photo 4 sur 6"));
    await expect(strip.getByRole("option", { selected: true })).toHaveFocus();
    await press(playing, "Choisir cette photo");
    await body.findByRole("button", { name: "Tirage photo" });
    await playing.userEvent.click(strip.getByRole("option", { name: /^Photo DSC_0403/ }));
    await shows("DSC_0403");
    await press(playing, "Tirage photo");
    await body.findByRole("button", { name: "Ajouter au panier" });
    await expect(body.queryByRole("listbox")).toBeNull();
    await press(playing, "Retour");
    const again = await body.findByRole("listbox", { name: "Photos voisines" });
    const current = within(again).getByRole("option", { name: /^Photo DSC_0403/, selected: true });
    const middleOf = ({ left, width }: DOMRect) => left + width / 2;
    await expect(middleOf(current.getBoundingClientRect())).toBeCloseTo(
      middleOf(again.getBoundingClientRect()),
      0,
    );
  },
};

/** The picture's own data at a press; they stay shown while leafing. */
export const Details: Story = {
  tags: ["tablet"],
  play: async (playing) => {
    await open(playing);
    await press(playing, "Détails");
    await seen(body.getByText("16 mai 2026 à 9 h 30"));
    await seen(await body.findByText("Jumping de Saint-Lô (2026)"));
    await seen(body.getByText(pictureUuids[0] ?? ""));
    await playing.userEvent.keyboard("{ArrowRight}");
    await seen(await body.findByText(pictureUuids[1] ?? ""));
    await expect(body.getByRole("button", { name: "Détails" })).toHaveAttribute("aria-expanded", "true");
  },
};

/** Replaces parts of the browser while `during` runs; undefined: the browser lacks them. */
async function withNavigator(parts: Record<string, unknown>, during: () => Promise<void>): Promise<void> {
  for (const [name, value] of Object.entries(parts)) {
    if (value === undefined) Reflect.deleteProperty(navigator, name);
    else Object.defineProperty(navigator, name, { value, configurable: true });
  }
  try {
    await during();
  } finally {
    for (const name of Object.keys(parts)) Reflect.deleteProperty(navigator, name);
  }
}

/** By the device's own sheet; closing it is no fault. */
export const Shared: Story = {
  tags: ["no-picture"],
  play: async (playing) => {
    await open(playing);
    await press(playing, "Détails");
    const share = fn(() => Promise.reject(new DOMException("", "AbortError")));
    await withNavigator({ share }, () => press(playing, "Partager cette photo"));
    await waitFor(() =>
      expect(share).toHaveBeenCalledWith({
        title: "Oeil d’Or\u00a0· Jeanne Lefèvre\u00a0· 137",
        url: location.href,
      }),
    );
    await expect(body.queryByText("Lien copié.")).toBeNull();
  },
};

/** Without such a sheet the link is copied, and that is said until another picture is shown. */
export const LinkCopied: Story = {
  play: async (playing) => {
    await open(playing);
    await press(playing, "Détails");
    const writeText = fn(() => Promise.resolve());
    await withNavigator({ clipboard: { writeText } }, async () => {
      await press(playing, "Partager cette photo");
      await seen(await body.findByText("Lien copié."));
    });
    await expect(writeText).toHaveBeenCalledWith(location.href);
    await playing.userEvent.keyboard("{ArrowRight}");
    await shows("DSC_0402");
    await expect(body.queryByText("Lien copié.")).toBeNull();
  },
};

/** Closes the modal and shows pictures of the same event taken within a minute of it. */
export const AroundPicture: Story = {
  tags: ["no-picture"],
  parameters: {
    msw: [
      answering(contract.pictures.listPictures, ({ query }) => {
        const span = query.get("takenFrom");
        if (span !== null) asked(Object.fromEntries(query));
        const some = span === null ? pictures : pictures.slice(0, 9);
        return Response.json(some, { headers: { "x-total-count": `${some.length}` } });
      }),
      ...calls,
    ],
  },
  play: async (playing) => {
    await open(playing);
    await press(playing, "Détails");
    await playing.userEvent.click(await body.findByRole("link", { name: "Autour de cette photo" }));
    await seen(await playing.canvas.findByText("9 photos"));
    await expect(body.queryByRole("dialog")).toBeNull();
    await seen(
      await playing.canvas.findByRole("button", {
        name: "Retirer le filtre «\u00a0Entre 9\u00a0h\u00a029 et 9\u00a0h\u00a031\u00a0»",
      }),
    );
    await expect(asked).toHaveBeenCalledWith({
      eventUuid,
      takenFrom: "2026-05-16T07:29:07.000Z",
      takenBefore: "2026-05-16T07:31:07.001Z",
      limit: "200",
      offset: "0",
    });
  },
};

export const Leafing: Story = {
  play: async (playing) => {
    await open(playing);
    await playing.userEvent.keyboard("{ArrowLeft}");
    await shows("DSC_0406");
    await playing.userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await shows("DSC_0402");
    await press(playing, "Photo suivante");
    await shows("DSC_0403");
  },
};

export const ShortcutsOff: Story = {
  tags: ["no-picture"],
  play: async (playing) => {
    await open(playing);
    await press(playing, "Détails");
    await playing.userEvent.click(body.getByRole("switch", { name: /Raccourcis clavier/ }));
    await playing.userEvent.keyboard("{ArrowRight}s");
    await seen(await shows("DSC_0401"));
  },
};

export const KeyOfSelection: Story = {
  play: async (playing) => {
    await open(playing);
    await playing.userEvent.keyboard("s");
    await seen(await playing.canvas.findByRole("heading", { level: 1, name: "Ma sélection" }));
  },
};

export const TakenIntoSelection: Story = {
  tags: ["no-picture"],
  play: async (playing) => {
    await open(playing);
    await press(playing, "Ajouter à ma sélection");
    await seen(await body.findByRole("button", { name: "Retirer de ma sélection" }));
    await seen(body.getByRole("button", { name: "Voir ma sélection 1" }));
  },
};

export const TargetStep: Story = {
  play: async (playing) => {
    await toTarget(playing);
    await expect(body.getByRole("heading", { name: "Choisissez un produit" })).toHaveFocus();
    await press(playing, "Retour");
    await seen(await body.findByRole("button", { name: "Choisir cette photo" }));
    await press(playing, "Choisir cette photo");
  },
};

export const OptionsStep: Story = {
  play: async (playing) => {
    await toOptions(playing);
    const [price] = body.getAllByRole("status");
    await expect(price).toHaveTextContent(/^15,00\s€$/);
    await playing.userEvent.click(body.getByRole("radio", { name: /Option mat/ }));
    await playing.userEvent.click(body.getByRole("checkbox", { name: /fichier numérique/ }));
    await press(playing, "Ajouter un exemplaire");
    await expect(price).toHaveTextContent(/^50,00\s€$/);
  },
};

export const Added: Story = {
  play: async (playing) => {
    await toOptions(playing);
    await playing.userEvent.click(body.getByRole("radio", { name: /Option satin/ }));
    await press(playing, "Ajouter au panier");
    await seen(await body.findByRole("heading", { name: "Photo ajoutée au panier" }));
    await expect(await body.findByRole("link", { name: "Voir le panier" })).toHaveAttribute("href", "/cart");
    await expect(asked).toHaveBeenCalledTimes(1);
    await expect(asked.mock.calls[0]?.[0]).toMatchObject({
      pictureUuid: pictureUuids[0],
      quantity: 1,
      withMatOption: false,
      withSatinOption: true,
      withNumericOption: false,
    });
  },
};

export const Adding: Story = {
  parameters: { msw: [waiting(contract.orderItems.createOrderItem), ...calls] },
  play: async (playing) => {
    await toOptions(playing);
    await press(playing, "Ajouter au panier");
    await waitFor(() =>
      expect(body.getByRole("button", { name: "Ajouter au panier" })).toHaveAttribute("aria-busy", "true"),
    );
    await expect(body.queryByText("Photo ajoutée au panier")).toBeNull();
  },
};

export const LockedByPayment: Story = {
  parameters: { msw: [refusing(contract.orderItems.createOrderItem, "PAYMENT_IN_PROGRESS"), ...calls] },
  play: async (playing) => {
    await toOptions(playing);
    await press(playing, "Ajouter au panier");
    await expect(await body.findByRole("alert")).toHaveTextContent(/Un paiement est en cours/);
    await expect(body.queryByText("Photo ajoutée au panier")).toBeNull();
  },
};

export const Offline: Story = {
  parameters: { msw: [unreachable(contract.orderItems.createOrderItem), ...calls] },
  play: async (playing) => {
    await toOptions(playing);
    await press(playing, "Ajouter au panier");
    await seen(
      await body.findByText(
        /cette photo sera ajoutée à votre panier dès que le réseau revient/,
        {},
        {
          timeout: 8000,
        },
      ),
    );
  },
};

export const OffersFailing: Story = {
  parameters: { msw: [refusing(contract.products.listProducts, "INTERNAL"), ...calls] },
  play: async (playing) => {
    await open(playing);
    await press(playing, "Choisir cette photo");
    await expect(await body.findByRole("alert")).toHaveTextContent("Une erreur est survenue");
    await seen(body.getByRole("button", { name: "Réessayer" }));
  },
};

export const FromSelection: Story = {
  parameters: { path: "/search?view=selection" },
  decorators: [inShop({ selected: pictureUuids.slice(0, 3) })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Photo DSC_0402/ }));
    await shows("DSC_0402");
    await seen(await body.findByRole("heading", { name: "Choisissez un produit" }));
    await press({ canvas, userEvent }, "Retirer de ma sélection");
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
    await seen(await canvas.findByRole("button", { name: /^Photo DSC_0403/ }));
    await expect(canvas.queryByRole("button", { name: /^Photo DSC_0402/ })).toBeNull();
  },
};

export const ImageFailing: Story = {
  decorators: [inShop({ store: "large-missing" })],
  play: async (playing) => {
    await open(playing);
    await seen(await body.findByRole("button", { name: "Réessayer" }, { timeout: 8000 }));
    await expect(body.getByRole("button", { name: "Choisir cette photo" })).toBeVisible();
  },
};

/** Event and contest are loading: their lines wait, and nothing jumps. */
export const DetailsLoading: Story = {
  parameters: { msw: [waiting(contract.events.readEvent), waiting(contract.contests.readContest), ...calls] },
  play: async (playing) => {
    await open(playing);
    await press(playing, "Détails");
    const details = within(body.getByRole("dialog"));
    await seen(details.getByText("Événement"));
    await expect(details.getAllByText("…").length).toBeGreaterThan(0);
  },
};

/** A single picture has no neighbours; a picture without a date says so. */
export const OnlyPicture: Story = {
  parameters: {
    msw: [
      answeringPages(
        contract.pictures.listPictures,
        pictures.slice(0, 1).map((one) => ({ ...one, takenAt: null })),
      ),
      ...calls,
    ],
  },
  play: async (playing) => {
    await open(playing);
    await seen(await body.findByText(/^Heure inconnue\s· Amateur 3/));
    await expect(body.queryByRole("button", { name: "Photo suivante" })).toBeNull();
  },
};

export const AlreadySelected: Story = {
  decorators: [inShop({ selected: pictureUuids.slice(0, 12) })],
  play: async (playing) => {
    await open(playing);
    await seen(body.getByRole("button", { name: "Retirer de ma sélection" }));
    await seen(body.getByRole("button", { name: "Voir ma sélection 12" }));
  },
};

/** Print formats, with their prices. */
export const VariantStep: Story = {
  parameters: { msw: [...formats, ...calls] },
  play: async (playing) => {
    await toTarget(playing);
    await press(playing, "Tirage photo");
    await seen(await body.findByRole("button", { name: /20x30\scm/ }));
    await seen(body.getByRole("button", { name: /105x157\scm/ }));
    await press(playing, "Retour");
    await seen(await body.findByRole("heading", { name: "Choisissez un produit" }));
    await press(playing, "Tirage photo");
  },
};

/** File resolutions, each with its use. */
export const VariantOfFile: Story = {
  parameters: { msw: [...formats, ...calls] },
  play: async (playing) => {
    await toTarget(playing);
    await press(playing, "Fichier numérique");
    await seen(await body.findByRole("button", { name: /1350x900\spx/ }));
    await seen(body.getByText("Réseaux sociaux"));
  },
};

/** A file has no surface, this one no copy, and it counts once: nothing to choose. */
export const OptionsOfFile: Story = {
  parameters: { msw: [...formats, ...calls] },
  play: async (playing) => {
    await toTarget(playing);
    await press(playing, "Fichier numérique");
    await press(playing, /2700x1800/);
    await seen(await body.findByRole("button", { name: "Ajouter au panier" }));
    await expect(body.queryByRole("radio")).toBeNull();
    await expect(body.queryByRole("spinbutton")).toBeNull();
    await expect(body.getAllByRole("status")[0]).toHaveTextContent(/^19,00\s€$/);
  },
};

export const OffersLoading: Story = {
  parameters: { msw: [waiting(contract.products.listProducts), ...calls] },
  play: async (playing) => {
    await open(playing);
    await press(playing, "Choisir cette photo");
    await seen(await body.findByRole("heading", { name: "Choisissez un produit" }));
    await expect(body.getByText("Chargement des produits…")).toBeInTheDocument();
  },
};

export const OffersOffline: Story = {
  parameters: { msw: [unreachable(contract.products.listProducts), ...calls] },
  play: async (playing) => {
    await open(playing);
    await press(playing, "Choisir cette photo");
    await expect(await body.findByRole("alert", {}, { timeout: 8000 })).toHaveTextContent(
      /Connexion impossible/,
    );
  },
};

export const NothingOnSale: Story = {
  parameters: { msw: [answering(contract.products.listProducts, []), ...calls] },
  play: async (playing) => {
    await open(playing);
    await press(playing, "Choisir cette photo");
    await seen(await body.findByRole("heading", { name: "Cette photo n’est pas en vente" }));
  },
};
