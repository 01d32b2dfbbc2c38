import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Columns, Picture, PictureFold } from "../../src/ui/index.ts";
import { photo } from "../drawings/photo.ts";
import type { Usage } from "../support/usage.ts";

const meta = {
  title: "ui/PictureFold",
  tags: ["new", "since-0.2.0"],
  component: PictureFold,
  args: {
    words: "+6",
    label: "dans la même rafale que la photo DSC_0412",
    unfolded: false,
    onToggle: fn(),
    children: (
      <Picture
        src={photo(2)}
        alt="Photo DSC_0412"
        corner="14 h 32"
        retryLabel="Réessayer"
        onOpen={() => {}}
        tick={{ pressed: false, label: "Cocher la photo DSC_0412", onPress: () => {} }}
      />
    ),
  },
  parameters: {
    usage: {
      when: [
        "For near duplicates in a list, such as a burst: the first stands for all until its count is pressed.",
      ],
      whenNot: ["For an action on a picture, use PictureAction.", "For a text that unfolds, use Disclosure."],
      accessibility: [
        "A button after its picture's own ones, whose name is the words seen and `label`; whether it is unfolded is read.",
        "Keeps the focus: what it shows comes after its picture.",
      ],
    } satisfies Usage,
  },
  render: function Render(args) {
    const [unfolded, setUnfolded] = useState(args.unfolded);
    return (
      <Columns count={[2, 3, 4]} space="sm">
        <PictureFold
          {...args}
          words={unfolded ? "Replier" : args.words}
          unfolded={unfolded}
          onToggle={() => {
            args.onToggle();
            setUnfolded(!unfolded);
          }}
        />
      </Columns>
    );
  },
} satisfies Meta<typeof PictureFold>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["forced-colors"],
  play: async ({ canvas }) => {
    const fold = canvas.getByRole("button", { name: /^\+6 dans la même rafale/ });
    await expect(fold).toHaveAttribute("aria-expanded", "false");
  },
};
export const Playground: Story = { tags: ["no-picture"] };

export const Unfolded: Story = { tags: ["no-picture"], args: { unfolded: true } };

/** One of the pictures that are not shown is ticked. */
export const Marked: Story = {
  args: { marked: true, label: "dans la même rafale que la photo DSC_0412, dont 1 cochée" },
};

/** Space and Enter unfold it, as any button. */
export const Keys: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, userEvent, args }) => {
    const fold = canvas.getByRole("button", { name: /rafale/ });
    fold.focus();
    await userEvent.keyboard("{Enter}");
    await expect(fold).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard(" ");
    await expect(fold).toHaveAttribute("aria-expanded", "false");
    await expect(fold).toHaveFocus();
    await expect(args.onToggle).toHaveBeenCalledTimes(2);
  },
};
