import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { useLocation } from "react-router";
import { expect, waitFor } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { TopBar } from "../../src/shell/TopBar.tsx";
import { VisuallyHidden } from "../../src/ui/index.ts";
import { answering, refusing, waiting } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { customer, customerCalls, shopCalls } from "../support/orderData.ts";
import { pictureUuids } from "../support/searchData.ts";

/** Shows the address that the bar's links lead to. */
function Address() {
  const { pathname, search } = useLocation();
  return <VisuallyHidden>{`Adresse\u00a0: ${pathname}${search}`}</VisuallyHidden>;
}
const withAddress: Decorator = (Story) => (
  <>
    <Story />
    <Address />
  </>
);

/** The bar above every screen: search, selection, cart, account. */
const meta = {
  title: "features/TopBar",
  component: TopBar,
  parameters: { bare: true, path: "/cart", msw: shopCalls },
  decorators: [withAddress, inShop()],
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { msw: [answering(contract.orderItems.countCartItems, { count: 0 }), ...shopCalls] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Connexion / Créer un compte" })).toHaveAttribute(
      "href",
      "/login",
    );
    await expect(canvas.getByRole("link", { name: "Panier" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Ma sélection" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Dossard" })).toHaveAttribute("href", "/search");
    await expect(canvas.getByRole("link", { name: "Aide" })).toHaveAttribute("href", "/help");
  },
};

export const Counts: Story = {
  decorators: [inShop({ selected: pictureUuids.slice(0, 3) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Panier, 2 articles" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Ma sélection, 3 photos" })).toBeVisible();
  },
};

const full = Array.from({ length: 300 }, (_, n) => `f0000000-0000-4000-8000-${String(n).padStart(12, "0")}`);
export const LargeCounts: Story = {
  parameters: { msw: [answering(contract.orderItems.countCartItems, { count: 128 }), ...shopCalls] },
  decorators: [inShop({ selected: full })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Panier, 128 articles" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Ma sélection, 300 photos" })).toBeVisible();
  },
};

/** While the cart's count loads no count shows, and nothing moves when it arrives. */
export const CountLoading: Story = {
  parameters: { msw: [waiting(contract.orderItems.countCartItems), ...shopCalls] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Panier" })).toBeVisible();
  },
};

/** A failed count shows no error: the cart itself will. */
export const CountFailing: Story = {
  parameters: { msw: [refusing(contract.orderItems.countCartItems, "INTERNAL"), ...shopCalls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Panier" })).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

export const SignedIn: Story = {
  decorators: [inShop({ signedIn: true })],
  parameters: { msw: [...customerCalls, ...shopCalls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Camille Lefèvre")).toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "Mon compte" })).toHaveAttribute("href", "/account");
    await expect(canvas.queryByRole("link", { name: /Connexion/ })).toBeNull();
  },
};

export const LongName: Story = {
  decorators: [inShop({ signedIn: true, selected: full })],
  parameters: {
    msw: [
      answering(contract.customers.readCurrentCustomer, {
        ...customer,
        firstName: "Marie-Clémentine Éléonore",
        lastName: "de La Rochefoucauld-Montbel d’Aubeterre",
      }),
      answering(contract.orderItems.countCartItems, { count: 128 }),
      ...shopCalls,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Marie-Clémentine/)).toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "Mon compte" })).toBeVisible();
  },
};

export const Stand: Story = {
  globals: { theme: "stand" },
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
    // There the logo starts a new search.
    await expect(canvas.getByRole("link", { name: "Dossard" })).toHaveAttribute(
      "href",
      "/search?mode=events",
    );
  },
};

/** The search icon leaves the selection view. */
export const InTheSelection: Story = {
  parameters: { path: "/search?view=selection" },
  decorators: [inShop({ selected: pictureUuids.slice(0, 3) })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Rechercher vos photos" }));
    await waitFor(() => expect(canvas.getByText(/^Adresse/)).toHaveTextContent(/: \/search$/));
  },
};

/** From another page the selection opens after 100 ms. */
export const SelectionFromAnotherPage: Story = {
  tags: ["no-picture"],
  decorators: [inShop({ selected: pictureUuids.slice(0, 3) })],
  play: async ({ canvas, userEvent }) => {
    const began = performance.now();
    await userEvent.click(await canvas.findByRole("link", { name: "Ma sélection, 3 photos" }));
    await waitFor(() =>
      expect(canvas.getByText(/^Adresse/)).toHaveTextContent(/: \/search\?view=selection$/),
    );
    await expect(performance.now() - began).toBeGreaterThanOrEqual(100);
  },
};
