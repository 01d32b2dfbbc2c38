import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { TopBar } from "../../src/routes/TopBar.tsx";
import { answering } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { customerCalls, shopCalls } from "../support/orderData.ts";
import { pictureUuids } from "../support/searchData.ts";

const meta = {
  title: "features/TopBar",
  component: TopBar,
  parameters: { bare: true, path: "/cart", msw: shopCalls },
  decorators: [inShop()],
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["phone"],
  parameters: { msw: [answering(contract.orderItems.cartCount, { count: 0 }), ...shopCalls] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Connexion / Créer un compte" })).toHaveAttribute(
      "href",
      "/login",
    );
    await expect(canvas.getByRole("link", { name: "Panier" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Dossard" })).toHaveAttribute("href", "/search");
  },
};

export const Counts: Story = {
  tags: ["phone"],
  decorators: [inShop({ selected: pictureUuids.slice(0, 3) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Panier, 2 articles" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Ma sélection, 3 photos" })).toBeVisible();
  },
};

export const SignedIn: Story = {
  tags: ["phone"],
  decorators: [inShop({ signedIn: true })],
  parameters: { msw: [...customerCalls, ...shopCalls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Camille Lefèvre")).toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "Mon compte" })).toHaveAttribute("href", "/account");
    await expect(canvas.queryByRole("link", { name: /Connexion/ })).toBeNull();
  },
};

export const Stand: Story = {
  tags: ["phone", "stand"],
  decorators: [inShop({ placeWhat: "truck" })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Panier, 2 articles" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Aide" })).toBeNull();
    await expect(canvas.queryByRole("link", { name: /Connexion/ })).toBeNull();
  },
};

export const OnTheSearch: Story = {
  parameters: { path: "/search?mode=events" },
  play: async ({ canvas }) => {
    // There the logo begins a new search.
    await expect(canvas.getByRole("link", { name: "Dossard" })).toHaveAttribute(
      "href",
      "/search?mode=events",
    );
  },
};
