import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Breadcrumbs } from "../../src/ui/index.ts";

const meta = {
  title: "ui/Breadcrumbs",
  component: Breadcrumbs,
  args: {
    label: "Fil d’Ariane",
    items: [
      { label: "Accueil", to: "/search", icon: "home" },
      { label: "Grand Prix de Lamotte-Beuvron", to: "/search?event=1" },
      { label: "Épreuve 12 : Amateur 1" },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["phone", "stand"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Accueil" })).toHaveFocus();
    await expect(canvas.getByText("Épreuve 12 : Amateur 1")).toHaveAttribute("aria-current", "page");
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
  },
};
export const Playground: Story = { args: { items: [{ label: "Accueil", icon: "home" }] } };
