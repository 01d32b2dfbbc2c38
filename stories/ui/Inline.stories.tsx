import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button, Inline } from "../../src/ui/index.ts";

const meta = {
  title: "ui/Inline",
  component: Inline,
  args: {
    children: (
      <>
        <Button>Voir ma sélection</Button>
        <Button>Ajouter à un pack</Button>
        <Button variant="primary">Ajouter au panier</Button>
      </>
    ),
  },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On more lines where room lacks. */
export const Default: Story = { tags: ["phone"] };
export const Playground: Story = { args: { justify: "space-between", space: "xl" } };
