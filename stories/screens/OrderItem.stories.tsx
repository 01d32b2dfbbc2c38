import type { Meta, StoryObj } from "@storybook/react-vite";
import { Route, Routes } from "react-router";
import { expect, waitFor, within } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { OrderItemRoute } from "../../src/routes/OrderItemRoute.tsx";
import { answering, answeringPages, refusal, refusing, unreachable, waiting } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { prints, shopCalls } from "../support/orderData.ts";
import {
  albumItem,
  begun,
  filtered,
  mixedItem,
  mixedVariants,
  packShopCalls,
  place,
  roundItem,
  roundVariants,
  shop,
  singles,
  wholeEvent,
} from "../support/packShop.ts";
import { contests, filterValues, pictures, searchCalls } from "../support/searchData.ts";
import { opensIn } from "../support/window.ts";

const calls = [...packShopCalls, ...searchCalls, ...shopCalls];
const hold = (held: () => typeof shop.held) => () => {
  shop.held = held();
};

/** One item of the cart in full: its format, its pictures, and how many places of a pack are free. */
const meta = {
  title: "screens/OrderItem",
  component: OrderItemRoute,
  parameters: { bare: true, holdsNavigation: true, path: `/orderItem/${mixedItem.uuid}`, msw: calls },
  decorators: [inShop()],
  beforeEach: hold(begun),
  render: () => (
    <Routes>
      <Route path="/orderItem/:orderItemUuid" element={<OrderItemRoute />} />
      <Route path="/cart" element={<main>Panier</main>} />
    </Routes>
  ),
} satisfies Meta<typeof OrderItemRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

const body = within(document.body);
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];
const group = (canvas: Canvas, position: 1 | 2) =>
  canvas.findByRole("region", { name: new RegExp(`^Groupe ${position}`) });
const sent = () => shop.held.sent;

/** A pack of two groups with free places in both. */
export const Default: Story = {
  tags: ["tablet"],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Pack 3 tirages et 2 fichiers" }),
    ).toBeVisible();
    await expect(canvas.getByText("Pack incomplet")).toBeVisible();
    await expect(await group(canvas, 1)).toHaveTextContent("2 photos sur 3");
    await expect(await group(canvas, 2)).toHaveTextContent("1 photo sur 2");
    await expect(canvas.getByRole("link", { name: "Votre panier" })).toHaveAttribute("href", "/cart");
    await expect(canvas.getByRole("link", { name: "Voir ma sélection" })).toBeVisible();
    await expect(document.title).toMatch(/^Pack 3 tirages et 2 fichiers/);
  },
};

export const AtTheStand: Story = {
  tags: ["kiosk"],
  decorators: [inShop({ placeWhat: "truck" })],
  globals: { theme: "stand", ...opensIn("kiosk") },
  beforeEach: hold(() => ({
    ...begun(),
    places: pictures.slice(0, 5).map((picture, nth) => place(picture, nth + 1, nth < 3 ? 1 : 2)),
  })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Pack complet")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Choisir dans le panier" })).toBeNull();
  },
};

/** Pictures of the cart go into the requested group, and the group is full. */
export const FilledFromCart: Story = {
  play: async ({ canvas, userEvent }) => {
    const second = await group(canvas, 2);
    await userEvent.click(within(second).getByRole("button", { name: "Choisir dans le panier" }));
    const confirm = await body.findByRole("button", { name: "Ajouter au pack" });
    await expect(confirm).toBeDisabled();
    await userEvent.click(await body.findByRole("button", { name: /^Photo DSC_0407/ }));
    await userEvent.dblClick(body.getByRole("button", { name: "Ajouter 1 photo" }));
    await waitFor(() => expect(second).toHaveTextContent("Complet"));
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
    await expect(sent()).toEqual([
      `moveSinglePicturesToPack ${JSON.stringify({ singlePictureItemUuids: [singles[0]?.uuid], groupPosition: 2 })}`,
    ]);
  },
};

/** Another tab took the last place while the dialog was open. */
export const FullMeanwhile: Story = {
  tags: ["no-picture"],
  parameters: { msw: [refusing(contract.orderItems.moveSinglePicturesToPack, "PACK_FULL"), ...calls] },
  play: async ({ canvas, userEvent }) => {
    const second = await group(canvas, 2);
    await userEvent.click(within(second).getByRole("button", { name: "Choisir dans le panier" }));
    await userEvent.click(await body.findByRole("button", { name: /^Photo DSC_0407/ }));
    await userEvent.click(body.getByRole("button", { name: "Ajouter 1 photo" }));
    await expect(await body.findByRole("alert")).toHaveTextContent("Ce pack est complet.");
  },
};

/** Two quick presses move a picture once. */
export const GroupChanged: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, userEvent }) => {
    const first = await group(canvas, 1);
    const [move] = within(first).getAllByRole("button", { name: "Changer de groupe" });
    await userEvent.dblClick(move as HTMLElement);
    await waitFor(async () => expect(await group(canvas, 2)).toHaveTextContent("2 photos sur 2"));
    await expect(first).toHaveTextContent("1 photo sur 3");
    await expect(sent()).toEqual(['groupPosition {"newGroupPosition":2}']);
  },
};

/** The other group is full: the page says so, beside the pressed button. */
export const OtherGroupFull: Story = {
  tags: ["no-picture"],
  beforeEach: hold(() => ({
    ...begun(),
    places: [place(pictures[0] as (typeof pictures)[number], 1, 1), ...begun().places.slice(2)].concat(
      place(pictures[3] as (typeof pictures)[number], 4, 2),
    ),
  })),
  play: async ({ canvas, userEvent }) => {
    const first = await group(canvas, 1);
    await userEvent.click(within(first).getByRole("button", { name: "Changer de groupe" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Le groupe 2 est complet. Retirez-en d’abord une photo.",
    );
  },
};

/** A pressed picture opens large, with all its actions; removing it asks where to. */
export const PictureRemoved: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Photo DSC_0402" }));
    await expect(await body.findByText(/^Groupe 1, 20x30/, { selector: "[role=dialog] *" })).toBeVisible();
    await userEvent.click(body.getByRole("button", { name: "Retirer du pack" }));
    await userEvent.click(await body.findByRole("radio", { name: "La supprimer" }));
    await userEvent.click(body.getByRole("button", { name: "Retirer du pack" }));
    await waitFor(async () => expect(await group(canvas, 1)).toHaveTextContent("1 photo sur 3"));
    await expect(sent()).toEqual([
      `removePictureFromPack ${JSON.stringify({ orderItemPictureUuid: begun().places[1]?.uuid, target: { mode: "void" } })}`,
    ]);
    await waitFor(() => expect(canvas.getByRole("main")).toHaveFocus());
  },
};

/** The picture was removed in another tab: the dialog closes, and the page says why. */
export const PictureGoneMeanwhile: Story = {
  tags: ["no-picture"],
  parameters: {
    msw: [
      answering(contract.orderItems.removePictureFromPack, () => {
        shop.held.places = shop.held.places.slice(1);
        return refusal("NOT_FOUND");
      }),
      ...calls,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Retirer la photo DSC_0401 du pack" }));
    await userEvent.click(await body.findByRole("button", { name: "Retirer du pack" }));
    await expect(await canvas.findByText("Cette photo n’est plus dans le pack.")).toBeVisible();
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
    await expect(await group(canvas, 1)).toHaveTextContent("1 photo sur 3");
  },
};

/** The price follows the choice; the button saves it, and the page confirms. */
export const Configured: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "Surface du papier" }), "mat");
    await expect(canvas.getByText("72,00 €")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Ajouter un exemplaire" }));
    await expect(canvas.getByText("144,00 €")).toBeVisible();
    await expect(sent()).toEqual([]);
    await userEvent.dblClick(canvas.getByRole("button", { name: "Enregistrer" }));
    await expect(await canvas.findByText("Vos choix sont enregistrés.")).toBeVisible();
    await expect(sent()).toHaveLength(1);
    await expect(shop.held.item).toMatchObject({ quantity: 2, withMatOption: true, withSatinOption: false });
  },
};

/** The format left the catalogue while the pack was in the cart: another must be chosen. */
export const FormatWithdrawn: Story = {
  tags: ["no-picture"],
  parameters: {
    msw: [answering(contract.productVariants.listVariants, [mixedVariants[0], ...roundVariants]), ...calls],
  },
  play: async ({ canvas, userEvent }) => {
    const format = await canvas.findByRole("combobox", { name: "Format" });
    await expect(format).toBeInvalid();
    await expect(canvas.getByText(/Le format choisi n’est plus vendu/)).toBeVisible();
    await userEvent.selectOptions(format, mixedVariants[0].uuid);
    await userEvent.click(canvas.getByRole("button", { name: "Enregistrer" }));
    await waitFor(() => expect(shop.held.item?.productVariantUuid).toBe(mixedVariants[0].uuid));
    await waitFor(() => expect(canvas.queryByText(/Le format choisi n’est plus vendu/)).toBeNull());
  },
};

/** The order is being paid in another tab. */
export const LockedByPayment: Story = {
  tags: ["no-picture"],
  parameters: {
    msw: [refusing(contract.orderItemPictures.changeGroupPosition, "PAYMENT_IN_PROGRESS"), ...calls],
  },
  play: async ({ canvas, userEvent }) => {
    const first = await group(canvas, 1);
    const [move] = within(first).getAllByRole("button", { name: "Changer de groupe" });
    await userEvent.click(move as HTMLElement);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      /^Un paiement est en cours.*votre commande est verrouillée/,
    );
    await expect(canvas.getByRole("link", { name: "Voir la commande" })).toHaveAttribute(
      "href",
      `/order/${mixedItem.orderUuid}`,
    );
  },
};

/** A contest and a rider are chosen in turn; their pictures show once both are set. */
export const FilterChosen: Story = {
  beforeEach: hold(filtered(roundItem)),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Le contenu du pack est à compléter" }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Choisir une épreuve" }));
    await userEvent.click(await body.findByRole("button", { name: "Pro 2 Grand Prix 1,40 m" }));
    await expect(await canvas.findByText("Pro 2 Grand Prix 1,40 m")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Choisir un cavalier" }));
    await userEvent.type(await body.findByRole("searchbox", { name: "Nom du cavalier" }), "lef");
    await userEvent.click(await body.findByRole("button", { name: "Jeanne Lefèvre" }));
    await expect(await canvas.findByText("Pack complet")).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: /^Agrandir la photo/ })).toHaveLength(12);
    await expect(shop.held.item).toMatchObject({
      contestUuid: contests[1]?.uuid,
      filterValueUuid1: filterValues[0]?.uuid,
    });
    await expect(sent()).toHaveLength(2);
  },
};

/** Cleared, the contest is asked for again. */
export const FilterCleared: Story = {
  tags: ["no-picture"],
  beforeEach: hold(filtered(albumItem)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Retirer Amateur 3 Grand Prix 1,00 m" }));
    await expect(await canvas.findByRole("button", { name: "Choisir une épreuve" })).toBeVisible();
    await expect(canvas.getByText("Pack incomplet")).toBeVisible();
    await expect(shop.held.item).toMatchObject({
      contestUuid: null,
      filterValueUuid1: filterValues[0]?.uuid,
    });
  },
};

/** Files of a whole contest: the resolution is the only choice, and choosing it saves it. */
export const ResolutionChanged: Story = {
  tags: ["no-picture"],
  beforeEach: hold(
    filtered({
      ...albumItem,
      ...roundItem,
      contestUuid: albumItem.contestUuid,
      filterValueUuid1: albumItem.filterValueUuid1,
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Il n’y a rien à choisir/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Enregistrer" })).toBeNull();
    await userEvent.selectOptions(
      canvas.getByRole("combobox", { name: "Résolution" }),
      roundVariants[2].uuid,
    );
    await expect(await canvas.findByText("Vos choix sont enregistrés.")).toBeVisible();
    await expect(canvas.getByText("79,00 €")).toBeVisible();
    await expect(shop.held.item?.productVariantUuid).toBe(roundVariants[2].uuid);
  },
};

/** Hundreds of pictures: a dozen shows, more on demand, and the gallery browses all of them. */
export const ManyPictures: Story = {
  beforeEach: hold(filtered(albumItem)),
  parameters: { msw: [wholeEvent, ...calls] },
  play: async ({ canvas, userEvent }) => {
    const tiles = () => canvas.getAllByRole("button", { name: /^Agrandir la photo/ });
    await expect(await canvas.findByText("640 photos")).toBeVisible();
    await expect(tiles()).toHaveLength(12);
    await userEvent.click(canvas.getByRole("button", { name: "Afficher plus de photos (12 sur 640)" }));
    await expect(tiles()).toHaveLength(60);
    await userEvent.click(tiles()[0] as HTMLElement);
    await expect(await body.findByText("Photo 1 sur 640")).toBeVisible();
    await userEvent.click(body.getByRole("button", { name: "Photo précédente" }));
    await expect(await body.findByText("Photo 640 sur 640")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(tiles()[0]).toHaveFocus());
  },
};

/** All filters are set and nothing matches: it cannot be ordered. */
export const NothingMatching: Story = {
  tags: ["no-picture"],
  beforeEach: hold(filtered(albumItem)),
  parameters: { msw: [answeringPages(contract.pictures.listPicturesForFilterOrderItem, []), ...calls] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Aucune photo ne correspond à votre recherche" }),
    ).toBeVisible();
    await expect(canvas.getByText("Pack incomplet")).toBeVisible();
  },
};

let isLocked = true;

/** Kept during its order's payment; once deleted, its pictures stay in the cart as single ones. */
export const Deleted: Story = {
  tags: ["no-picture"],
  parameters: {
    msw: [
      answering(contract.orderItems.deleteOrderItem, ({ body: asked }) => {
        if (isLocked) return refusal("PAYMENT_IN_PROGRESS");
        shop.held.sent.push(`delete ${JSON.stringify(asked)}`);
        shop.held.item = null;
        return {};
      }),
      ...calls,
    ],
  },
  beforeEach: () => {
    hold(begun)();
    isLocked = true;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Supprimer le pack" }));
    await userEvent.click(await body.findByRole("button", { name: "Supprimer" }));
    await expect(await canvas.findByText(/votre commande est verrouillée/)).toBeVisible();
    await expect(body.queryByRole("dialog")).toBeNull();
    isLocked = false;
    await userEvent.click(await canvas.findByRole("button", { name: "Supprimer le pack" }));
    await expect(await body.findByRole("radio", { name: /^Les garder dans le panier/ })).toBeChecked();
    await userEvent.dblClick(body.getByRole("button", { name: "Supprimer" }));
    await expect(await canvas.findByText("Panier")).toBeVisible();
    await expect(sent()).toEqual(['delete {"target":{"mode":"split"}}']);
  },
};

export const AsksBeforeDeleting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Supprimer le pack" }));
    const dialog = await body.findByRole("dialog", { name: /Supprimer ce pack/ });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** The pack was deleted in another tab: an action here says so, and leaves nothing behind. */
export const DeletedElsewhere: Story = {
  parameters: {
    msw: [
      answering(contract.orderItems.updateOrderItem, () => {
        shop.held.item = null;
        return refusal("NOT_FOUND");
      }),
      ...calls,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Enregistrer" }));
    await expect(
      await canvas.findByRole("heading", { name: "Ce pack n’est pas dans votre panier" }),
    ).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Enregistrer" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Voir le panier" })).toBeVisible();
  },
};

/** Deleted, ordered, or somebody else's. */
export const Gone: Story = {
  beforeEach: hold(() => ({ ...begun(), item: null })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Ce pack n’est pas dans votre panier" }),
    ).toBeVisible();
    await expect(canvas.getByText(/il se trouve dans le panier de quelqu’un d’autre/)).toBeVisible();
  },
};

export const ProductWithdrawn: Story = {
  parameters: { msw: [answering(contract.products.listProducts, []), ...calls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Ce pack n’est plus vendu" })).toBeVisible();
  },
};

/** A single picture has no separate page. */
export const SinglePicture: Story = {
  tags: ["no-picture"],
  beforeEach: hold(filtered(prints)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Cet article n’est pas un pack" })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: [waiting(contract.orderItems.readItemOfCurrentOrder), ...calls] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Chargement en cours...")).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: { msw: [refusing(contract.orderItems.readItemOfCurrentOrder, "INTERNAL"), ...calls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { msw: [unreachable(contract.orderItems.readItemOfCurrentOrder), ...calls] },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("heading", { name: "Vous êtes hors connexion" }, { timeout: 8000 });
    await expect(title).toBeVisible();
  },
};

/** Leaving with unsaved settings asks first; staying keeps the settings and the focus. */
export const UnsavedSettings: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Ajouter un exemplaire" }));
    const quantity = canvas.getByRole("spinbutton", { name: "Quantité" });
    await expect(quantity).toHaveValue(String(mixedItem.quantity + 1));
    const [cartLink] = canvas.getAllByRole("link", { name: "Voir le panier" });
    if (!cartLink) throw new Error("no way to the cart");
    await userEvent.click(cartLink);
    const question = await body.findByRole("alertdialog", { name: /^Quitter sans enregistrer/ });
    await userEvent.click(within(question).getByRole("button", { name: "Revenir aux réglages" }));
    await waitFor(() => expect(cartLink).toHaveFocus());
    await expect(quantity).toHaveValue(String(mixedItem.quantity + 1));
    const unload = new Event("beforeunload", { cancelable: true });
    await expect(window.dispatchEvent(unload)).toBe(false);
    await userEvent.click(cartLink);
    await body.findByRole("button", { name: "Quitter sans enregistrer" });
  },
};

/** Leaving anyway asks no second time; saved settings do not ask. */
export const UnsavedSettingsLeft: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Ajouter un exemplaire" }));
    await userEvent.click(canvas.getByRole("link", { name: "Votre panier" }));
    await userEvent.click(await body.findByRole("button", { name: "Quitter sans enregistrer" }));
    await expect(await canvas.findByText("Panier")).toBeVisible();
    await expect(body.queryByRole("alertdialog")).toBeNull();
    await expect(sent()).toEqual([]);
  },
};
