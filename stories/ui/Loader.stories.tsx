import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Loader } from "../../src/ui/index.ts";

const meta = {
  title: "ui/Loader",
  component: Loader,
  args: { label: "Chargement en cours…" },
} satisfies Meta<typeof Loader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["stand"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Chargement en cours…");
  },
};
export const Playground: Story = { args: { space: "line", label: "Calcul du prix…" } };
export const Screen: Story = { args: { space: "screen" } };
