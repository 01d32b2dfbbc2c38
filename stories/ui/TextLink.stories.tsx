import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Box, Stack, Text, TextLink, textLinkTones } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";

const meta = {
  title: "ui/TextLink",
  tags: ["stable", "since-0.1.0"],
  component: TextLink,
  argTypes: { tone: { control: "select", options: textLinkTones } },
  parameters: {
    usage: {
      when: [
        "For every link to another screen, a file or an address, in a sentence or alone.",
        "`standalone` outside a sentence: it gets the theme’s touch target.",
      ],
      whenNot: [
        "For an action on this page, use Button.",
        "For a screen's main action, use ButtonLink.",
        "For a card that is one large link, use ClickableCard.",
      ],
      accessibility: [
        "Underlined, so that colour alone does not distinguish it from text.",
        "Its text makes sense alone: « Télécharger ma facture », never « cliquez ici ».",
        "A link that opens a new tab says so to screen readers, in the caller’s words.",
      ],
    } satisfies Usage,
  },
  args: { to: "/forgot", children: "Mot de passe oublié\u202f?" },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link")).toHaveFocus();
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "/forgot");
    canvas.getByRole("link").blur();
  },
};
export const Playground: Story = { args: { tone: "accent", standalone: true } };

export const InText: Story = {
  render: () => (
    <Stack>
      <Text>
        Une question ? Lisez notre <TextLink to="/help">page d’aide</TextLink>, ou écrivez à{" "}
        <TextLink href="mailto:bonjour@exemple.fr">bonjour@exemple.fr</TextLink>.
      </Text>
      <TextLink href="/facture.pdf" download tone="accent" standalone>
        Télécharger ma facture
      </TextLink>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "bonjour@exemple.fr" })).toHaveAttribute(
      "href",
      "mailto:bonjour@exemple.fr",
    );
    await expect(canvas.getByRole("link", { name: "Télécharger ma facture" })).toHaveAttribute("download");
  },
};

/** On the page, and on a toast's dark ground in the colour of its text. */
export const Tones: Story = {
  tags: ["forced-colors"],
  render: () => (
    <Stack>
      <Box>
        <TextLink to="/a">Voir la commande</TextLink>
      </Box>
      <Box>
        <TextLink to="/b" tone="accent">
          Compléter mon panier
        </TextLink>
      </Box>
      <Box background="inverse" color="onInverse" padding="md">
        <TextLink to="/c" tone="inherit">
          Voir le panier
        </TextLink>
      </Box>
    </Stack>
  ),
};

/** Opens in a new tab, so that text typed here stays. */
export const NewTab: Story = {
  args: { to: "/cgv", newTabLabel: "nouvel onglet", children: "Conditions générales de vente" },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Conditions générales de vente (nouvel onglet)" });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener");
  },
};

/** Standalone, it is as high as a finger. */
export const Standalone: Story = {
  args: { standalone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link").getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Focused: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};

export const LongText: Story = {
  args: {
    standalone: true,
    children:
      "Télécharger les 128 photos du championnat régional de saut d’obstacles de Nouvelle-Aquitaine en haute définition",
  },
};
