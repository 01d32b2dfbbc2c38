import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { IconButton, Inline, iconButtonVariants, iconNames } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";

const meta = {
  title: "ui/IconButton",
  tags: ["stable", "since-0.1.0"],
  component: IconButton,
  argTypes: {
    variant: { control: "select", options: iconButtonVariants },
    icon: { control: "select", options: iconNames },
  },
  args: { icon: "search", label: "Rechercher vos photos", onClick: fn() },
  parameters: {
    usage: {
      when: [
        "For an action with a familiar icon and no room for words: the close button of a dialog, the cart in the top bar, the arrows of a gallery.",
        "On a photograph, as onPicture: the only variant that is visible on any picture.",
        "With a count of the content: the selection, the cart.",
      ],
      whenNot: [
        "For an action that a shopper does once, use Button with words: an icon must be learnt.",
        "For several different actions in a row, use Button: icons side by side look alike.",
        "For an icon without an action, use Icon.",
      ],
      accessibility: [
        "The label is its whole name and includes the count: « Panier, 12 articles ».",
        "44 px on each side, 60 px at the stand.",
        "In a list, each label names its own item: « Supprimer du panier, photo DSC_0411 ».",
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Rechercher vos photos" });
    await userEvent.click(button);
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledTimes(3);
    await expect(button).toHaveAttribute("type", "button");
  },
};
export const Playground: Story = { args: { icon: "close", label: "Fermer", variant: "outlined" } };

/** The count shows above 0 only; the label says it in words. */
export const WithCount: Story = {
  tags: ["forced-colors"],
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
  tags: ["forced-colors"],
  render: () => (
    <Inline>
      {iconButtonVariants.map((variant) => (
        <IconButton key={variant} variant={variant} icon="chevronRight" label="Photo suivante" />
      ))}
    </Inline>
  ),
};

export const Disabled: Story = {
  render: () => (
    <Inline>
      {iconButtonVariants.map((variant) => (
        <IconButton key={variant} variant={variant} icon="plus" label="Ajouter un exemplaire" disabled />
      ))}
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole("button")) await expect(button).toBeDisabled();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
