import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stepper } from "../../src/ui/index.ts";

const meta = {
  title: "ui/Stepper",
  component: Stepper,
  args: {
    label: "Étapes de votre commande",
    active: 1,
    steps: [
      { label: "Cherchez vos photos", to: "/search" },
      { label: "Sélectionnez vos photos", to: "/search?step=2" },
      { label: "Composez votre panier", to: "/search?step=3" },
      { label: "Commandez vos photos", to: "/cart" },
    ],
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Green up to the current step; on a phone only the current one keeps its words. */
export const Default: Story = {
  tags: ["phone", "stand"],
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole("link");
    await expect(links).toHaveLength(4);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    const current = canvas.getByRole("link", { current: "step" });
    await expect(current).toHaveAccessibleName("2 Sélectionnez vos photos");
    await userEvent.tab();
    await expect(current).toHaveFocus();
  },
};
export const Playground: Story = { args: { active: 2 } };
export const FirstStep: Story = { args: { active: 0 } };
export const LastStep: Story = { tags: ["phone"], args: { active: 3 } };
