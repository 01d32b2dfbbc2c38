import type { Meta, StoryObj } from "@storybook/react-vite";
import { Route, Routes } from "react-router";
import { expect, waitFor, within } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { SavedCartTicket } from "../../src/features/cart/SavedCartTicket.tsx";
import { CartRoute } from "../../src/routes/CartRoute.tsx";
import { SavedCartRoute } from "../../src/routes/SavedCartRoute.tsx";
import { Page } from "../../src/ui/index.ts";
import { answering, refusal, refusing, unreachable, waiting } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { cartCalls, items, order, orderCalls, orderUuid, prints, shopCalls } from "../support/orderData.ts";
import { savedOrders } from "../support/packPageData.ts";
import { opensIn } from "../support/window.ts";

const saved = { status: "saved", email: "camille@example.fr" } as const;

/** A cart that was saved at a stand, found by its code, an e-mail address or a scan. */
const meta = {
  title: "screens/SavedCart",
  component: SavedCartRoute,
  parameters: { bare: true, path: `/savedCart/${orderUuid}`, msw: [...orderCalls(saved), ...shopCalls] },
  globals: { theme: "stand" },
  decorators: [inShop({ placeWhat: "truck" })],
  render: () => (
    <Routes>
      <Route path="/savedCart/:orderUuid" element={<SavedCartRoute />} />
      <Route path="/cart" element={<CartRoute />} />
    </Routes>
  ),
} satisfies Meta<typeof SavedCartRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The ticket as printed; its address is fixed so that its code never changes. */
export const Default: Story = {
  globals: { theme: "stand", ...opensIn("kiosk") },
  tags: ["kiosk", "print"],
  render: () => (
    <Page>
      <SavedCartTicket
        order={{ ...order, ...saved }}
        itemCount={3}
        restoreUrl={`https://stand.dossard.example/cart?panier=${orderUuid}`}
        searchPath="/search"
      />
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Code QR du panier 4F7C" })).toBeVisible();
    await expect(canvas.getByText("3 articles, 53,10 €")).toBeVisible();
    await expect(
      canvas.getByText(/Enregistré le 16 mai 2026 à 11 h 12 pour camille@example.fr/),
    ).toBeVisible();
  },
};

/** The page around it: its content comes from the order itself. */
export const Loaded: Story = {
  // Its code contains the server's address, with a different port each time.
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: "Ticket du panier 4F7C" })).toBeVisible();
    await expect(canvas.getByText("3 articles, 53,10 €")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Imprimer le ticket" })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: [waiting(contract.orders.checkAccess), ...shopCalls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Chargement en cours…")).toBeInTheDocument();
  },
};

export const Failing: Story = {
  parameters: { msw: [refusing(contract.orders.checkAccess, "INTERNAL"), ...shopCalls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { msw: [unreachable(contract.orders.checkAccess), ...shopCalls] },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("heading", { name: "Vous êtes hors connexion" }, { timeout: 8000 });
    await expect(title).toBeVisible();
  },
};

/** Restored or ordered meanwhile. */
export const NoLongerSaved: Story = {
  parameters: { msw: [...orderCalls({ status: "finalized" }), ...shopCalls] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Ce panier n’est plus enregistré" }),
    ).toBeVisible();
  },
};

const someone = "90000000-0000-4000-8000-000000000077";
const page = within(document.body);
const asked: string[] = [];
const forget = () => {
  asked.length = 0;
};

/** At the stand only: the cart is saved under its code, and the screen resets for the next shopper. */
export const SavesTheCart: Story = {
  globals: { theme: "stand" },
  decorators: [inShop({ placeWhat: "truck", selected: [someone] })],
  parameters: {
    path: "/cart",
    msw: [
      answering(contract.orders.saveCurrentOrder, ({ body }) => {
        asked.push((body as { email: string }).email);
        return { orderUuid };
      }),
      answering(contract.orders.readCurrentOrderUuid, () => ({
        currentOrderUuid: asked.length === 0 ? orderUuid : null,
      })),
      ...cartCalls(),
      ...shopCalls,
    ],
  },
  beforeEach: forget,
  play: async ({ canvas, userEvent }) => {
    await expect(JSON.stringify({ ...sessionStorage })).toContain(someone);
    await userEvent.click(
      await canvas.findByRole("button", { name: "Enregistrer mon panier pour plus tard" }),
    );
    const dialog = within(await page.findByRole("dialog"));
    await userEvent.type(
      await dialog.findByRole("textbox", { name: "Adresse e-mail" }),
      "camille@example.fr",
    );
    await userEvent.dblClick(dialog.getByRole("button", { name: "Enregistrer mon panier" }));
    await expect(await dialog.findByRole("link", { name: "Voir le ticket à imprimer" })).toBeInTheDocument();
    await expect(asked).toEqual(["camille@example.fr"]);
    // Her ticks do not pass to the next shopper.
    await expect(JSON.stringify({ ...sessionStorage })).not.toContain(someone);
    await userEvent.click(dialog.getByRole("button", { name: "Terminer" }));
    await expect(await canvas.findByRole("heading", { name: "Votre panier est vide" })).toBeVisible();
  },
};

const restoring = [
  answering(contract.orders.restoreCurrentOrder, ({ params }) => {
    asked.push(String(params.uuid));
    return { orderUuid };
  }),
  answering(contract.orders.readCurrentOrderUuid, () => ({
    currentOrderUuid: asked.length === 0 ? null : orderUuid,
  })),
];

/** Found by its code, restored by one press. */
export const RestoresTheCart: Story = {
  parameters: {
    path: "/cart",
    msw: [
      answering(contract.orders.listSavedOrders, ({ query }) =>
        query.get("code") === "9B1E" ? savedOrders.slice(1) : [],
      ),
      ...restoring,
      ...cartCalls({}, [prints]),
      ...shopCalls,
    ],
  },
  beforeEach: forget,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Récupérer un panier enregistré" }));
    const dialog = within(await page.findByRole("dialog"));
    await userEvent.type(await dialog.findByRole("textbox", { name: "Code du panier" }), "9b1e");
    await userEvent.click(dialog.getByRole("button", { name: "Rechercher" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Récupérer le panier 9B1E" }));
    await expect(await canvas.findByText("Oeil d’Or · Jeanne Lefèvre")).toBeVisible();
    await expect(asked).toEqual([savedOrders[1]?.uuid]);
  },
};

/** Scanned at the stand: the cart opens without a message. */
export const ScannedTicket: Story = {
  parameters: {
    path: `/cart?panier=${orderUuid}`,
    msw: [...restoring, ...cartCalls({}, items), ...shopCalls],
  },
  beforeEach: forget,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Oeil d’Or · Jeanne Lefèvre")).toBeVisible();
    await expect(asked).toEqual([orderUuid]);
    await waitFor(() => expect(canvas.queryByText(/Récupération de votre panier/)).toBeNull());
  },
};

/** Scanned a second time, or while another cart is on the screen. */
export const ScannedTooLate: Story = {
  parameters: {
    path: `/cart?panier=${orderUuid}`,
    msw: [
      answering(contract.orders.restoreCurrentOrder, () => refusal("NOT_FOUND")),
      answering(contract.orders.readCurrentOrderUuid, { currentOrderUuid: null }),
      ...shopCalls,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Ce panier n’est plus enregistré : il a peut-être déjà été récupéré.",
    );
  },
};

/** Message dismissed: the cart as it is. */
export const ScannedTooLateUnderstood: Story = {
  ...ScannedTooLate,
  tags: ["no-picture"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "J’ai compris" }));
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(await canvas.findByRole("heading", { name: "Votre panier est vide" })).toBeVisible();
  },
};
