import type { Meta, StoryObj } from "@storybook/react-vite";
import { Route, Routes, useLocation } from "react-router";
import { expect, within } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { AccountRoute } from "../../src/routes/AccountRoute.tsx";
import { answering, refusing, unreachable, waiting } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { customer, customerCalls, order, shopCalls } from "../support/orderData.ts";

const orders = [
  { ...order, uuid: "9b1e0000-0000-4000-8000-000000000003", totalPrice: 2400 },
  { ...order, status: "paid" as const, paidAt: "2026-05-16T10:24:00.000Z" },
  {
    ...order,
    uuid: "c0de0000-0000-4000-8000-000000000002",
    status: "delivered" as const,
    createdAt: "2025-09-06T15:00:00.000Z",
    totalPrice: 123450,
  },
];
const calls = [answering(contract.orders.listOwnOrders, orders), ...customerCalls, ...shopCalls];

function SignIn() {
  const { search } = useLocation();
  return <main>Connexion {search}</main>;
}

/** A customer's orders and details, behind the sign-in. */
const meta = {
  title: "screens/Account",
  component: AccountRoute,
  parameters: { bare: true, path: "/account", msw: calls },
  decorators: [inShop({ signedIn: true })],
  render: () => (
    <Routes>
      <Route path="/account" element={<AccountRoute />} />
      <Route path="/login" element={<SignIn />} />
    </Routes>
  ),
} satisfies Meta<typeof AccountRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["tablet"],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table", { name: "Mes commandes" }));
    await expect(table.getByRole("link", { name: "4F7C" })).toHaveAttribute("href", `/order/${order.uuid}`);
    await expect(table.getByText("1 234,50 €")).toBeVisible();
    await expect(table.getByText("Expédiée")).toBeVisible();
    await expect(await canvas.findByText("Non renseignée")).toBeVisible();
    await expect(canvas.getAllByText("Non renseigné")).toHaveLength(2);
  },
};

export const Professional: Story = {
  parameters: {
    msw: [
      answering(contract.customers.readCurrentCustomer, {
        ...customer,
        mobile: "06 12 34 56 78",
        company: "Haras du Breuil",
        vatNumber: "FR12123456789",
      }),
      ...calls,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Haras du Breuil")).toBeVisible();
    await expect(await canvas.findByRole("table", { name: "Mes commandes" })).toBeVisible();
    // Only consumers have the right of withdrawal.
    await expect(canvas.queryByText(/rétracter/)).toBeNull();
  },
};

export const NoOrder: Story = {
  parameters: { msw: [answering(contract.orders.listOwnOrders, []), ...calls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Voir les photos" })).toBeVisible();
  },
};

export const SignedOut: Story = {
  tags: ["no-picture"],
  parameters: {
    msw: [
      answering(contract.customers.logout, () => {
        ended.push("token");
        return {};
      }),
      ...calls,
    ],
  },
  beforeEach: () => {
    ended.length = 0;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole("button", { name: "Déconnexion" }));
    await expect(await canvas.findByText("Connexion")).toBeVisible();
    await expect(localStorage.getItem("dossard.customerToken")).toBeNull();
    await expect(ended).toEqual(["token"]);
  },
};
const ended: string[] = [];

export const Loading: Story = {
  parameters: {
    msw: [
      waiting(contract.orders.listOwnOrders),
      waiting(contract.customers.readCurrentCustomer),
      ...shopCalls,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Chargement en cours...")).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: { msw: [refusing(contract.orders.listOwnOrders, "INTERNAL"), ...calls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { msw: [unreachable(contract.orders.listOwnOrders), ...calls] },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("heading", { name: "Vous êtes hors connexion" }, { timeout: 8000 });
    await expect(title).toBeVisible();
  },
};

/** The orders loaded, the customer's details did not. */
export const DetailsFailing: Story = {
  parameters: { msw: [refusing(contract.customers.readCurrentCustomer, "INTERNAL"), ...calls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("table", { name: "Mes commandes" })).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};

/** The stored token is no longer valid: leads to the sign-in without the token, and back afterwards. */
export const NobodyAnyMore: Story = {
  tags: ["no-picture"],
  parameters: { msw: [answering(contract.customers.readCurrentCustomer, null), ...calls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Connexion ?returnUrl=%2Faccount")).toBeVisible();
    await expect(localStorage.getItem("dossard.customerToken")).toBeNull();
  },
};

export const SigningOut: Story = {
  parameters: { msw: [waiting(contract.customers.logout), ...calls] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("table", { name: "Mes commandes" });
    await userEvent.click(canvas.getByRole("button", { name: "Déconnexion" }));
    await expect(await canvas.findByText("Déconnexion en cours…")).toBeInTheDocument();
  },
};
