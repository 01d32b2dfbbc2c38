import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ProgressBar } from "../../src/ui/index.ts";

const meta = {
  title: "ui/ProgressBar",
  component: ProgressBar,
  args: { label: "Pack 10 photos numériques", value: 7, max: 10, valueText: "7 photos sur 10" },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["stand"],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Pack 10 photos numériques" });
    await expect(bar).toHaveAttribute("aria-valuetext", "7 photos sur 10");
  },
};
export const Playground: Story = { args: { value: 0, valueText: "Aucune photo" } };
export const Full: Story = { args: { value: 10, valueText: "Complet" } };
