import type { Meta, StoryObj } from "@storybook/react-vite";
import { formatEuros } from "../../src/domain/money.ts";
import { Card, Columns, cardTones, Heading, Price, Stack, Text } from "../../src/ui/index.ts";

const content = (
  <Stack space="xs">
    <Heading level={2} size="title4">
      Tirage 20 × 30
    </Heading>
    <Text tone="muted">Papier brillant, expédié sous 5 jours.</Text>
    <Price amount={formatEuros(1250)} />
  </Stack>
);

const meta = {
  title: "ui/Card",
  component: Card,
  argTypes: { tone: { control: "select", options: cardTones } },
  args: { children: content },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { tone: "sunken", space: "md", as: "section", label: "Tirage" } };

export const Tones: Story = {
  tags: ["stand"],
  render: () => (
    <Columns>
      {cardTones.map((tone) => (
        <Card key={tone} tone={tone}>
          {content}
        </Card>
      ))}
    </Columns>
  ),
};
