import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { OrderCode } from "../../src/ui/index.ts";

const meta = {
  title: "ui/OrderCode",
  component: OrderCode,
  args: { label: "Code de votre commande", code: "7K2M" },
} satisfies Meta<typeof OrderCode>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Spelt letter by letter to who cannot see it. */
export const Default: Story = {
  tags: ["stand"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Code de votre commande 7 K 2 M")).toBeInTheDocument();
  },
};
export const Playground: Story = { args: { code: "A04F" } };
