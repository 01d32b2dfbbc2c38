import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { unknownSeller } from "../../src/features/terms/seller.ts";
import { HelpRoute } from "../../src/routes/HelpRoute.tsx";
import { answering, unreachable } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { filterPacks, packOffers } from "../support/packData.ts";
import { comingEvent } from "../support/searchData.ts";
import { seller } from "../support/sellerData.ts";
import { everyFormat } from "../support/singleData.ts";

const calls = [
  answering(
    contract.products.listProducts,
    [...packOffers, ...filterPacks].map(({ product }) => product),
  ),
  answering(contract.productVariants.listVariants, everyFormat),
  answering(contract.events.listEvents, [comingEvent]),
  answering(contract.seller.readSeller, seller),
];

/** Answers to the usual questions, and how to reach the seller. */
const meta = {
  title: "screens/Help",
  component: HelpRoute,
  parameters: { bare: true, path: "/help", msw: calls },
  decorators: [inShop()],
} satisfies Meta<typeof HelpRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Les formats" })).toBeVisible();
    await expect(canvas.getByText(/le nom du cheval/)).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Click&Collect" })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: seller.email ?? "" })).toBeVisible();
  },
};

export const Cars: Story = {
  tags: ["no-picture"],
  decorators: [inShop({ placeMode: "car" })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/le nom du pilote/)).toBeVisible();
  },
};

/** The stand's help does not mention cards, accounts and parcels. */
export const AtTheStand: Story = {
  globals: { theme: "stand" },
  decorators: [inShop({ placeWhat: "truck" })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/vous payez au comptoir/)).toBeVisible();
    await expect(canvas.queryByText(/carte bancaire/)).toBeNull();
    await expect(canvas.queryByRole("heading", { name: "Click&Collect" })).toBeNull();
  },
};

/** A new shop sells nothing yet and has no seller: the help promises nothing. */
export const NothingOnSale: Story = {
  tags: ["no-picture"],
  parameters: {
    msw: [
      answering(contract.products.listProducts, []),
      answering(contract.productVariants.listVariants, []),
      answering(contract.events.listEvents, []),
      answering(contract.seller.readSeller, unknownSeller),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Trouver mes photos" })).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "Les packs" })).toBeNull();
    await expect(canvas.queryByRole("heading", { name: "Click&Collect" })).toBeNull();
  },
};

/** Help that does not depend on the offer shows without a connection too. */
export const Offline: Story = {
  parameters: {
    msw: [
      unreachable(contract.products.listProducts),
      unreachable(contract.productVariants.listVariants),
      unreachable(contract.events.listEvents),
      unreachable(contract.seller.readSeller),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Trouver mes photos" }, { timeout: 8000 }),
    ).toBeVisible();
  },
};
