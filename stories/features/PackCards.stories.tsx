import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { PackCards } from "../../src/features/search/PackCards.tsx";
import { answering } from "../support/calls.ts";
import { filterPacks } from "../support/packData.ts";
import { failed, loaded, stillLoading } from "../support/queryStates.ts";

/** Packs as cards to choose from, with their price for each picture. */
const meta = {
  title: "features/PackCards",
  component: PackCards,
  args: { packs: loaded(filterPacks), onOpen: fn(), onRetry: fn() },
  parameters: { msw: [answering(contract.discounts.listDiscounts, [])] },
} satisfies Meta<typeof PackCards>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each card opens its modal: features/packs, « Pack init ». */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/dès 39,00\s€/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Mon parcours complet" }));
    await expect(args.onOpen).toHaveBeenCalledWith(filterPacks[0]);
  },
};

export const Loading: Story = {
  args: { packs: stillLoading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Chargement des packs…")).toBeInTheDocument();
  },
};

/** The pictures below stay: the failure takes one line. */
export const Failing: Story = {
  args: { packs: failed("INTERNAL") },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Les packs n’ont pas pu être chargés/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Réessayer" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Offline: Story = {
  args: { packs: failed("NETWORK") },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Connexion impossible/)).toBeVisible();
  },
};

/** A pricing without filter packs shows nothing. */
export const None: Story = {
  tags: ["no-picture"],
  args: { packs: loaded([]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading")).toBeNull();
  },
};
