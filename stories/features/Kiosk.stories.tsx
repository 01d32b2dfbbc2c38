import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { Leaving } from "../../src/features/kiosk/Leaving.tsx";
import { StillThere } from "../../src/features/kiosk/StillThere.tsx";

/** A stand's screen that nobody uses any more: it asks, then starts again for the next shopper. */
const meta = {
  title: "features/Kiosk",
  component: StillThere,
  globals: { theme: "stand" },
  args: { secondsLeft: 24, seconds: 30, onStay: fn() },
} satisfies Meta<typeof StillThere>;
export default meta;
type Story = StoryObj<typeof meta>;

const body = within(document.body);

/** The screen has been idle for a while. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    const question = await body.findByRole("alertdialog", { name: "Êtes-vous toujours là\u202f?" });
    await waitFor(() => expect(question).toBeVisible());
    await expect(within(question).getByText("24 secondes")).toBeVisible();
    await waitFor(() => expect(body.getByRole("button", { name: "Continuer mes achats" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
};

/** While the server is unreachable the next shopper waits, who would otherwise get this cart. */
export const Stuck: Story = {
  parameters: { bare: true },
  render: () => <Leaving isStuck />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("La boutique ne répond pas");
  },
};
