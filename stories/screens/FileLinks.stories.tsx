import type { Meta, StoryObj } from "@storybook/react-vite";
import { Route, Routes } from "react-router";
import { expect } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { DownloadOrderRoute } from "../../src/routes/DownloadOrderRoute.tsx";
import { OrderInvoiceRoute } from "../../src/routes/OrderInvoiceRoute.tsx";
import { answering, refusing, unreachable, waiting } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { orderUuid, shopCalls } from "../support/orderData.ts";

const invalid = "Le lien que vous utilisez ne semble pas valide";

const meta = {
  title: "screens/FileLinks",
  component: DownloadOrderRoute,
  parameters: {
    bare: true,
    path: `/downloadOrder?orderUuid=${orderUuid}&orderKey=right`,
    msw: [
      answering(contract.orders.orderDownloadAccess, ({ query }) => ({
        hasAccess: query.get("publicAccessKey") === "right",
      })),
      answering(contract.orders.orderInvoiceAccess, ({ query }) => ({
        hasAccess: query.get("invoiceAccessKey") === "right",
      })),
      ...shopCalls,
    ],
  },
  decorators: [inShop()],
  render: () => (
    <Routes>
      <Route path="/downloadOrder" element={<DownloadOrderRoute />} />
      <Route path="/orderInvoice/:orderUuid" element={<OrderInvoiceRoute />} />
    </Routes>
  ),
} satisfies Meta<typeof DownloadOrderRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Télécharger mes photos" })).toHaveAttribute(
      "href",
      `/api/anonymous/orders/${orderUuid}/doDownloadOrder?publicAccessKey=right`,
    );
  },
};

export const WrongKey: Story = {
  parameters: { path: `/downloadOrder?orderUuid=${orderUuid}&orderKey=wrong` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(invalid)).toBeVisible();
  },
};

export const NoKey: Story = {
  parameters: { path: `/downloadOrder?orderUuid=${orderUuid}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(invalid)).toBeVisible();
  },
};

export const NotYetServed: Story = {
  parameters: {
    path: `/downloadOrder?orderUuid=${orderUuid}&orderKey=later`,
    msw: [refusing(contract.orders.orderDownloadAccess, "NOT_YET_SERVED"), ...shopCalls],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Cette action n’est pas encore disponible.")).toBeVisible();
  },
};

export const Invoice: Story = {
  parameters: { path: `/orderInvoice/${orderUuid}?invoiceAccessKey=right` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Télécharger ma facture" })).toHaveAttribute(
      "href",
      `/api/anonymous/orders/${orderUuid}/invoice?invoiceAccessKey=right&xAppVersion=1.0.0`,
    );
  },
};

export const InvoiceOfUnknownOrder: Story = {
  parameters: {
    path: `/orderInvoice/${orderUuid}?invoiceAccessKey=unknown`,
    msw: [refusing(contract.orders.orderInvoiceAccess, "NOT_FOUND"), ...shopCalls],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(invalid)).toBeVisible();
  },
};

export const Checking: Story = {
  parameters: {
    path: `/downloadOrder?orderUuid=${orderUuid}&orderKey=slow`,
    msw: [waiting(contract.orders.orderDownloadAccess), ...shopCalls],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Vérification du lien en cours…")).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: {
    path: `/downloadOrder?orderUuid=${orderUuid}&orderKey=offline`,
    msw: [unreachable(contract.orders.orderDownloadAccess), ...shopCalls],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Vous êtes hors connexion" }, { timeout: 8000 }),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};

export const InvoiceWrongKey: Story = {
  parameters: { path: `/orderInvoice/${orderUuid}?invoiceAccessKey=wrong` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(invalid)).toBeVisible();
  },
};

export const InvoiceChecking: Story = {
  parameters: {
    path: `/orderInvoice/${orderUuid}?invoiceAccessKey=slow`,
    msw: [waiting(contract.orders.orderInvoiceAccess), ...shopCalls],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Vérification du lien en cours…")).toBeVisible();
  },
};

export const InvoiceOffline: Story = {
  parameters: {
    path: `/orderInvoice/${orderUuid}?invoiceAccessKey=offline`,
    msw: [unreachable(contract.orders.orderInvoiceAccess), ...shopCalls],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Vous êtes hors connexion" }, { timeout: 8000 }),
    ).toBeVisible();
  },
};
