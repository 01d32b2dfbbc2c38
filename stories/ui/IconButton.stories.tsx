import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { IconButton, Inline, iconButtonVariants, iconNames } from "../../src/ui/index.ts";

const meta = {
  title: "ui/IconButton",
  component: IconButton,
  argTypes: {
    variant: { control: "select", options: iconButtonVariants },
    icon: { control: "select", options: iconNames },
  },
  args: { icon: "search", label: "Chercher mes photos", onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Chercher mes photos" }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
export const Playground: Story = { args: { icon: "close", label: "Fermer", variant: "outlined" } };

/** The count shows above 0 only; the label says it in words. */
export const WithCount: Story = {
  tags: ["stand"],
  render: () => (
    <Inline>
      <IconButton icon="heart" label="Ma sélection, vide" count={0} to="/search" />
      <IconButton icon="heart" label="Ma sélection, 7 photos" count={7} to="/search" />
      <IconButton icon="cart" label="Panier, 12 articles" count={12} to="/cart" />
      <IconButton icon="heart" label="Ma sélection, 248 photos" count={248} to="/search" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Panier, 12 articles" })).toHaveTextContent("12");
    await expect(canvas.getByRole("link", { name: "Ma sélection, vide" })).toHaveTextContent("");
    await expect(canvas.getByRole("link", { name: "Ma sélection, 248 photos" })).toHaveTextContent("248");
  },
};

export const Variants: Story = {
  render: () => (
    <Inline>
      {iconButtonVariants.map((variant) => (
        <IconButton key={variant} variant={variant} icon="chevronRight" label="Photo suivante" />
      ))}
      <IconButton variant="outlined" icon="plus" label="Ajouter un exemplaire" disabled />
    </Inline>
  ),
};
