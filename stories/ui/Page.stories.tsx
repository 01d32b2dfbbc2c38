import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Card, Heading, Page, pageWidths, Text } from "../../src/ui/index.ts";

const meta = {
  title: "ui/Page",
  component: Page,
  argTypes: { width: { control: "select", options: pageWidths } },
  parameters: { bare: true },
  args: {
    children: (
      <>
        <Heading level={1}>Aide</Heading>
        <Card>
          <Text>Les photos d’une épreuve sont en ligne une heure après sa fin.</Text>
        </Card>
      </>
    ),
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["phone"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("main")).toHaveAttribute("id", "contenu");
  },
};
export const Playground: Story = { args: { width: "reading" } };
export const FormWidth: Story = { args: { width: "form" } };
