import type { Meta, StoryObj } from "@storybook/react-vite";
import { HttpResponse, http } from "msw";
import { Route, Routes } from "react-router";
import { expect, fn, waitFor } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import type { Download } from "../../src/features/order/DownloadFiles.tsx";
import { DownloadOrderRoute } from "../../src/routes/DownloadOrderRoute.tsx";
import { OrderInvoiceRoute } from "../../src/routes/OrderInvoiceRoute.tsx";
import { answering, refusing, unreachable, waiting } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { orderUuid, shopCalls } from "../support/orderData.ts";
import { pictures } from "../support/searchData.ts";
import { opensIn } from "../support/window.ts";

const download: Download = {
  hasAccess: true,
  isReady: true,
  expiresAt: null,
  parts: [{ part: 1, name: "Photos - commande 0A1B.zip", fileCount: 3, byteSize: 18_400_000 }],
  smallerCount: 0,
  pictures: pictures
    .slice(0, 3)
    .map((picture, index) =>
      index === 0 ? { ...picture, names: ["L’Œil d’Or", "Jeanne Lefèvre"] } : picture,
    ),
};
const nothing = { ...download, hasAccess: false, isReady: false, parts: [], pictures: [] };
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
    await expect(canvas.getAllByRole("img")).toHaveLength(3);
    await expect(canvas.getByRole("img", { name: /^Photo L’Œil d’Or\s· Jeanne Lefèvre$/ })).toBeVisible();
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

/** More than one zip can hold, the last picture alone; some originals are small; the link expires. */
export const SeveralParts: Story = {
  parameters: {
    path: `/downloadOrder?orderUuid=${orderUuid}&orderKey=large`,
    msw: answeringDownload({
      expiresAt: "2026-08-30T10:00:00.000Z",
      parts: [
        {
          part: 1,
          name: "Photos - commande 0A1B (1 sur 3).zip",
          fileCount: 334,
          byteSize: 1_994_000_000,
        },
        { part: 2, name: "Photos - commande 0A1B (2 sur 3).zip", fileCount: 41, byteSize: 1_999_300_000 },
        { part: 3, name: "Grand Prix - Éloïse Lefèvre - 376.jpg", fileCount: 1, byteSize: 6_300_000 },
      ],
      smallerCount: 2,
      pictures,
    }),
  },
  play: async ({ canvas }) => {
    const second = await canvas.findByRole("link", { name: "Archive 2 sur 3 (41 photos, 2\u00a0Go)" });
    await expect(second).toHaveAttribute(
      "href",
      `/api/anonymous/orders/${orderUuid}/doDownloadOrder?publicAccessKey=large&part=2`,
    );
    await expect(canvas.getByRole("link", { name: "Photo 3 sur 3 (1 photo, 6,3\u00a0Mo)" })).toBeVisible();
    await expect(canvas.getByText("Ce lien reste valable jusqu’au 30 août 2026.")).toBeVisible();
    await expect(canvas.getByText(/^2 photos vous sont remises à la taille de l’original/)).toBeVisible();
    await expect(canvas.getAllByRole("img")).toHaveLength(6);
  },
};

const pictureName = "Grand Prix 1,35 m - Éloïse Lefèvre.jpg";
const single = {
  path: `/downloadOrder?orderUuid=${orderUuid}&orderKey=single`,
  msw: answeringDownload({
    parts: [{ part: 1, name: pictureName, fileCount: 1, byteSize: 6_300_000 }],
    pictures: pictures.slice(0, 1),
  }),
};

/** A single file is a picture, not a zip. */
export const OnePicture: Story = {
  parameters: single,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Télécharger ma photo" })).toHaveAttribute(
      "href",
      `/api/anonymous/orders/${orderUuid}/doDownloadOrder?publicAccessKey=single`,
    );
    await expect(canvas.getByRole("img", { name: "Photo DSC_0401" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Enregistrer dans mes photos" })).toBeNull();
  },
};

const picture = http.get("*/doDownloadOrder", () =>
  HttpResponse.arrayBuffer(new Uint8Array([255, 216]).buffer),
);
const share = fn<(shared: { files: File[] }) => Promise<void>>();

/** A phone whose own sheet takes pictures. */
const onPhone = {
  parameters: { ...single, msw: [picture, ...single.msw] },
  globals: opensIn("phone"),
  beforeEach: () => {
    const parts = { share, canShare: ({ files }: { files: File[] }) => files[0]?.type === "image/jpeg" };
    for (const [name, value] of Object.entries(parts))
      Object.defineProperty(navigator, name, { value, configurable: true });
    const matches = window.matchMedia;
    window.matchMedia = (query) =>
      query === "(pointer: coarse)" ? matches("all") : matches.call(window, query);
    return () => {
      for (const name of Object.keys(parts)) Reflect.deleteProperty(navigator, name);
      window.matchMedia = matches;
      share.mockReset();
    };
  },
} satisfies Story;

const pressSave = async ({ canvas, userEvent }: Parameters<NonNullable<Story["play"]>>[0]) =>
  userEvent.click(await canvas.findByRole("button", { name: "Enregistrer dans mes photos" }));

/** A phone keeps the picture among its photographs; closing its sheet is no fault. */
export const OnePictureOnPhone: Story = {
  ...onPhone,
  play: async (playing) => {
    share.mockRejectedValueOnce(new DOMException("", "AbortError")).mockResolvedValueOnce();
    await pressSave(playing);
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    const [file] = share.mock.lastCall?.[0].files ?? [];
    await expect([file?.name, file?.type, file?.size]).toEqual([pictureName, "image/jpeg", 2]);
    await pressSave(playing);
    await waitFor(() => expect(share).toHaveBeenCalledTimes(2));
    await expect(playing.canvas.queryByText(/pas pu être enregistrée/)).toBeNull();
    await expect(playing.canvas.getByRole("link", { name: "Télécharger ma photo" })).toBeVisible();
  },
};

/** The browser wants a second press where the picture has taken long. */
export const OnePictureSlow: Story = {
  ...onPhone,
  tags: ["no-picture"],
  play: async (playing) => {
    share.mockRejectedValueOnce(new DOMException("", "NotAllowedError")).mockResolvedValueOnce();
    await pressSave(playing);
    await expect(await playing.canvas.findByText(/Appuyez encore une fois/)).toBeVisible();
  },
};

/** The picture could not be fetched: the download remains. */
export const OnePictureNotSaved: Story = {
  ...onPhone,
  tags: ["no-picture"],
  parameters: { ...single, msw: [http.get("*/doDownloadOrder", () => HttpResponse.error()), ...single.msw] },
  play: async (playing) => {
    await pressSave(playing);
    await expect(await playing.canvas.findByText(/n’a pas pu être enregistrée/)).toBeVisible();
    await expect(share).not.toHaveBeenCalled();
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
