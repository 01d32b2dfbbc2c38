import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { PaymentResultRoute } from "../../src/routes/PaymentResultRoute.tsx";
import { answering, refusing, unreachable, waiting } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { orderCalls, orderUuid, shopCalls } from "../support/orderData.ts";

const told: unknown[] = [];
const outcome = (errorCode: string | null, errorText: string | null = null) => [
  answering(contract.orders.handleAxeptaCallback, ({ body }) => {
    told.push(body);
    return { errorCode, errorText, orderUuid, userData: null };
  }),
  ...orderCalls({ status: errorCode === null ? "paid" : "paying" }),
  ...shopCalls,
];

/** Where the bank sends the shopper back: paid, refused, or not known yet. */
const meta = {
  title: "screens/PaymentResult",
  component: PaymentResultRoute,
  parameters: { bare: true, path: "/paymentSuccess?Data=5c0ffee5&Len=12", msw: outcome(null) },
  decorators: [inShop({ signedIn: true })],
  beforeEach: () => {
    told.length = 0;
  },
} satisfies Meta<typeof PaymentResultRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["tablet"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Votre paiement a bien été enregistré")).toBeVisible();
    await expect(canvas.getByText(/24 à 48 heures ouvrées/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Voir la commande" })).toHaveAttribute(
      "href",
      `/order/${orderUuid}`,
    );
    const bought = await canvas.findByRole("region", { name: "Votre commande" });
    await expect(within(bought).getByText("4F7C")).toBeVisible();
    await expect(within(bought).getByText("53,10 €")).toBeVisible();
    await expect(within(bought).getAllByRole("img")).not.toHaveLength(0);
    await expect(told).toEqual([{ dataCrypt: "5c0ffee5", len: "12" }]);
    await waitFor(() => expect(sessionStorage.getItem("dossard.selection")).toBe("[]"));
  },
};

/** The address says success, the bank says no: the bank's answer counts. */
export const FailureOnTheSuccessPage: Story = {
  parameters: {
    path: "/paymentSuccess?Data=badf00d1&Len=9",
    msw: outcome("22060200", "Le paiement a été refusé ou abandonné. Rien n’a été débité."),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Le paiement de votre commande a échoué...")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Voir la commande" })).toBeVisible();
    await expect(canvas.queryByText("Votre paiement a bien été enregistré")).toBeNull();
  },
};

export const Pending: Story = {
  parameters: {
    path: "/paymentFailure?Data=badf00d2&Len=9",
    msw: outcome("60000000", "Votre banque n’a pas encore confirmé le paiement."),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/pas encore confirmé/)).toBeVisible();
    await expect(canvas.queryByText(/échoué/)).toBeNull();
  },
};

export const NoAnswer: Story = {
  parameters: { path: "/paymentSuccess" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ne nous est pas parvenue/)).toBeVisible();
    await expect(told).toEqual([]);
  },
};

export const FailureWithoutAnswer: Story = {
  parameters: { path: "/paymentFailure" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Le paiement de votre commande a échoué...")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Voir mes commandes" })).toHaveAttribute(
      "href",
      "/account",
    );
    await expect(told).toEqual([]);
  },
};

export const Loading: Story = {
  parameters: {
    path: "/paymentSuccess?Data=badf00d3&Len=9",
    msw: [waiting(contract.orders.handleAxeptaCallback), ...shopCalls],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Enregistrement du paiement en cours…")).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: {
    path: "/paymentSuccess?Data=badf00d4&Len=9",
    msw: [unreachable(contract.orders.handleAxeptaCallback), ...shopCalls],
  },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("heading", { name: "Vous êtes hors connexion" }, { timeout: 8000 });
    await expect(title).toBeVisible();
  },
};

/** The order is unknown here, as to a browser that has signed out: what was paid is said all the same. */
export const PaidWithoutOrder: Story = {
  parameters: {
    path: "/paymentSuccess?Data=5c0ffee6&Len=12",
    msw: [refusing(contract.orders.checkAccess, "INTERNAL"), ...outcome(null)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Votre paiement a bien été enregistré")).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "Votre commande" })).toBeNull();
  },
};

export const Failure: Story = {
  parameters: {
    path: "/paymentFailure?Data=badf00d5&Len=9",
    msw: outcome("22060200", "Le paiement a été refusé ou abandonné. Rien n’a été débité."),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Le paiement de votre commande a échoué...")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Voir la commande" })).toHaveAttribute(
      "href",
      `/order/${orderUuid}`,
    );
    await expect(await canvas.findByRole("button", { name: "Réessayer le paiement" })).toBeVisible();
  },
};

/** Money arrived for an order already paid: it is refunded. */
export const RefundDue: Story = {
  parameters: {
    path: "/paymentSuccess?Data=badf00d6&Len=9",
    msw: outcome("REFUND_DUE", "Cette commande était déjà réglée. Votre paiement vous sera remboursé."),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/vous sera remboursé/)).toBeVisible();
    await expect(canvas.queryByText("Votre paiement a bien été enregistré")).toBeNull();
  },
};

export const Failing: Story = {
  parameters: {
    path: "/paymentSuccess?Data=badf00d7&Len=9",
    msw: [refusing(contract.orders.handleAxeptaCallback, "INTERNAL"), ...shopCalls],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};
