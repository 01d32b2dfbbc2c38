import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { EmptyCart } from "../../src/features/cart/EmptyCart.tsx";
import { PackSuggestion } from "../../src/features/cart/PackSuggestion.tsx";
import { RemovePackModal } from "../../src/features/cart/RemovePackModal.tsx";
import { RestoreCartModal } from "../../src/features/cart/RestoreCartModal.tsx";
import { SaveCartModal } from "../../src/features/cart/SaveCartModal.tsx";
import { answering } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { begunPack, newPack, orderUuid, suggestionOf } from "../support/orderData.ts";
import { savedOrders } from "../support/packPageData.ts";
import { failed, loaded, refused, stillLoading } from "../support/queryStates.ts";
import { discount } from "../support/searchData.ts";

/** The dialogs of the cart: removing a pack, the pack it suggests, saving the cart, finding one again. */
const meta = {
  title: "features/CartDialogs",
  parameters: { msw: [answering(contract.discounts.listDiscounts, [])] },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const body = within(document.body);
const seen = (element: Element) => waitFor(() => expect(element).toBeVisible());

const removePack = fn();
const removal = (pictureCount: number) => (
  <RemovePackModal
    open
    onOpenChange={fn()}
    label="Pack 5 tirages"
    pictureCount={pictureCount}
    onRemove={removePack}
  />
);

/** Its pictures stay in the cart by default. */
export const RemovePack: Story = {
  render: () => removal(3),
  beforeEach: () => void removePack.mockClear(),
  play: async ({ userEvent }) => {
    await expect(await body.findByRole("radio", { name: /^Les garder dans le panier/ })).toBeChecked();
    await userEvent.click(body.getByRole("button", { name: "Supprimer" }));
    await expect(removePack).toHaveBeenCalledWith("split");
  },
};

/** An empty pack: no question. */
export const RemoveEmptyPack: Story = {
  render: () => removal(0),
  beforeEach: () => void removePack.mockClear(),
  play: async ({ userEvent }) => {
    await userEvent.click(await body.findByRole("button", { name: "Supprimer" }));
    await expect(removePack).toHaveBeenCalledWith("void");
    await expect(body.queryByRole("radio")).toBeNull();
  },
};

const apply = fn();

/** The gain, and one press to apply it. */
export const SuggestedPack: Story = {
  render: () => <PackSuggestion suggestion={suggestionOf(newPack)} onApply={apply} />,
  beforeEach: () => void apply.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("Économisez 16,00 € avec le pack 5 photos")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Créer le pack" }));
    await expect(apply).toHaveBeenCalledOnce();
  },
};

/** Filling a pack of the cart costs nothing more. */
export const SuggestedFilling: Story = {
  render: () => <PackSuggestion suggestion={suggestionOf(begunPack)} onApply={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/rejoindre le pack déjà commencé.*Il y restera 1 place/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Compléter mon pack" })).toBeVisible();
  },
};

/** For the whole cart: equal suggestions are grouped. */
export const SuggestedPacks: Story = {
  render: () => <PackSuggestion suggestion={suggestionOf(begunPack, newPack, newPack)} onApply={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Économisez 62,00 € avec 3 packs")).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    await expect(canvas.getByText(/^2 × Pack 5 photos, 4050x2700/)).toBeVisible();
  },
};

/** The prices are those after the discount, as is the gain. */
export const SuggestedWithDiscount: Story = {
  decorators: [inShop()],
  parameters: { msw: [answering(contract.discounts.listDiscounts, [discount])] },
  render: () => <PackSuggestion suggestion={{ ...suggestionOf(newPack), gain: 1440 }} onApply={fn()} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("67,50 €")).toBeVisible();
    await expect(canvas.getByText("53,10 €")).toBeVisible();
    await expect(canvas.queryByText(/tient compte/)).toBeNull();
  },
};

/** A cheaper cart may cost delivery. */
export const SuggestedWithDelivery: Story = {
  tags: ["no-picture"],
  render: () => <PackSuggestion suggestion={{ ...suggestionOf(newPack), gain: 1000 }} onApply={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Le gain annoncé tient compte de la livraison.")).toBeVisible();
  },
};

const save = fn();
const saving = (change: Partial<Parameters<typeof SaveCartModal>[0]> = {}) => (
  <SaveCartModal
    open
    onOpenChange={fn()}
    orderUuid={orderUuid}
    ticketPath={`/savedCart/${orderUuid}`}
    savedFor={null}
    saving={false}
    failure={null}
    onSave={save}
    {...change}
  />
);

/** The four letters, and an address for them; without a valid one nothing is sent. */
export const SaveCart: Story = {
  render: () => saving(),
  beforeEach: () => void save.mockClear(),
  play: async ({ userEvent }) => {
    await expect(await body.findByText("Code de votre panier 4 F 7 C")).toBeInTheDocument();
    const send = body.getByRole("button", { name: "Enregistrer mon panier" });
    await userEvent.click(send);
    const address = body.getByRole("textbox", { name: "Adresse e-mail" });
    await expect(address).toHaveFocus();
    await userEvent.type(address, " camille");
    await userEvent.click(send);
    await expect(address).toHaveAccessibleDescription("Votre adresse e-mail ne semble pas valide.");
    await expect(save).not.toHaveBeenCalled();
    await userEvent.type(address, "@example.fr ");
    await userEvent.click(send);
    await expect(save).toHaveBeenCalledWith("camille@example.fr");
  },
};

export const SaveCartSaving: Story = {
  render: () => saving({ saving: true }),
  play: async () => {
    await expect(await body.findByText("Enregistrement du panier en cours…")).toBeInTheDocument();
  },
};

export const SaveCartDone: Story = {
  render: () => saving({ savedFor: "camille@example.fr" }),
  play: async () => {
    await seen(await body.findByText(/Retrouvez-le au stand avec ce code ou avec l’adresse camille/));
    await expect(body.getByRole("link", { name: "Voir le ticket à imprimer" })).toHaveAttribute(
      "href",
      `/savedCart/${orderUuid}`,
    );
  },
};

export const SaveCartOffline: Story = {
  render: () => saving({ failure: refused("NETWORK") }),
  play: async () => {
    await seen(await body.findByText(/Connexion impossible/));
  },
};

const search = fn();
const restore = fn();
const restoring = (
  found: Parameters<typeof RestoreCartModal>[0]["found"],
  failure: Parameters<typeof RestoreCartModal>[0]["failure"] = null,
) => (
  <RestoreCartModal
    open
    onOpenChange={fn()}
    found={found}
    failure={failure}
    onSearch={search}
    onRestore={restore}
    onRetry={fn()}
  />
);

/** By the address, the code, or both, in any case of letters. */
export const RestoreCart: Story = {
  render: () => restoring(null),
  beforeEach: () => void search.mockClear(),
  play: async ({ userEvent }) => {
    await userEvent.type(await body.findByRole("textbox", { name: "Code du panier" }), "4f7c");
    await userEvent.click(body.getByRole("button", { name: "Rechercher" }));
    await expect(search).toHaveBeenCalledWith({ email: "", code: "4F7C" });
  },
};

export const RestoreCartNothingTyped: Story = {
  render: () => restoring(null),
  beforeEach: () => void search.mockClear(),
  play: async ({ userEvent }) => {
    await userEvent.click(await body.findByRole("button", { name: "Rechercher" }));
    await expect(
      await body.findAllByText(
        "Vous devez renseigner votre adresse email et/ou le code de la commande pour récupérer votre panier.",
      ),
    ).toHaveLength(2);
    await expect(search).not.toHaveBeenCalled();
  },
};

export const RestoreCartFound: Story = {
  render: () => restoring(loaded(savedOrders)),
  beforeEach: () => void restore.mockClear(),
  play: async ({ userEvent }) => {
    const table = within(await body.findByRole("table", { name: "Paniers trouvés" }));
    await expect(table.getAllByRole("columnheader").map((cell) => cell.textContent)).toEqual([
      "Code",
      "Email",
      "Horaire",
      "Montant total",
      "Action",
    ]);
    await expect(table.getByText("1 234,50 €")).toBeInTheDocument();
    await userEvent.click(table.getByRole("button", { name: "Récupérer le panier 9B1E" }));
    await expect(restore).toHaveBeenCalledWith(savedOrders[1]);
  },
};

export const RestoreCartNone: Story = {
  render: () => restoring(loaded([])),
  play: async () => {
    await seen(await body.findByText("Aucune commande n'a été trouvée."));
  },
};

export const RestoreCartLoading: Story = {
  render: () => restoring(stillLoading),
  play: async () => {
    await seen((await body.findAllByText("Recherche en cours…"))[0] as HTMLElement);
  },
};

export const RestoreCartTooManyAttempts: Story = {
  render: () => restoring(failed("TOO_MANY_ATTEMPTS")),
  play: async () => seen(await body.findByText(/Trop de tentatives/)),
};

export const RestoreCartOffline: Story = {
  render: () => restoring(failed("NETWORK")),
  play: async () => seen(await body.findByRole("heading", { name: "Vous êtes hors connexion" })),
};

/** Somebody else restored it a moment ago. */
export const RestoreCartGone: Story = {
  render: () => restoring(loaded(savedOrders), refused("NOT_FOUND")),
  play: async () =>
    expect(await body.findByRole("alert")).toHaveTextContent("il a peut-être déjà été récupéré"),
};

/** Something was added to the cart in another tab of the stand. */
export const RestoreCartBesideAnother: Story = {
  tags: ["no-picture"],
  render: () => restoring(loaded(savedOrders), refused("ORDER_NOT_MODIFIABLE")),
  play: async () =>
    expect(await body.findByRole("alert")).toHaveTextContent("Un panier est déjà en cours sur cet écran."),
};

const openRestoring = fn();

/** At the stand only, and only while the cart is empty. */
export const EmptyCartAtTheStand: Story = {
  globals: { theme: "stand" },
  render: () => (
    <EmptyCart searchPath="/search" placeWhat="truck" placeMode="horse" onRestore={openRestoring} />
  ),
  beforeEach: () => void openRestoring.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/vous paierez au comptoir/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Récupérer un panier enregistré" }));
    await expect(openRestoring).toHaveBeenCalledOnce();
  },
};
