import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { Leaving } from "../../src/features/kiosk/Leaving.tsx";
import { LowerPage } from "../../src/features/kiosk/LowerPage.tsx";
import { StillThere } from "../../src/features/kiosk/StillThere.tsx";
import { Attract } from "../../src/features/wall/Attract.tsx";
import { answering } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { recentPictures } from "../support/wallData.ts";
import { opensIn } from "../support/window.ts";

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

/** Nobody has come since the last shopper: the last hour's photographs. */
export const Unused: Story = {
  globals: { theme: "stand", ...opensIn("kiosk") },
  tags: ["kiosk"],
  parameters: { bare: true, msw: [answering(contract.pictures.listRecentPictures, recentPictures)] },
  decorators: [inShop({ placeWhat: "truck" })],
  render: ({ onStay }) => <Attract onStart={onStay} />,
  play: async ({ userEvent, args }) => {
    const dialog = await body.findByRole("dialog", { name: "Retrouvez vos photos" });
    await expect(within(dialog).getByRole("list", { name: "Photos récentes" })).toBeVisible();
    await waitFor(() => expect(body.getByRole("button", { name: /^Toucher l’écran/ })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
};

/** Before the first picture there is nothing to show. */
export const UnusedWithoutPictures: Story = {
  tags: ["no-picture"],
  parameters: {
    bare: true,
    msw: [
      answering(contract.pictures.listRecentPictures, () => {
        answered.push("none");
        return [];
      }),
    ],
  },
  beforeEach: () => {
    answered.length = 0;
  },
  decorators: [inShop({ placeWhat: "truck" })],
  render: ({ onStay }) => <Attract onStart={onStay} />,
  play: async () => {
    await waitFor(() => expect(answered).toHaveLength(1));
    await new Promise((drawn) => setTimeout(drawn, 100));
    await expect(body.queryByRole("dialog")).toBeNull();
  },
};
const answered: string[] = [];

/** On a tall screen, whose upper half is out of reach: the button brings the top of the page down, and back up. */
export const OutOfReach: Story = {
  // Nothing shows in a window that is not as tall.
  tags: ["no-picture"],
  globals: { theme: "stand", ...opensIn("kiosk") },
  parameters: { bare: true },
  render: () => <LowerPage />,
  play: async () => {
    const { documentElement } = document;
    const press = (name: string) => body.getByText(name).click();
    await waitFor(() => expect(documentElement).toHaveAttribute("data-within-reach", ""));
    press("Abaisser la page");
    await waitFor(() => expect(documentElement).toHaveAttribute("data-within-reach", "lowered"));
    press("Remonter la page");
    await waitFor(() => expect(documentElement).toHaveAttribute("data-within-reach", ""));
  },
};
