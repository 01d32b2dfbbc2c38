import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { formatEuros } from "../../src/domain/money.ts";
import { Price, priceSizes, Stack } from "../../src/ui/index.ts";

const meta = {
  title: "ui/Price",
  component: Price,
  argTypes: { size: { control: "select", options: priceSizes } },
  args: { amount: formatEuros(1250) },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { amount: formatEuros(123_450), size: "large" } };

/** A price that fell: the old one is struck through, and said. */
export const Fallen: Story = {
  tags: ["stand"],
  args: {
    amount: formatEuros(1000),
    previous: formatEuros(1250),
    previousLabel: "Ancien prix",
    amountLabel: "Nouveau prix",
    size: "large",
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Ancien prix 12,50 € Nouveau prix 10,00 €/);
  },
};

/** Figures of one width: amounts line up. */
export const Sizes: Story = {
  render: () => (
    <Stack space="xs" align="flex-end">
      {priceSizes.map((size) => (
        <Price key={size} size={size} amount={formatEuros(111_111)} />
      ))}
      {[888_888, 490, 0].map((cents) => (
        <Price key={cents} amount={formatEuros(cents)} />
      ))}
    </Stack>
  ),
};
