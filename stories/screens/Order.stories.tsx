import type { Meta, StoryObj } from "@storybook/react-vite";
import { Route, Routes } from "react-router";
import { expect, waitFor, within } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { OrderRoute } from "../../src/routes/OrderRoute.tsx";
import { answering, refusing, unreachable, waiting } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import {
  customerCalls,
  discount,
  movedPictures,
  movedPrint,
  noWithdrawal,
  oneFile,
  order,
  orderCalls,
  orderUuid,
  prints,
  shopCalls,
} from "../support/orderData.ts";
import { comingEvent } from "../support/searchData.ts";
import { opensIn } from "../support/window.ts";

const calls = (change: Parameters<typeof orderCalls>[0] = {}) => [
  ...orderCalls(change),
  ...customerCalls,
  ...shopCalls,
];

/** One order of the customer: its status and history, its items, its invoice and its files. */
const meta = {
  title: "screens/Order",
  component: OrderRoute,
  parameters: {
    bare: true,
    path: `/order/${orderUuid}`,
    msw: calls({ status: "paid", paidAt: "2026-05-16T10:24:00.000Z" }),
  },
  decorators: [inShop({ signedIn: true })],
  render: () => (
    <Routes>
      <Route path="/order/:orderUuid" element={<OrderRoute />} />
      <Route path="/cart" element={<main>Panier</main>} />
    </Routes>
  ),
} satisfies Meta<typeof OrderRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["tablet", "print"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Commande 4F7C" })).toBeVisible();
    await expect(canvas.getByText("Préparation en cours")).toBeVisible();
    await expect(canvas.getByText("Payée le 16 mai 2026 à 12 h 24")).toBeVisible();
    await expect(canvas.getByText("53,10 €")).toBeVisible();
  },
};

/** A print whose paper was moved shows that part of its picture, and says where it lies. */
export const MovedCrop: Story = {
  tags: ["no-picture"],
  parameters: {
    msw: [
      answering(contract.orderItems.listItemsOfOrder, [movedPrint]),
      answering(contract.pictures.listPicturesOfOrder, movedPictures),
      ...calls({ status: "paid", paidAt: "2026-05-16T10:24:00.000Z" }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Cadrage en haut")).toBeVisible();
    const image = canvas.getByRole("img", { name: /^Photo / });
    await expect(image).toHaveStyle({ aspectRatio: "1.5 / 1", objectPosition: "0% 0%" });
  },
};

/** The customer, the delivery address and the billing address. */
export const WithAddresses: Story = {
  parameters: {
    msw: calls({
      status: "paid",
      paidAt: "2026-05-16T10:24:00.000Z",
      customerId: 7,
      deliveryAddressId: 11,
      invoiceAddressId: 12,
    }),
  },
  play: async ({ canvas }) => {
    const delivery = within(await canvas.findByRole("region", { name: "Adresse de livraison" }));
    await expect(delivery.getByText("Écuries Lefèvre-Noël")).toBeVisible();
    await expect(delivery.getByText(/Haras du Breuil/)).toBeVisible();
    const invoice = within(canvas.getByRole("region", { name: "Adresse de facturation" }));
    await expect(invoice.getByText("Camille Lefèvre")).toBeVisible();
    await expect(invoice.getByText("3 rue des Lices")).toBeVisible();
  },
};

/** Once paid, its invoice and files can be downloaded, and its credit notes too. */
export const WithDocuments: Story = {
  parameters: {
    msw: [
      answering(contract.orders.listCreditNotes, ["A2026-1-00003"]),
      ...calls({
        status: "paid",
        paidAt: "2026-05-16T10:24:00.000Z",
        invoiceNumber: "F2026-1-00042",
        numericStatus: "sent",
        publicAccessKey: "right",
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Télécharger ma facture" })).toHaveAttribute(
      "href",
      expect.stringMatching(new RegExp(`^/api/customer/orders/${orderUuid}/invoice\\?authToken=.+`)),
    );
    await expect(
      await canvas.findByRole("link", { name: "Télécharger l’avoir A2026-1-00003" }),
    ).toHaveAttribute("href", expect.stringMatching(/creditNotes\/A2026-1-00003\?authToken=.+/));
    await expect(canvas.getByRole("link", { name: "Télécharger mes photos" })).toHaveAttribute(
      "href",
      `/downloadOrder?orderUuid=${orderUuid}&orderKey=right`,
    );
  },
};

/** Collected at a stand instead of sent: without shipping. */
export const AtAStand: Story = {
  parameters: {
    msw: [
      answering(contract.events.readEvent, comingEvent),
      answering(contract.orderItems.listItemsOfOrder, [prints, oneFile, discount]),
      ...calls({
        status: "paid",
        paidAt: "2026-05-16T10:24:00.000Z",
        totalPrice: 4320,
        clickAndCollectEventUuid: comingEvent.uuid,
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`Au stand de « ${comingEvent.label} »`)).toBeVisible();
    await expect(canvas.getByText("À partir du 1er août 2099, et jusqu’au 2 août 2099")).toBeVisible();
    await expect(canvas.getByText("43,20 €")).toBeVisible();
    await expect(canvas.queryByText("Livraison")).toBeNull();
  },
};

const openWithdrawal = {
  ...noWithdrawal,
  isOpen: true,
  covers: ["2 × Tirage photo, 20x30\u00a0cm, photo DSC_0411"],
};

/** The right of withdrawal: the function, the declaration, its confirmation, and the message afterwards. */
export const Withdrawing: Story = {
  parameters: {
    msw: [
      answering(contract.withdrawals.declareWithdrawal, ({ body }) => {
        declared.push(body);
        return openWithdrawal;
      }),
      answering(contract.withdrawals.readWithdrawal, () =>
        declared.length === 0
          ? openWithdrawal
          : { ...noWithdrawal, declaredAt: "2026-05-18T08:31:00.000Z", email: "camille.lefevre@example.fr" },
      ),
      ...calls({ status: "paid", paidAt: "2026-05-16T10:24:00.000Z" }),
    ],
  },
  beforeEach: () => {
    declared.length = 0;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Renoncer au contrat ici" }));
    await expect(canvas.getByText(/^2 × Tirage photo, 20x30\scm, photo DSC_0411$/)).toBeVisible();
    const name = canvas.getByRole("textbox", { name: "Votre nom" });
    await waitFor(() => expect(name).toHaveValue("Camille Lefèvre"));
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole("button", { name: "Confirmer la rétractation" }));
    await expect(await canvas.findAllByText("Vous devez renseigner votre nom.")).toHaveLength(2);
    await userEvent.type(name, "Camille Lefèvre");
    await userEvent.dblClick(canvas.getByRole("button", { name: "Confirmer la rétractation" }));
    await expect(await canvas.findByText("Votre rétractation est enregistrée")).toBeVisible();
    await expect(canvas.getByText(/Vous l’avez déclarée le 18 mai 2026 à 10 h 31/)).toBeVisible();
    await expect(declared).toEqual([{ name: "Camille Lefèvre", email: "camille.lefevre@example.fr" }]);
    await waitFor(() =>
      expect(document.activeElement).toHaveTextContent(/^Votre rétractation est enregistrée/),
    );
    // Withdrawn items are no longer promised.
    await expect(canvas.queryByText(/24 à 48 heures/)).toBeNull();
  },
};
const declared: unknown[] = [];

/** The declaration before it is confirmed. */
export const WithdrawalForm: Story = {
  parameters: {
    msw: [
      refusing(contract.withdrawals.declareWithdrawal, "WITHDRAWAL_CLOSED"),
      answering(contract.withdrawals.readWithdrawal, {
        ...openWithdrawal,
        until: "2026-05-30T21:59:59.999Z",
      }),
      ...calls({ status: "localDelivered", paidAt: "2026-05-16T10:24:00.000Z" }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/sans motif, jusqu’au 30 mai 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Renoncer au contrat ici" }));
    await waitFor(() =>
      expect(canvas.getByRole("textbox", { name: "Votre nom" })).toHaveValue("Camille Lefèvre"),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Confirmer la rétractation" }));
    await expect(
      await canvas.findByText("Le délai de rétractation de cette commande est passé."),
    ).toBeVisible();
  },
};

/** Placing an order clears the selection made for it. */
export const ClearsSelections: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1 });
    await waitFor(() => expect(sessionStorage.getItem("dossard.selection")).toBe("[]"));
  },
};

const unlocks: string[] = [];
const payingCalls = [
  answering(contract.orders.unlockPaying, () => {
    unlocks.push("unlocked");
    return order;
  }),
  ...calls({ status: "paying" }),
];

export const Paying: Story = {
  parameters: { msw: payingCalls },
  beforeEach: () => {
    unlocks.length = 0;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Le paiement a échoué ou a été interrompu.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Déverrouiller la commande" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Réessayer le paiement" })).toBeVisible();
    await expect(canvas.getByText("Paiement en cours")).toBeVisible();
  },
};

/** One press unlocks the order and goes on to the bank, at the same total. */
export const PayingAgain: Story = {
  parameters: { msw: [waiting(contract.orders.createCardPaymentLink), ...payingCalls] },
  play: async ({ canvas, userEvent }) => {
    unlocks.length = 0;
    await userEvent.dblClick(await canvas.findByRole("button", { name: "Réessayer le paiement" }));
    await expect(await canvas.findByText("Ouverture de la page de paiement…")).toBeInTheDocument();
    await waitFor(() => expect(unlocks).toEqual(["unlocked"]));
  },
};

/** The price has changed meanwhile: the cart shows it before anything is paid. */
export const PayingAgainRefused: Story = {
  tags: ["no-picture"],
  parameters: {
    msw: [refusing(contract.orders.createCardPaymentLink, "PRICE_CHANGED"), ...payingCalls],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Réessayer le paiement" }));
    await expect(await canvas.findByRole("link", { name: "Voir le panier" })).toHaveAttribute(
      "href",
      "/cart",
    );
  },
};

export const Unlocked: Story = {
  ...Paying,
  tags: ["no-picture"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole("button", { name: "Déverrouiller la commande" }));
    await expect(await canvas.findByText("Panier")).toBeVisible();
    await expect(unlocks).toEqual(["unlocked"]);
  },
};

export const UnlockRefused: Story = {
  tags: ["no-picture"],
  parameters: {
    msw: [refusing(contract.orders.unlockPaying, "ORDER_NOT_MODIFIABLE"), ...calls({ status: "paying" })],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Déverrouiller la commande" }));
    await expect(await canvas.findByText("Cette commande ne peut plus être modifiée.")).toBeVisible();
  },
};

/** Nothing is handed over, though the files were made. */
export const Canceled: Story = {
  parameters: {
    msw: calls({
      status: "canceled",
      paidAt: "2026-05-16T10:24:00.000Z",
      numericStatus: "sent",
      publicAccessKey: "right",
      invoiceNumber: "F2026-1-00042",
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Commande annulée")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Télécharger ma facture" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Télécharger mes photos" })).toBeNull();
  },
};

export const Uncomplete: Story = {
  parameters: { msw: calls() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Voir le panier" })).toBeVisible();
  },
};

export const MustAuthenticate: Story = {
  decorators: [inShop()],
  parameters: { msw: [answering(contract.orders.checkAccess, { access: "MUST_AUTH" }), ...shopCalls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Se connecter" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Créer un compte" })).toBeVisible();
    await waitFor(() => expect(sessionStorage.getItem("dossard.afterAuthUrl")).toBe(`"/order/${orderUuid}"`));
  },
};

export const OtherCustomer: Story = {
  parameters: { msw: [answering(contract.orders.checkAccess, { access: "NOK" }), ...shopCalls] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Cette commande a été réalisée par un autre client, vous n'y avez pas accès."),
    ).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1, name: "Votre commande" })).toBeVisible();
  },
};

/** At the stand: the code to read out at the counter. */
export const AtTheCounter: Story = {
  tags: ["kiosk"],
  globals: { theme: "stand", ...opensIn("kiosk") },
  decorators: [inShop({ placeWhat: "truck" })],
  parameters: { msw: [...orderCalls({ status: "finalized", totalPrice: 4320 }), ...shopCalls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Code de votre commande 4 F 7 C")).toBeInTheDocument();
    await expect(canvas.getByText(/pour régler 43,20 €/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Nouvelle commande" })).toBeVisible();
  },
};

/** Paid at the counter: the screen still says so in the stand's words and moves on to the next shopper. */
export const PaidAtTheCounter: Story = {
  globals: { theme: "stand" },
  decorators: [inShop({ placeWhat: "truck" })],
  parameters: {
    msw: [...orderCalls({ status: "paid", paidAt: "2026-05-16T10:24:00.000Z" }), ...shopCalls],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: /Merci, votre commande est payée/ }),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Nouvelle commande" })).toBeVisible();
    await expect(canvas.queryByText(/24 à 48 heures/)).toBeNull();
  },
};

/** Its history so far, the files' included. */
export const Timeline: Story = {
  parameters: {
    msw: [
      answering(contract.orders.listStatusHistory, [
        { at: "2026-05-16T09:12:00.000Z", status: "uncomplete" },
        { at: "2026-05-16T10:20:00.000Z", status: "paying" },
        { at: "2026-05-16T10:24:00.000Z", status: "paid" },
        { at: "2026-05-18T08:00:00.000Z", status: "paperInProduction" },
        { at: "2026-05-20T15:00:00.000Z", status: "delivered" },
      ]),
      ...calls({
        status: "delivered",
        paidAt: "2026-05-16T10:24:00.000Z",
        downloadMailedAt: "2026-05-16T10:40:00.000Z",
      }),
    ],
  },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole("list", { name: "Suivi de la commande" }));
    await expect(list.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Commande créée, le 16 mai 2026 à 11\u00a0h\u00a012",
      "Paiement commencé, le 16 mai 2026 à 12\u00a0h\u00a020",
      "Paiement reçu, le 16 mai 2026 à 12\u00a0h\u00a024",
      "Lien vers vos fichiers envoyé par e-mail, le 16 mai 2026 à 12\u00a0h\u00a040",
      "Impression des tirages commencée, le 18 mai 2026 à 10\u00a0h",
      "Commande expédiée, le 20 mai 2026 à 17\u00a0h",
    ]);
  },
};

export const Loading: Story = {
  parameters: { msw: [waiting(contract.orders.checkAccess), ...shopCalls] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Chargement en cours...")).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { msw: [unreachable(contract.orders.checkAccess), ...shopCalls] },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("heading", { name: "Vous êtes hors connexion" }, { timeout: 8000 });
    await expect(title).toBeVisible();
  },
};

export const Unlocking: Story = {
  parameters: { msw: [waiting(contract.orders.unlockPaying), ...calls({ status: "paying" })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Déverrouiller la commande" }));
    await expect(await canvas.findByText("Déverrouillage de la commande en cours…")).toBeInTheDocument();
  },
};

/** Ordered at a stand, viewed on the main site. */
export const ToPayAtTheCounter: Story = {
  parameters: { msw: calls({ status: "finalized" }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Elle est à régler au comptoir/)).toBeVisible();
    await expect(canvas.getByText("Préparation en cours")).toBeVisible();
  },
};

export const Delivered: Story = {
  parameters: { msw: calls({ status: "delivered", paidAt: "2026-05-01T10:24:00.000Z" }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Expédiée")).toBeVisible();
    await expect(canvas.getByText("Payée le 1er mai 2026 à 12 h 24")).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: {
    msw: [refusing(contract.orderItems.listItemsOfOrder, "INTERNAL"), ...calls({ status: "paid" })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};

export const UnknownOrder: Story = {
  parameters: { msw: [refusing(contract.orders.checkAccess, "INVALID_INPUT"), ...shopCalls] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Cette commande n’existe pas" }),
    ).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Réessayer" })).toBeNull();
  },
};
