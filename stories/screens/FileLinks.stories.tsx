import type { Meta, StoryObj } from "@storybook/react-vite";
import { Route, Routes } from "react-router";
import { expect, waitFor } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import type { Download } from "../../src/features/order/DownloadFiles.tsx";
import { DownloadOrderRoute } from "../../src/routes/DownloadOrderRoute.tsx";
import { OrderInvoiceRoute } from "../../src/routes/OrderInvoiceRoute.tsx";
import { answering, refusing, unreachable, waiting } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { orderUuid, shopCalls } from "../support/orderData.ts";

const download: Download = {
  hasAccess: true,
  isReady: true,
  expiresAt: null,
  parts: [{ part: 1, fileCount: 3, byteSize: 18_400_000 }],
  smallerCount: 0,
};
const nothing = { ...download, hasAccess: false, isReady: false, parts: [] };
const invalid = "Le lien que vous utilisez ne semble pas valide";

/** An order's photographs to download, for whoever has its link. */
const meta = {
  title: "screens/FileLinks",
  component: DownloadOrderRoute,
  parameters: {
    bare: true,
    path: `/downloadOrder?orderUuid=${orderUuid}&orderKey=right`,
    msw: [
      answering(contract.orders.checkDownloadAccess, ({ query }) =>
        query.get("publicAccessKey") === "right" ? download : nothing,
      ),
      answering(contract.orders.checkInvoiceAccess, ({ query }) => ({
        hasAccess: query.get("invoiceAccessKey") === "right",
        creditNotes: [],
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
  tags: ["tablet"],
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

const answeringDownload = (change: Partial<Download>) => [
  answering(contract.orders.checkDownloadAccess, { ...download, ...change }),
  ...shopCalls,
];

/** More than one zip can hold; some originals are small; the link expires. */
export const SeveralParts: Story = {
  parameters: {
    path: `/downloadOrder?orderUuid=${orderUuid}&orderKey=large`,
    msw: answeringDownload({
      expiresAt: "2026-08-30T10:00:00.000Z",
      parts: [
        { part: 1, fileCount: 334, byteSize: 1_994_000_000 },
        { part: 2, fileCount: 41, byteSize: 246_300_000 },
      ],
      smallerCount: 2,
    }),
  },
  play: async ({ canvas }) => {
    const second = await canvas.findByRole("link", { name: "Archive 2 sur 2 (41 photos, 246,3\u00a0Mo)" });
    await expect(second).toHaveAttribute(
      "href",
      `/api/anonymous/orders/${orderUuid}/doDownloadOrder?publicAccessKey=large&part=2`,
    );
    await expect(canvas.getByText("Ce lien reste valable jusqu’au 30 août 2026.")).toBeVisible();
    await expect(canvas.getByText(/^2 photos vous sont remises à la taille de l’original/)).toBeVisible();
  },
};

let asked = 0;
/** The files are being made; a refresh shows them once ready. */
export const BeingMade: Story = {
  parameters: {
    path: `/downloadOrder?orderUuid=${orderUuid}&orderKey=early`,
    msw: [
      answering(contract.orders.checkDownloadAccess, () => {
        asked += 1;
        return { ...download, isReady: false, parts: [] };
      }),
      ...shopCalls,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/en cours de préparation/)).toBeVisible();
    const before = asked;
    await userEvent.click(canvas.getByRole("button", { name: "Actualiser" }));
    await waitFor(() => expect(asked).toBe(before + 1));
    await expect(await canvas.findByText(/en cours de préparation/)).toBeVisible();
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
    msw: [refusing(contract.orders.checkInvoiceAccess, "NOT_FOUND"), ...shopCalls],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(invalid)).toBeVisible();
  },
};

export const Checking: Story = {
  parameters: {
    path: `/downloadOrder?orderUuid=${orderUuid}&orderKey=slow`,
    msw: [waiting(contract.orders.checkDownloadAccess), ...shopCalls],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Vérification du lien en cours…")).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: {
    path: `/downloadOrder?orderUuid=${orderUuid}&orderKey=offline`,
    msw: [unreachable(contract.orders.checkDownloadAccess), ...shopCalls],
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
    msw: [waiting(contract.orders.checkInvoiceAccess), ...shopCalls],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Vérification du lien en cours…")).toBeVisible();
  },
};

export const InvoiceOffline: Story = {
  parameters: {
    path: `/orderInvoice/${orderUuid}?invoiceAccessKey=offline`,
    msw: [unreachable(contract.orders.checkInvoiceAccess), ...shopCalls],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Vous êtes hors connexion" }, { timeout: 8000 }),
    ).toBeVisible();
  },
};
