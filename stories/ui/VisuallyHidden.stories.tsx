import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Text, VisuallyHidden } from "../../src/ui/index.ts";

const meta = {
  title: "ui/VisuallyHidden",
  component: VisuallyHidden,
  args: { children: "dans votre sélection" },
  render: (args) => (
    <Text>
      Photo DSC_0412 <VisuallyHidden {...args} />
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Read, not seen. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText("dans votre sélection").getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
};
export const Playground: Story = {
  args: { as: "h2", children: "Résultats" },
  render: (args) => <VisuallyHidden {...args} />,
};
