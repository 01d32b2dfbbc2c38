import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card, Columns, Text } from "../../src/ui/index.ts";

const meta = {
  title: "ui/Columns",
  component: Columns,
  args: {
    children: ["Lamotte-Beuvron", "Le Pin-au-Haras", "Saumur"].map((place) => (
      <Card key={place}>
        <Text>{place}</Text>
      </Card>
    )),
  },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["phone"] };
export const Playground: Story = { args: { count: [2, 3, 4], space: "sm" } };

/** A cart and its total. */
export const ContentAside: Story = {
  args: {
    count: [1, 1, "contentAside"],
    children: (
      <>
        <Card>
          <Text>Les articles du panier</Text>
        </Card>
        <Card tone="sunken">
          <Text>Le total</Text>
        </Card>
      </>
    ),
  },
};
