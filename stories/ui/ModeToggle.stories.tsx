import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { ModeToggle } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";
import { inWindow } from "../support/window.ts";

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
  parameters: {
    usage: {
      when: [
        "For two displays of the same things, one of which always holds: by contest, or all pictures.",
        "Where the choice takes effect at once and costs nothing to take back.",
      ],
      whenNot: [
        "For three choices or more, or for a choice that is sent with a form, use RadioGroup.",
        "For yes or no in a form, use Checkbox.",
        "For the steps of an order, use Stepper; for an action, use Button.",
      ],
      accessibility: [
        "A radio group: one Tab stop on the mode that holds, the arrow keys change it and come round.",
        "Both names are always in view; which one holds is told by ground and by `checked`, in forced colours by the reader's own highlight.",
        "The label names the group for screen readers and is not in view.",
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof ModeToggle<Display>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["forced-colors"],
  play: async ({ canvas, userEvent, args }) => {
    const first = canvas.getByRole("radio", { name: "Par épreuve" });
    const second = canvas.getByRole("radio", { name: "Toutes les photos" });
    await expect(canvas.getByRole("radiogroup", { name: "Affichage" })).toContainElement(first);
    await userEvent.tab();
    await expect(first).toHaveFocus();
    for (const [key, target, value] of [
      ["{ArrowRight}", second, "pictures"],
      ["{ArrowRight}", first, "contests"],
      ["{ArrowDown}", second, "pictures"],
      ["{ArrowLeft}", first, "contests"],
      ["{ArrowUp}", second, "pictures"],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(target).toBeChecked();
      await expect(target).toHaveFocus();
      await expect(args.onValueChange).toHaveBeenLastCalledWith(value);
    }
    // One tab stop: the next Tab leaves the group.
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
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

/** A press changes the mode and reports it once; pressing the current mode reports nothing. */
export const Pressed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText("Par épreuve"));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText("Toutes les photos"));
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole("radio", { name: "Toutes les photos" })).toBeChecked();
  },
};

/** Long names break inside their half, at 320 px too. */
export const LongNames: Story = {
  args: {
    modes: [
      { value: "contests", label: "Photographies rangées par épreuve" },
      { value: "pictures", label: "Toutes les photographies de l’événement" },
    ],
  },
  play: async ({ canvas }) => {
    await inWindow(320, 640, async () => {
      const group = canvas.getByRole("radiogroup").getBoundingClientRect();
      await expect(group.right).toBeLessThanOrEqual(320);
    });
  },
};
