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
import type { Usage } from "../support/usage.ts";
import { narrow } from "../support/widths.tsx";

const labels = {
  primary: "Ajouter au panier",
  secondary: "Voir ma sélection",
  quiet: "Annuler",
  danger: "Vider ma sélection",
} as const;

const meta = {
  title: "ui/Button",
  tags: ["stable", "since-0.1.0"],
  component: Button,
  argTypes: {
    variant: { control: "select", options: buttonVariants },
    size: { control: "select", options: buttonSizes },
    icon: { control: "select", options: iconNames },
    iconEnd: { control: "select", options: iconNames },
  },
  args: { children: "Ajouter à ma sélection", onClick: fn() },
  parameters: {
    usage: {
      when: [
        "For an action on this page: adding a picture to the selection, opening a dialog, going back a step.",
        "Primary for a view's main action, secondary for the others, quiet for cancelling.",
        "Danger for an action that loses something, in the ConfirmationModal that a secondary button opens.",
        "With `iconOnPhone` for a screen's secondary actions, where their labels would take lines of a phone.",
        "As ButtonLink for a screen that is the next step: « Voir le panier » after adding a picture.",
      ],
      whenNot: [
        "For an action that waits for the server, use LoadingButton: it shows a spinner, and acts once.",
        "For a link within a text, use TextLink.",
        "For an icon without words in a bar or on a photograph, use IconButton.",
        "For one of two displays, use ModeToggle: a button does not show the current choice.",
      ],
      accessibility: [
        "Enter and Space press it; its name is the label, an action in the infinitive.",
        "`unavailable` keeps it in the tab order, announced as unavailable, so that a Tooltip can say why; `disabled` removes it. Both at once do not compile.",
        "In forced colours it has a border, and is grey when it cannot be used.",
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Ajouter à ma sélection" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
export const Playground: Story = { args: { variant: "primary", size: "large", icon: "cart" } };

export const VariantsAndSizes: Story = {
  tags: ["forced-colors"],
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
  play: async ({ canvas }) => {
    // Icons are decoration: the name is the text alone.
    await expect(canvas.getAllByRole("button").map((button) => button.textContent)).toEqual([
      "Ajouter à ma sélection",
      "Valider ma commande",
      "Retirer",
    ]);
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

/** Secondary actions of a phone's screen: their icons alone, with the same names. */
export const IconOnPhone: Story = {
  decorators: [narrow],
  render: () => (
    <Inline space="xs">
      <ButtonLink to="/search" size="small" icon="arrowLeft" iconOnPhone>
        Revenir à la recherche
      </ButtonLink>
      <Button variant="primary" size="small" icon="cart">
        Commander ma sélection
      </Button>
      <Button size="small" icon="share" iconOnPhone>
        Partager ma sélection
      </Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const share = canvas.getByRole("button", { name: "Partager ma sélection" });
    await expect(share.getBoundingClientRect().width).toBeLessThan(60);
    await expect(canvas.getByRole("link", { name: "Revenir à la recherche" })).toBeVisible();
  },
};

/** `disabled` leaves the tab order; `unavailable` stays in it, so that a tooltip can say why. */
export const OutOfUse: Story = {
  tags: ["forced-colors"],
  render: ({ onClick }) => (
    <Inline>
      <Button disabled onClick={onClick}>
        Valider ma commande
      </Button>
      <Button unavailable variant="primary" onClick={onClick}>
        Ajouter toutes les photos
      </Button>
    </Inline>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const unavailable = canvas.getByRole("button", { name: "Ajouter toutes les photos" });
    await userEvent.tab();
    await expect(unavailable).toHaveFocus();
    await expect(unavailable).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Enter} ");
    await userEvent.click(unavailable);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

const sent = fn();
/** An unavailable submit button sends nothing. */
export const UnavailableSubmit: Story = {
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <Button type="submit" variant="primary" unavailable>
        Enregistrer l’adresse
      </Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Enregistrer l’adresse" }));
    await userEvent.keyboard("{Enter}");
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** ButtonLink: a link to a screen or a file, styled as a button. */
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
  play: async ({ canvas, userEvent }) => {
    const screen = canvas.getByRole("link", { name: "Voir le panier" });
    await expect(screen).toHaveAttribute("href", "/cart");
    await expect(canvas.getByRole("link", { name: "Télécharger la facture" })).toHaveAttribute(
      "href",
      "/facture.pdf",
    );
    await userEvent.tab();
    await expect(screen).toHaveFocus();
  },
};

/** Full width, and text on two lines. */
export const FullAndLong: Story = {
  args: {
    full: true,
    variant: "primary",
    size: "large",
    children: "Ajouter toutes les photos de l’épreuve à votre sélection et continuer vers le panier",
  },
};
