import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Heading, headingLevels, headingSizes, Stack } from "../../src/ui/index.ts";

const meta = {
  title: "ui/Heading",
  component: Heading,
  argTypes: {
    level: { control: "select", options: headingLevels },
    size: { control: "select", options: headingSizes },
  },
  args: { level: 1, children: "Retrouvez vos photos" },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Retrouvez vos photos");
  },
};
export const Playground: Story = { args: { level: 2, size: "title1", tone: "muted" } };

export const Sizes: Story = {
  tags: ["phone", "stand"],
  render: () => (
    <Stack>
      {headingSizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          Championnat régional de saut d’obstacles
        </Heading>
      ))}
    </Stack>
  ),
};
