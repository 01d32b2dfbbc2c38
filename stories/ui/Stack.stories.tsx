import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge, Stack, Text } from "../../src/ui/index.ts";

const meta = {
  title: "ui/Stack",
  component: Stack,
  args: {
    children: (
      <>
        <Text>Tirage 20 × 30</Text>
        <Text tone="muted">Papier brillant</Text>
        <Badge>En stock</Badge>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { space: ["xs", "xl"], align: "center" } };
