import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { ModeToggle } from "../../src/ui/index.ts";

type Display = "contests" | "pictures";

const meta = {
  title: "ui/ModeToggle",
  component: ModeToggle<Display>,
  args: {
    label: "Affichage",
    value: "contests",
    modes: [
      { value: "contests", label: "Par épreuve", icon: "calendar" },
      { value: "pictures", label: "Toutes les photos", icon: "image" },
    ],
    onValueChange: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState<Display>(args.value);
    return (
      <ModeToggle
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof ModeToggle<Display>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["phone", "stand"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Par épreuve" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "Toutes les photos" })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith("pictures");
  },
};
export const Playground: Story = {
  args: {
    modes: [
      { value: "contests", label: "Épreuves" },
      { value: "pictures", label: "Photos" },
    ],
  },
};
