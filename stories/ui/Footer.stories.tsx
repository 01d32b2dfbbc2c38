import type { Meta, StoryObj } from "@storybook/react-vite";
import { Footer } from "../../src/ui/index.ts";

const meta = {
  title: "ui/Footer",
  component: Footer,
  parameters: { bare: true },
  args: {
    note: "Dossard, photographies d’événements sportifs",
    navigationLabel: "Informations",
    links: [
      { label: "Aide", to: "/help" },
      { label: "Conditions générales de vente", to: "/cgv" },
    ],
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["phone", "stand"] };
export const Playground: Story = { args: { links: [{ label: "Aide", to: "/help" }] } };
