import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { ClickAndCollectModal } from "../../src/features/checkout/ClickAndCollectModal.tsx";
import { failed, loaded, refused, stillLoading } from "../support/queryStates.ts";
import { comingEvent, events } from "../support/searchData.ts";

/** Choosing the event at which prints are collected. */
const meta = {
  title: "features/ClickAndCollect",
  component: ClickAndCollectModal,
  args: {
    open: true,
    onOpenChange: fn(),
    events: loaded([...events.slice(0, 2), comingEvent]),
    chosen: null,
    failure: null,
    onChoose: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ClickAndCollectModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const body = within(document.body);
const seen = (element: Element) => waitFor(() => expect(element).toBeVisible());

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await body.findByRole("button", { name: "Jumping de Saint-Lô" }));
    await expect(args.onChoose).toHaveBeenCalledWith(events[0]);
  },
};

export const Chosen: Story = {
  args: { chosen: events[1]?.uuid ?? null },
  play: async () => {
    await seen(await body.findByRole("button", { name: "Concours complet du Haras du Pin", pressed: true }));
  },
};

export const NoEvent: Story = {
  args: { events: loaded([]) },
  play: async () => {
    await seen(
      await body.findByRole("heading", {
        name: "Pour l'instant, aucun concours à venir n'est éligible au Click&Collect.",
      }),
    );
  },
};

export const Loading: Story = {
  args: { events: stillLoading },
  play: async () => seen(await body.findByText("Chargement en cours...")),
};

export const Offline: Story = {
  args: { events: failed("NETWORK") },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await body.findByRole("button", { name: "Réessayer" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The order is being paid in another window. */
export const Locked: Story = {
  args: { failure: refused("PAYMENT_IN_PROGRESS") },
  play: async () => expect(await body.findByRole("alert")).toHaveTextContent("Un paiement est en cours"),
};
