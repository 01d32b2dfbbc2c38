import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import {
  Button,
  ButtonLink,
  buttonSizes,
  buttonVariants,
  Inline,
  iconNames,
  Stack,
} from "../../src/ui/index.ts";

const labels = {
  primary: "Ajouter au panier",
  secondary: "Voir ma sélection",
  quiet: "Annuler",
  danger: "Vider ma sélection",
} as const;

const meta = {
  title: "ui/Button",
  component: Button,
  argTypes: {
    variant: { control: "select", options: buttonVariants },
    size: { control: "select", options: buttonSizes },
    icon: { control: "select", options: iconNames },
    iconEnd: { control: "select", options: iconNames },
  },
  args: { children: "Ajouter à ma sélection", onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Ajouter à ma sélection" })).toHaveFocus();
    await userEvent.keyboard("{Enter} ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
export const Playground: Story = { args: { variant: "primary", size: "large", icon: "cart" } };

export const VariantsAndSizes: Story = {
  tags: ["phone", "stand"],
  render: () => (
    <Stack space="lg">
      {buttonSizes.map((size) => (
        <Inline key={size}>
          {buttonVariants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {labels[variant]}
            </Button>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const WithIcons: Story = {
  render: () => (
    <Inline>
      <Button icon="heart">Ajouter à ma sélection</Button>
      <Button variant="primary" iconEnd="arrowRight">
        Valider ma commande
      </Button>
      <Button variant="quiet" icon="trash" size="small">
        Retirer
      </Button>
    </Inline>
  ),
};

/** Out of use: `disabled` leaves the tab order, `unavailable` stays in it so that a tooltip can say why. */
export const OutOfUse: Story = {
  tags: ["stand"],
  render: (args) => (
    <Inline>
      <Button disabled>Ajouter toutes les photos</Button>
      <Button {...args} unavailable variant="primary">
        Ajouter toutes les photos
      </Button>
    </Inline>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const [, unavailable] = canvas.getAllByRole("button");
    await expect(unavailable).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** ButtonLink: a screen of the shop or a file, dressed as a button. */
export const AsLink: Story = {
  render: () => (
    <Inline>
      <ButtonLink to="/cart" variant="primary" icon="cart">
        Voir le panier
      </ButtonLink>
      <ButtonLink href="/facture.pdf" icon="download">
        Télécharger la facture
      </ButtonLink>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Voir le panier" })).toHaveAttribute("href", "/cart");
  },
};

/** The whole width, and words that need two lines. */
export const FullAndLong: Story = {
  tags: ["phone"],
  args: {
    full: true,
    variant: "primary",
    size: "large",
    children: "Ajouter toutes les photos de l’épreuve à votre sélection et continuer vers le panier",
  },
};
