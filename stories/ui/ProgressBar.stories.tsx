import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Button, ProgressBar, Stack } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";

const meta = {
  title: "ui/ProgressBar",
  tags: ["stable", "since-0.1.0"],
  component: ProgressBar,
  parameters: {
    usage: {
      when: ["Progress towards a known end: a pack’s places, a download."],
      whenNot: [
        "For a wait without a known end, use Loader.",
        "For the steps of an order, use Stepper.",
        "For a pack’s individual places, use PackSlots.",
      ],
      accessibility: [
        "A progressbar named by its label; its value is read in words (« 7 photos sur 10 »), not in percent.",
        "Changes are not announced: the caller announces them if they matter.",
      ],
    } satisfies Usage,
  },
  args: { label: "Pack 10 photos numériques", value: 7, max: 10, valueText: "7 photos sur 10" },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Pack 10 photos numériques" });
    await expect(bar).toHaveAttribute("aria-valuetext", "7 photos sur 10");
    await expect(bar).toHaveAttribute("aria-valuenow", "7");
    await expect(bar).toHaveAttribute("aria-valuemax", "10");
  },
};
export const Playground: Story = { args: { value: 0, valueText: "Aucune photo" } };

export const Empty: Story = { args: { value: 0, valueText: "Aucune photo sur 10" } };
export const Full: Story = { args: { value: 10, valueText: "Complet" } };
export const ForcedColours: Story = { tags: ["forced-colors"] };

/** A value out of range is clamped, in the bar and in the announcement. */
export const OutOfRange: Story = {
  render: () => (
    <Stack>
      <ProgressBar label="Pack 10 photos" value={12} max={10} valueText="Complet" />
      <ProgressBar label="Pack 20 photos" value={-1} max={20} valueText="Aucune photo" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const now = canvas.getAllByRole("progressbar").map((bar) => bar.getAttribute("aria-valuenow"));
    await expect(now).toEqual(["10", "0"]);
  },
};

/** It follows its value. */
export const Advances: Story = {
  tags: ["no-picture"],
  render: function Render(args) {
    const [value, setValue] = useState(9);
    return (
      <Stack>
        <ProgressBar {...args} value={value} valueText={`${value} photos sur 10`} />
        <Button onClick={() => setValue(10)}>Ajouter la dernière</Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole("progressbar");
    const filled = () => (bar.firstElementChild as Element).getBoundingClientRect().width / bar.clientWidth;
    await expect(filled()).toBeCloseTo(0.9, 1);
    await userEvent.click(canvas.getByRole("button"));
    await expect(bar).toHaveAttribute("aria-valuetext", "10 photos sur 10");
  },
};

export const LongText: Story = {
  args: {
    label:
      "Toutes les photos du championnat régional de saut d’obstacles de Nouvelle-Aquitaine en haute définition",
    value: 1_204,
    max: 123_456,
    valueText: "1\u202f204 photos téléchargées sur 123\u202f456",
  },
};
