import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, within } from "storybook/test";
import { Box, Picture, PictureNote } from "../../src/ui/index.ts";
import { photo } from "../drawings/photo.ts";
import type { Usage } from "../support/usage.ts";

const page = within(document.body);

const meta = {
  title: "ui/PictureNote",
  tags: ["new", "since-0.2.0"],
  component: PictureNote,
  parameters: {
    usage: {
      when: ["For who a picture of a Mosaic shows, where the pointer, the focus or a finger rests on it."],
      whenNot: ["For what each picture has, use its `corner` or `caption`.", "For a control, use Tooltip."],
      accessibility: [
        "Its text is the description of the picture's button while it shows; it takes no presses, so that the pointer stays on the picture.",
      ],
    } satisfies Usage,
  },
  args: { of: document.body, text: "L’Œil d’Or · Clémence Prévôt · 1" },
  render: (args) => <Tile {...args} />,
} satisfies Meta<typeof PictureNote>;
export default meta;
type Story = StoryObj<typeof meta>;

function Tile(args: ComponentProps<typeof PictureNote>) {
  const [tile, setTile] = useState<HTMLElement | null>(null);
  const control = tile?.querySelector("button");
  return (
    <Box maxWidth="form">
      <Picture
        ref={setTile}
        src={photo(2)}
        alt="Photo DSC_0412, 9 h 41"
        corner={"9\u00a0h\u00a041"}
        retryLabel="Réessayer"
        onOpen={() => {}}
        eager
      />
      {control && <PictureNote {...args} of={control} />}
    </Box>
  );
}

/** Stands on the picture, above its corner, and describes its button. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: /DSC_0412/ });
    await expect(button).toHaveAccessibleDescription(/Clémence Prévôt/);
    const note = page.getByRole("tooltip").getBoundingClientRect();
    const { left, right, bottom } = button.getBoundingClientRect();
    await expect(note.bottom).toBeLessThanOrEqual(bottom);
    await expect(note.left).toBeGreaterThanOrEqual(left - 1);
    await expect(note.right).toBeLessThanOrEqual(right + 1);
  },
};
/** Many names take several lines. */
export const Playground: Story = {
  tags: ["no-picture"],
  args: {
    text: "L’Œil d’Or, Givre d’Œillet et Mistral du Pré-Fleuri · Clémence Prévôt et Aurélien Poirier · 12",
  },
  play: async () => {
    await page.findByText(/Mistral du Pré-Fleuri/);
  },
};
