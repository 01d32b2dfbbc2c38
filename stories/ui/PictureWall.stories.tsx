import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { wallPictures } from "../../src/features/wall/wallPictures.ts";
import { PictureWall, Text } from "../../src/ui/index.ts";
import { storeAddress } from "../drawings/images.ts";
import type { Usage } from "../support/usage.ts";
import { recentPictures } from "../support/wallData.ts";
import { inWindow, opensIn } from "../support/window.ts";

const pictures = wallPictures(storeAddress("whole"), recentPictures);

const meta = {
  title: "ui/PictureWall",
  tags: ["new", "since-0.1.0", "whole-page"],
  component: PictureWall,
  args: { label: "Photos récentes", fills: "window", pictures },
  parameters: {
    bare: true,
    usage: {
      when: [
        "On a second screen, or on a stand's screen that nobody uses: photographs to be seen from afar.",
      ],
      whenNot: ["For pictures to open, tick or order, use Picture in a Mosaic."],
      accessibility: [
        "A named list of figures; each caption says what its picture shows, so the image itself is hidden from screen readers.",
        "It shows what it is given: whoever replaces the pictures by themselves offers a way to stop that.",
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof PictureWall>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nine across: the first as large as four. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const items = [...canvas.getByRole("list", { name: "Photos récentes" }).children];
    const shown = items.map((item) => item.getBoundingClientRect()).filter(({ width }) => width > 0);
    await expect(shown).toHaveLength(9);
    const [first, second] = shown;
    await expect((first?.width ?? 0) / (second?.width ?? 1)).toBeGreaterThan(1.9);
    await expect(Math.max(...shown.map(({ bottom }) => bottom))).toBeLessThanOrEqual(innerHeight + 1);
  },
};

export const Playground: Story = { args: { children: <Text tone="onInverse">Retrouvez vos photos</Text> } };

/** Seven on end, as in a kiosk. */
export const OnEnd: Story = {
  globals: { theme: "stand", ...opensIn("kiosk") },
  tags: ["kiosk"],
  play: async ({ canvas }) => {
    await inWindow(1080, 1920, async () => {
      await expect(within(canvas.getByRole("list")).getAllByRole("listitem")).toHaveLength(7);
    });
  },
};

/** A long name is shortened on one line. */
export const LongNames: Story = {
  args: {
    pictures: pictures.map((picture) => ({
      ...picture,
      caption: `Quintessence de la Vallée des Ormes · Marie-Charlotte de Saint-Hilaire · ${picture.caption}`,
    })),
  },
};

export const Few: Story = { args: { pictures: pictures.slice(0, 2) } };
