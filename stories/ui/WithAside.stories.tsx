import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { formatEuros } from "../../src/domain/money.ts";
import { Card, PriceBreakdown, Stack, Text, WithAside } from "../../src/ui/index.ts";

const meta = {
  title: "ui/WithAside",
  component: WithAside,
  args: {
    aside: (
      <Card tone="sunken">
        <PriceBreakdown
          rows={[{ key: "items", label: "3 articles", amount: formatEuros(4400) }]}
          total={{ label: "Total", amount: formatEuros(4400) }}
        />
      </Card>
    ),
    children: (
      <Stack>
        {["Tirage 20 × 30", "Pack 10 photos", "Fichier haute définition"].map((name) => (
          <Card key={name}>
            <Text>{name}</Text>
          </Card>
        ))}
      </Stack>
    ),
  },
} satisfies Meta<typeof WithAside>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["phone"],
  play: async ({ canvas }) => {
    const total = canvas.getByText("Total").getBoundingClientRect();
    const first = canvas.getByText("Tirage 20 × 30").getBoundingClientRect();
    await expect(total.left).toBeGreaterThan(first.left);
  },
};
export const Playground: Story = { args: { scrolls: true } };
