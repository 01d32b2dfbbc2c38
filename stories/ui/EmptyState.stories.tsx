import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button, ButtonLink, EmptyState, iconNames } from "../../src/ui/index.ts";

const meta = {
  title: "ui/EmptyState",
  component: EmptyState,
  argTypes: { icon: { control: "select", options: iconNames } },
  args: { title: "Aucune photo dans votre sélection" },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  tags: ["phone", "stand"],
  args: {
    icon: "heart",
    children: "Touchez le cœur d’une photo pour la retrouver ici, même demain.",
    action: (
      <ButtonLink to="/search" variant="primary" icon="search">
        Chercher mes photos
      </ButtonLink>
    ),
  },
};
export const NoResult: Story = {
  args: {
    icon: "search",
    title: "Aucune photo ne correspond à votre recherche.",
    children: "Vérifiez le numéro de dossard, ou cherchez par le nom du cheval.",
    action: <Button icon="close">Effacer la recherche</Button>,
  },
};
