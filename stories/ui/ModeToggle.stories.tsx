import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { ModeToggle } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";
import { inWindow } from "../support/window.ts";

type Display = "contests" | "pictures";

const meta = {
  title: "ui/ModeToggle",
  tags: ["stable", "since-0.1.0"],
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
    const [value, setValue] = useState(args.value);
    return (
      <ModeToggle
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange?.(next);
        }}
      />
    );
  },
  parameters: {
    usage: {
      when: [
        "For two displays of the same content, one of which is always current: by contest, or all pictures.",
        "For a choice that takes effect at once and is easy to undo.",
      ],
      whenNot: [
        "For three or more choices, or a choice submitted with a form, use RadioGroup.",
        "For a yes or no in a form, use Checkbox.",
        "For the steps of an order, use Stepper; for an action, use Button.",
      ],
      accessibility: [
        "A radio group: one tab stop on the current mode; the arrow keys change it and wrap around.",
        "Both names are always in view; the current one is shown by its ground and `checked`, in forced colours by the reader's own highlight.",
        "The label names the group for screen readers and is hidden visually.",
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

/** Keeps its mode itself. */
export const Uncontrolled: Story = {
  tags: ["no-picture"],
  render: (args) => <ModeToggle {...args} value={undefined} defaultValue="pictures" />,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("radio", { name: "Toutes les photos" })).toBeChecked();
    await userEvent.click(canvas.getByText("Par épreuve"));
    await expect(canvas.getByRole("radio", { name: "Par épreuve" })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith("contests");
  },
};
