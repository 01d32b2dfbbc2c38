import type { Meta, StoryObj } from "@storybook/react-vite";
import { Route, Routes } from "react-router";
import { expect, waitFor } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { writeCookie } from "../../src/browser/cookie.ts";
import { CartRoute } from "../../src/routes/CartRoute.tsx";
import { isOwnDevice } from "../../src/shop/kiosk.ts";
import { answering, refusal, unreachable, waiting } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { cartCalls, items, orderUuid, shopCalls } from "../support/orderData.ts";
import { opensIn } from "../support/window.ts";

const taken: string[] = [];
const picture = "90000000-0000-4000-8000-000000000077";

/** A phone that has scanned the code of a stand's screen: its cart and selection arrive. */
const meta = {
  title: "screens/TakeOver",
  component: CartRoute,
  globals: { theme: "stand", ...opensIn("phone") },
  parameters: { bare: true, path: "/cart?reprise=7K3M9QX2WTB4" },
  decorators: [inShop({ placeWhat: "truck" })],
  render: () => (
    <Routes>
      <Route path="/cart" element={<CartRoute />} />
      <Route path="/search" element={<p>Ma sélection</p>} />
    </Routes>
  ),
  beforeEach: () => {
    taken.length = 0;
    return () => writeCookie("dossard-own-device", "", 0);
  },
} satisfies Meta<typeof CartRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

const taking = (itemCount: number, pictureUuids: string[]) =>
  answering(contract.visitors.takeOver, ({ body }) => {
    taken.push((body as { code: string }).code);
    return { itemCount, pictureUuids };
  });
const nothing = answering(contract.orders.readCurrentOrderUuid, () => ({
  currentOrderUuid: taken.length === 0 ? null : orderUuid,
}));
const keptSelection = () => JSON.stringify({ ...sessionStorage });

/** Used before, expired, or mistyped. */
export const Gone: Story = {
  tags: ["no-picture"],
  parameters: {
    msw: [
      answering(contract.visitors.takeOver, () => refusal("NOT_FOUND")),
      answering(contract.orders.readCurrentOrderUuid, { currentOrderUuid: null }),
      answering(contract.orderItems.readSuggestion, { kind: "noSuggestion", gain: 0, packs: [] }),
      ...shopCalls,
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Ce code a déjà servi ou n’est plus valable" });
    await expect(canvas.getByText(/^Rien n’est perdu/)).toBeVisible();
    await expect(isOwnDevice()).toBe(false);
  },
};

/** From there to the phone's own cart. */
export const GoneUnderstood: Story = {
  ...Gone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Voir le panier" }));
    await expect(await canvas.findByRole("heading", { name: "Votre panier est vide" })).toBeVisible();
  },
};

/** The cart with a word on what has arrived; the code is used once. */
export const Arrived: Story = {
  tags: ["no-picture"],
  parameters: { msw: [taking(2, [picture]), nothing, ...cartCalls({}, items), ...shopCalls] },
  play: async ({ canvas, userEvent }) => {
    const words = "Votre panier et votre sélection (1 photo) sont maintenant sur ce téléphone.";
    await expect(await canvas.findByText(words)).toBeVisible();
    await expect(await canvas.findByText("Oeil d’Or · Jeanne Lefèvre")).toBeVisible();
    await expect(taken).toEqual(["7K3M9QX2WTB4"]);
    await expect(keptSelection()).toContain(picture);
    await expect(isOwnDevice()).toBe(true);
    await userEvent.click(canvas.getByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(canvas.queryByText(words)).toBeNull());
  },
};

/** Without a cart, the selection opens. */
export const SelectionAlone: Story = {
  tags: ["no-picture"],
  parameters: { msw: [taking(0, [picture]), nothing, ...shopCalls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Ma sélection")).toBeVisible();
    await expect(keptSelection()).toContain(picture);
  },
};

/** The phone's own order is at the bank: the code stays good. */
export const WhilePaying: Story = {
  tags: ["no-picture"],
  parameters: {
    msw: [answering(contract.visitors.takeOver, () => refusal("PAYMENT_IN_PROGRESS")), nothing, ...shopCalls],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};

export const Offline: Story = {
  tags: ["no-picture"],
  parameters: { msw: [unreachable(contract.visitors.takeOver), nothing, ...shopCalls] },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("heading", { name: "Vous êtes hors connexion" }, { timeout: 8000 });
    await expect(title).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ["no-picture"],
  parameters: { msw: [waiting(contract.visitors.takeOver), nothing, ...shopCalls] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Récupération de votre panier et de votre sélection…"),
    ).toBeInTheDocument();
  },
};
