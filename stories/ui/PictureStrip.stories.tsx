import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { pictureUrl } from "../../src/domain/pictures/imageUrl.ts";
import { PictureStrip } from "../../src/ui/index.ts";
import { storeAddress } from "../drawings/images.ts";
import { pictures } from "../support/searchData.ts";
import type { Usage } from "../support/usage.ts";

const strip = (count: number) =>
  pictures.slice(0, count).map((picture) => ({
    src: pictureUrl(storeAddress("whole"), picture, 400),
    alt: `Photo ${picture.name}`,
  }));

const meta = {
  title: "ui/PictureStrip",
  tags: ["new", "since-0.1.0"],
  component: PictureStrip,
  args: { label: "Photos du pack", pictures: strip(4) },
  parameters: {
    usage: {
      when: [
        "Below the name of an item with several pictures: a pack in a cart, a recapitulation or an order.",
      ],
      whenNot: [
        "For pictures to open or tick, use Picture in a Mosaic.",
        "For the one image of a line, use LineItem.",
      ],
      accessibility: [
        "A named list of images, each with an alternative text; nothing in it takes the focus.",
        "It draws at most `max` pictures: state the total beside it.",
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof PictureStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole("list", { name: "Photos du pack" }));
    await expect(list.getAllByRole("img")).toHaveLength(4);
  },
};

export const Playground: Story = { args: { max: 3 } };

/** More than it draws: the number of the rest shows beside it. */
export const Many: Story = {
  args: { pictures: strip(12) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("img")).toHaveLength(6);
  },
};

/** Empty: nothing is drawn. */
export const Empty: Story = {
  args: { pictures: [] },
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).toBeNull();
  },
};
