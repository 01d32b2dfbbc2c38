import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Card, LineItemSkeleton } from "../../src/ui/index.ts";

const meta = {
  title: "ui/LineItemSkeleton",
  component: LineItemSkeleton,
  decorators: [
    (Story) => (
      <Card space="md">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof LineItemSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["phone"],
  play: async ({ canvas }) => {
    // Mute: whoever shows it says that it is loading.
    await expect(canvas.queryByRole("status")).toBeNull();
  },
};
export const Playground: Story = { args: { controls: true }, tags: ["phone", "stand"] };
