import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Box, Columns, Picture, PictureAction } from "../../src/ui/index.ts";
import { photo } from "../drawings/photo.ts";
import type { Usage } from "../support/usage.ts";

const meta = {
  title: "ui/PictureAction",
  tags: ["new", "since-0.2.0"],
  component: PictureAction,
  args: { label: "Mettre la photo DSC_0412 dans le pack", pressed: false, onPress: fn() },
  parameters: {
    usage: {
      when: ["A toggle on each picture of a list while something is being filled with them: a pack."],
      whenNot: [
        "For ticking pictures, use the `tick` of Picture.",
        "For an action on one large picture, use IconButton with `onPicture`.",
      ],
      accessibility: [
        "A toggle button: its name stays, its state is read.",
        "Placed right after its Picture, whose lower corner it takes.",
      ],
    } satisfies Usage,
  },
  render: function Render(args) {
    const [pressed, setPressed] = useState(args.pressed);
    return (
      <Columns count={[2, 3, 4]} space="sm">
        <Box>
          <Picture src={photo(2)} alt="Photo DSC_0412" retryLabel="Réessayer" onOpen={() => {}} />
          <PictureAction
            {...args}
            pressed={pressed}
            onPress={() => {
              args.onPress();
              setPressed(!pressed);
            }}
          />
        </Box>
      </Columns>
    );
  },
} satisfies Meta<typeof PictureAction>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["forced-colors"],
  play: async ({ canvas }) => {
    const action = canvas.getByRole("button", { name: "Mettre la photo DSC_0412 dans le pack" });
    await expect(action).toHaveAttribute("aria-pressed", "false");
  },
};
export const Playground: Story = {};

export const Pressed: Story = { tags: ["forced-colors"], args: { pressed: true } };

/** Space and Enter toggle it, as any button. */
export const Keys: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, userEvent, args }) => {
    const action = canvas.getByRole("button", { name: /Mettre la photo/ });
    action.focus();
    await userEvent.keyboard("{Enter}");
    await expect(action).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard(" ");
    await expect(action).toHaveAttribute("aria-pressed", "false");
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};
