import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { CartRoute } from "../../src/routes/CartRoute.tsx";
import { answering, answeringAfter, refusal, refusing, unreachable, waiting } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { keeping } from "../support/keeping.tsx";
import {
  cartCalls,
  customerCalls,
  discount,
  items,
  movedPictures,
  movedPrint,
  oneFile,
  openPack,
  openRound,
  order,
  orderUuid,
  picture,
  print,
  print20,
  prints,
  shipping,
  shopCalls,
} from "../support/orderData.ts";

/** What the shopper is about to order: its items, their prices, the discount and the total. */
const meta = {
  title: "screens/Cart",
  component: CartRoute,
  parameters: { bare: true, path: "/cart", msw: [...cartCalls(), ...shopCalls] },
  decorators: [inShop()],
} satisfies Meta<typeof CartRoute>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

export const Default: Story = {
  tags: ["tablet", "kiosk"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("53,10 €")).toBeVisible();
    await expect(canvas.getByText("36,00 €")).toBeVisible();
    await expect(canvas.getByText("Remise de 10 %")).toBeVisible();
    await expect(canvas.getAllByRole("article")).toHaveLength(2);
    // A file is bought once.
    await expect(canvas.getAllByRole("spinbutton")).toHaveLength(1);
    await expect(canvas.getByText("Quantité : 1")).toBeVisible();
  },
};

/** A print whose paper was moved shows that part of its picture, and says where it lies. */
export const MovedCrop: Story = {
  tags: ["no-picture"],
  parameters: {
    msw: [
      answering(contract.pictures.listPicturesOfCurrentOrder, movedPictures),
      ...cartCalls({}, [movedPrint, { ...prints, uuid: oneFile.uuid }]),
      ...shopCalls,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Cadrage en haut")).toBeVisible();
    const [moved, middle] = canvas.getAllByRole("img", { name: /^Photo / });
    await expect(moved).toHaveStyle({ aspectRatio: "1.5 / 1", objectPosition: "0% 0%" });
    await expect(middle).toHaveStyle({ aspectRatio: "auto", objectPosition: "50% 50%" });
  },
};

/** A picture has been taken down: announced until dismissed, and only once. */
export const LostPictures: Story = {
  parameters: {
    msw: [
      answering(contract.orders.listUnavailablePictures, () => ({
        names: told.length === 0 ? ["DSC_0418"] : [],
      })),
      answering(contract.orders.dismissUnavailablePictures, () => {
        told.push("told");
        return {};
      }),
      ...cartCalls(),
      ...shopCalls,
    ],
  },
  beforeEach: () => {
    told.length = 0;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/La photo DSC_0418 a été retirée de votre panier/)).toBeVisible();
    await expect(await canvas.findAllByRole("article")).toHaveLength(2);
  },
};
const told: string[] = [];

export const LostPicturesRead: Story = {
  ...LostPictures,
  tags: ["no-picture"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole("button", { name: "J’ai compris" }));
    await waitFor(() => expect(canvas.queryByText(/DSC_0418/)).toBeNull());
    await expect(told).toEqual(["told"]);
  },
};

export const Empty: Story = {
  parameters: {
    msw: [answering(contract.orders.readCurrentOrderUuid, { currentOrderUuid: null }), ...shopCalls],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Votre panier est vide" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Rechercher mes photos" })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: [waiting(contract.orders.readCurrentOrderUuid), ...shopCalls] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Chargement en cours...")).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: {
    msw: [refusing(contract.orderItems.listItemsOfCurrentOrder, "INTERNAL"), ...cartCalls(), ...shopCalls],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { msw: [unreachable(contract.orders.readCurrentOrderUuid), ...shopCalls] },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("heading", { name: "Vous êtes hors connexion" }, { timeout: 8000 });
    await expect(title).toBeVisible();
  },
};

const queuedPrint = {
  key: "key-1",
  change: {
    name: "addPicture",
    body: {
      productUuid: print.uuid,
      productVariantUuid: print20.uuid,
      pictureUuid: prints.pictureUuid,
      withMatOption: true,
    },
  },
};
const queued = async (canvas: Canvas) => {
  await expect(await canvas.findByRole("heading", { name: "En attente du réseau" })).toBeVisible();
  const line = within(canvas.getByRole("article"));
  await waitFor(() => expect(line.getByText(/Jeanne Lefèvre/)).toBeVisible());
  await expect(line.getByText("18,00 €")).toBeVisible();
};

/** Opened without a network, it still shows what waits for it. */
export const OfflineWithQueue: Story = {
  parameters: {
    msw: [
      unreachable(contract.orders.readCurrentOrderUuid),
      answering(contract.pictures.readPicture, picture(1)),
      ...shopCalls,
    ],
  },
  decorators: [keeping("cartOutbox", [queuedPrint])],
  play: async ({ canvas }) => queued(canvas),
};

/** An empty cart, to which a picture was added without a network. */
export const FirstQueued: Story = {
  tags: ["no-picture"],
  parameters: {
    msw: [
      answering(contract.orders.readCurrentOrderUuid, { currentOrderUuid: null }),
      answering(contract.pictures.readPicture, picture(1)),
      ...cartCalls(),
      ...shopCalls,
    ],
  },
  decorators: [keeping("cartOutbox", [queuedPrint])],
  play: async ({ canvas }) => {
    await queued(canvas);
    await expect(canvas.queryByText("Votre panier est vide")).toBeNull();
  },
};

/** Without a network the line has its new price, and no sum is left of the cart before. */
export const ChangedOffline: Story = {
  tags: ["no-picture"],
  parameters: { msw: [unreachable(contract.orderItems.updateOrderItem), ...cartCalls(), ...shopCalls] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Ajouter un exemplaire/ }));
    await expect(await canvas.findByText("54,00 €")).toBeVisible();
    const summary = within(canvas.getByRole("region", { name: "Total du panier" }));
    await expect(await summary.findByText("au retour du réseau", {}, { timeout: 8000 })).toBeVisible();
    await expect(summary.getAllByText("en attente")).toHaveLength(2);
    await expect(summary.queryByText(/livraison offerte/)).toBeNull();
  },
};

export const Incomplete: Story = {
  parameters: { msw: [...cartCalls({}, [openPack, openRound, ...items]), ...shopCalls] },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText("Certains éléments de votre panier ne sont pas complets."),
    ).toBeVisible();
    await expect(
      canvas.getByText("Certains packs que vous avez sélectionnés sont incomplets."),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Valider la commande" }));
    await expect(
      await canvas.findByText(
        "Votre panier contient des éléments incomplets. Veuillez les compléter avant de valider votre commande.",
      ),
    ).toBeVisible();
  },
};

export const FixedDiscount: Story = {
  parameters: {
    msw: [
      ...cartCalls({ totalPrice: 3100 }, [
        prints,
        { ...discount, price: -500, discount_mode: "value", discount_percent: null, discount_value: 500 },
      ]),
      ...shopCalls,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("−5,00 €")).toBeVisible();
  },
};

export const AtTheStand: Story = {
  decorators: [inShop({ placeWhat: "truck" })],
  globals: { theme: "stand" },
  parameters: { msw: [...cartCalls({ totalPrice: 4320 }, [prints, oneFile, discount]), ...shopCalls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("43,20 €")).toBeVisible();
    await expect(canvas.queryByText("Livraison")).toBeNull();
  },
};

/** A typed quantity updates its price at once; the total waits for the server's. */
export const ChangedQuantity: Story = {
  parameters: {
    msw: [
      answering(contract.orderItems.updateOrderItem, ({ body }) => {
        updates.push((body as { quantity: number }).quantity);
        return { ...prints, quantity: 4 };
      }),
      answering(contract.orderItems.listItemsOfCurrentOrder, () =>
        updates.length === 0
          ? items
          : [{ ...prints, quantity: updates.at(-1) ?? 0 }, oneFile, shipping, discount],
      ),
      answering(contract.orders.readOrder, ({ params }) => orderOf(String(params.uuid))),
      ...cartCalls(),
      ...shopCalls,
    ],
  },
  beforeEach: () => {
    updates.length = 0;
  },
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole("button", {
      name: "Ajouter un exemplaire, photo Oeil d’Or\u00a0· Jeanne Lefèvre",
    });
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(canvas.getByText("72,00 €")).toBeVisible();
    await expect(canvas.getByText("calcul en cours…")).toBeVisible();
    // Two presses make one call, sent once typing pauses.
    await waitFor(() => expect(updates).toEqual([4]));
    await expect(await canvas.findByText("85,50 €")).toBeVisible();
  },
};
const updates: number[] = [];
const orderOf = (uuid: string) => ({ ...order, uuid, totalPrice: updates.length === 0 ? 5310 : 8550 });

export const RemovedItem: Story = {
  parameters: {
    msw: [
      answering(contract.orderItems.deleteOrderItem, ({ params }) => {
        removals.push(String(params.uuid));
        return {};
      }),
      answering(contract.orderItems.listItemsOfCurrentOrder, () =>
        removals.length === 0 ? items : [prints, shipping],
      ),
      ...cartCalls(),
      ...shopCalls,
    ],
  },
  beforeEach: () => {
    removals.length = 0;
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Supprimer du panier, photo DSC_0412" }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog"));
    await waitFor(() => expect(dialog.getByText(/1350x900.*photo DSC_0412 sera retiré/)).toBeVisible());
    await userEvent.dblClick(dialog.getByRole("button", { name: "Supprimer" }));
    // The line disappears at once, before its call arrives.
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(1));
    await waitFor(() => expect(removals).toEqual([oneFile.uuid]));
    await waitFor(() => expect(canvas.getByRole("main")).toHaveFocus());
    await expect(removals).toHaveLength(1);
  },
};
const removals: string[] = [];

export const AsksBeforeRemoving: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole("button", {
        name: "Supprimer du panier, photo Oeil d’Or\u00a0· Jeanne Lefèvre",
      }),
    );
    const dialog = await within(canvasElement.ownerDocument.body).findByRole("alertdialog");
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** The order is being paid in another window. */
export const LockedByPayment: Story = {
  parameters: {
    msw: [refusing(contract.orderItems.updateOrderItem, "PAYMENT_IN_PROGRESS"), ...cartCalls(), ...shopCalls],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole("button", {
        name: "Ajouter un exemplaire, photo Oeil d’Or\u00a0· Jeanne Lefèvre",
      }),
    );
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Un paiement est en cours");
    await expect(canvas.getByRole("link", { name: "Voir la commande" })).toHaveAttribute(
      "href",
      `/order/${orderUuid}`,
    );
    // A change that the server refused is not shown.
    await waitFor(() => expect(canvas.getAllByRole("spinbutton")[0]).toHaveValue("2"));
  },
};

/** The whole cart is locked during payment; only its order's page can be opened. */
export const Paying: Story = {
  parameters: { msw: [...cartCalls({ status: "paying" }), ...shopCalls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/Un paiement est en cours/);
    await expect(canvas.getByRole("link", { name: "Voir la commande" })).toHaveAttribute(
      "href",
      `/order/${orderUuid}`,
    );
    await expect(canvas.queryAllByRole("spinbutton")).toEqual([]);
    await expect(canvas.queryAllByRole("button", { name: /panier|commande/ })).toEqual([]);
    await expect(canvas.getByText("53,10 €")).toBeVisible();
  },
};

/** The address of an abandoned checkout shows the locked cart, not the checkout. */
export const PayingElsewhere: Story = {
  ...Paying,
  tags: ["no-picture"],
  decorators: [inShop({ signedIn: true })],
  parameters: { path: "/cart?etape=recapitulatif", msw: [...cartCalls({ status: "paying" }), ...shopCalls] },
};

const known = (isKnown: boolean) => [
  answering(contract.customers.checkEmail, { isKnown }),
  ...cartCalls(),
  ...customerCalls,
  ...shopCalls,
];

async function giveEmail({
  canvas,
  userEvent,
}: Pick<Parameters<Required<Story>["play"]>[0], "canvas" | "userEvent">) {
  await userEvent.type(await canvas.findByRole("textbox", { name: "Adresse e-mail" }), "zoe@example.fr");
  await userEvent.dblClick(canvas.getByRole("button", { name: "Continuer" }));
}

/** Validating asks who orders, by the e-mail address first; the step that follows is kept for who goes another way. */
export const AsksToSignIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Valider la commande" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Continuer" }));
    await expect(canvas.getAllByText("Vous devez renseigner un email valide")).not.toHaveLength(0);
    await expect(sessionStorage.getItem("dossard.afterAuthUrl")).toBe('"/cart?etape=livraison"');
  },
};

/** An account has the address: its password is enough, and the next step follows. */
export const KnownEmail: Story = {
  parameters: {
    path: "/cart?etape=connexion",
    msw: [answering(contract.customers.login, { isSuccess: false, accessToken: null }), ...known(true)],
  },
  play: async ({ canvas, userEvent }) => {
    await giveEmail({ canvas, userEvent });
    const password = await canvas.findByLabelText("Mot de passe");
    await waitFor(() => expect(password).toHaveFocus());
    await expect(canvas.getByRole("textbox", { name: "Adresse e-mail" })).toHaveValue("zoe@example.fr");
    await userEvent.type(password, "faux");
    await userEvent.click(canvas.getByRole("button", { name: "Se connecter" }));
    await expect(await canvas.findByText("Ces identifiants ne sont pas valides")).toBeVisible();
  },
};

/** Without an account the address opens one; another address can be given. */
export const UnknownEmail: Story = {
  parameters: { path: "/cart?etape=connexion", msw: known(false) },
  play: async ({ canvas, userEvent }) => {
    await giveEmail({ canvas, userEvent });
    await expect(await canvas.findByRole("button", { name: "Créer mon compte" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Changer d’adresse e-mail" }));
    const email = await canvas.findByRole("textbox", { name: "Adresse e-mail" });
    await expect(email).toHaveValue("zoe@example.fr");
    await waitFor(() => expect(email).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Continuer" }));
    await expect(await canvas.findByRole("textbox", { name: "Prénom" })).toBeVisible();
  },
};

/** Too many addresses were tried from here. */
export const EmailRefused: Story = {
  parameters: {
    path: "/cart?etape=connexion",
    msw: [refusing(contract.customers.checkEmail, "TOO_MANY_ATTEMPTS"), ...cartCalls(), ...shopCalls],
  },
  play: async ({ canvas, userEvent }) => {
    await giveEmail({ canvas, userEvent });
    await expect(await canvas.findByText(/Trop de tentatives/)).toBeVisible();
  },
};

/** Signed in on the way, the shopper is at the next step, not back in the cart. */
export const SignedInOnTheWay: Story = {
  tags: ["no-picture"],
  decorators: [inShop({ signedIn: true })],
  parameters: { path: "/cart?etape=connexion", msw: known(true) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Livraison" })).toBeVisible();
  },
};

/** At the stand, the empty cart says where to pay. */
export const EmptyAtTheStand: Story = {
  decorators: [inShop({ placeWhat: "truck" })],
  globals: { theme: "stand" },
  parameters: {
    msw: [answering(contract.orders.readCurrentOrderUuid, { currentOrderUuid: null }), ...shopCalls],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/vous paierez au comptoir/)).toBeVisible();
  },
};

const freeFrom = answering(contract.configs.readShippingPrice, { fee: 990, freeAbove: 8000 });

/** What is missing for free shipping. */
export const NearFreeShipping: Story = {
  parameters: { msw: [freeFrom, ...cartCalls(), ...shopCalls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Plus que 32,00 € pour la livraison offerte")).toBeVisible();
  },
};

/** Prints ship free above the catalogue's threshold. */
export const FreeShipping: Story = {
  parameters: {
    msw: [
      freeFrom,
      ...cartCalls({ totalPrice: 123450 }, [
        { ...prints, quantity: 30, price: 4115 },
        { ...shipping, price: 0 },
      ]),
      ...shopCalls,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Offerte")).toBeVisible();
    await expect(await canvas.findByText("Livraison offerte à partir de 80,00 €")).toBeVisible();
    await expect(canvas.getAllByText("1 234,50 €")).toHaveLength(3);
  },
};

/** Deleted in another window: shows the remaining items, and why the change failed. */
export const ChangedElsewhere: Story = {
  parameters: {
    msw: [
      answering(contract.orderItems.updateOrderItem, () => {
        updates.push(0);
        return refusal("NOT_FOUND");
      }),
      answering(contract.orderItems.listItemsOfCurrentOrder, () =>
        updates.length === 0 ? items : [oneFile, shipping],
      ),
      ...cartCalls(),
      ...shopCalls,
    ],
  },
  beforeEach: () => {
    updates.length = 0;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole("button", {
        name: "Ajouter un exemplaire, photo Oeil d’Or\u00a0· Jeanne Lefèvre",
      }),
    );
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Cet article n’est plus dans votre panier",
    );
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(1));
  },
};

/** The connection dropped while the cart was open: its content stays, with a message. */
export const LostConnection: Story = {
  parameters: {
    msw: [
      answering(contract.orderItems.updateOrderItem, () => {
        updates.push(0);
        return { ...prints, quantity: 3 };
      }),
      answering(contract.orders.readCurrentOrderUuid, () =>
        updates.length === 0 ? { currentOrderUuid: orderUuid } : refusal("INTERNAL"),
      ),
      ...cartCalls(),
      ...shopCalls,
    ],
  },
  beforeEach: () => {
    updates.length = 0;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole("button", {
        name: "Ajouter un exemplaire, photo Oeil d’Or\u00a0· Jeanne Lefèvre",
      }),
    );
    await expect(
      await canvas.findByText("Une erreur est survenue. Veuillez réessayer.", {}, { timeout: 8000 }),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Réessayer" })).toBeVisible();
    await expect(canvas.getAllByRole("article")).toHaveLength(2);
  },
};

let retries = 0;

/** Pressed repeatedly on a slow network, « Réessayer » sends one request: each new one would abort the last. */
export const BugRetriedImpatiently: Story = {
  name: "Bug: Retried Impatiently",
  tags: ["no-picture"],
  parameters: {
    msw: [
      answering(contract.orderItems.updateOrderItem, () => {
        updates.push(0);
        return { ...prints, quantity: 3 };
      }),
      answeringAfter(
        contract.orders.readCurrentOrderUuid,
        () => {
          retries += updates.length;
          return retries > 1 ? cartComes.promise : Promise.resolve();
        },
        () => (retries === 1 ? refusal("NOT_FOUND") : { currentOrderUuid: orderUuid }),
      ),
      ...cartCalls(),
      ...shopCalls,
    ],
  },
  beforeEach: () => {
    updates.length = 0;
    retries = 0;
    cartComes = Promise.withResolvers<void>();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole("button", {
        name: "Ajouter un exemplaire, photo Oeil d’Or\u00a0· Jeanne Lefèvre",
      }),
    );
    const retry = await canvas.findByRole("button", { name: "Réessayer" });
    for (let press = 0; press < 3; press++) await userEvent.click(retry);
    await waitFor(() => expect(retries).toBe(2));
    cartComes.resolve();
    await waitFor(() => expect(retry).not.toBeInTheDocument());
    await expect(retries).toBe(2);
  },
};

/** The title keeps the focus of a screen reader while the cart loads. */
export const TitleKeepsTheFocus: Story = {
  tags: ["no-picture"],
  parameters: {
    msw: [
      answeringAfter(contract.orders.readCurrentOrderUuid, () => cartComes.promise, {
        currentOrderUuid: orderUuid,
      }),
      ...cartCalls(),
      ...shopCalls,
    ],
  },
  beforeEach: () => {
    cartComes = Promise.withResolvers<void>();
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole("heading", { level: 1, name: "Votre panier" });
    title.tabIndex = -1;
    title.focus();
    cartComes.resolve();
    await expect(await canvas.findByText("53,10 €")).toBeVisible();
    await expect(title).toHaveFocus();
  },
};
let cartComes = Promise.withResolvers<void>();
