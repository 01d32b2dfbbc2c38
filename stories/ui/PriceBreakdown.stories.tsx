import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { formatEuros } from "../../src/domain/money.ts";
import { Box, Card, PriceBreakdown } from "../../src/ui/index.ts";

const meta = {
  title: "ui/PriceBreakdown",
  component: PriceBreakdown,
  args: {
    rows: [
      { key: "items", label: "3 articles", amount: formatEuros(4400) },
      { key: "shipping", label: "Livraison", detail: "À domicile, sous 5 jours", amount: formatEuros(490) },
      { key: "discount", label: "Remise de rentrée", amount: `−${formatEuros(440)}`, tone: "gain" },
    ],
    total: { label: "Total", amount: formatEuros(4450) },
  },
  render: (args) => (
    <Box maxWidth="form">
      <Card>
        <PriceBreakdown {...args} />
      </Card>
    </Box>
  ),
} satisfies Meta<typeof PriceBreakdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["phone", "stand"],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("definition").at(-1)).toHaveTextContent("44,50 €");
  },
};
export const Playground: Story = { args: { rows: [] } };
