import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Banner, Button, bannerTones, liveModes, Stack, TextLink } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";

const words = {
  promo: "Jusqu’à dimanche, −20\u00a0% sur toutes les photos du Grand Prix de Lamotte-Beuvron\u202f!",
  notice: "Les photos du samedi arrivent au fil des épreuves.",
  warning: "Certains éléments de votre panier ne sont pas complets.",
  critical: "Vous êtes hors connexion\u00a0: vos changements ne sont pas enregistrés.",
} as const;

const meta = {
  title: "ui/Banner",
  tags: ["stable", "since-0.1.0"],
  component: Banner,
  argTypes: {
    tone: { control: "select", options: bannerTones },
    live: { control: "select", options: liveModes },
  },
  parameters: {
    bare: true,
    usage: {
      when: ["One sentence that concerns every screen: a current discount, the loss of the network."],
      whenNot: [
        "For a message about one screen, use Alert next to its subject.",
        "For a confirmation of an action, use Toast.",
        "Never more than one at a time: keep the most important.",
      ],
      accessibility: [
        "A named landmark, which a screen reader can skip or return to.",
        "Silent when the page opens; `live` announces one that appears later.",
      ],
    } satisfies Usage,
  },
  args: { tone: "promo", label: "Promotion en cours", children: words.promo },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Promotion en cours" })).toHaveTextContent("−20");
    await expect(canvas.queryByRole("status")).toBeNull();
  },
};
export const Playground: Story = {
  args: {
    tone: "notice",
    label: "À savoir",
    action: (
      <TextLink to="/help" standalone>
        En savoir plus
      </TextLink>
    ),
  },
};

export const Tones: Story = {
  tags: ["forced-colors"],
  render: () => (
    <Stack space="sm">
      {bannerTones.map((tone) => (
        <Banner key={tone} tone={tone} label={`Message ${tone}`}>
          {words[tone]}
        </Banner>
      ))}
    </Stack>
  ),
};

/** The network is lost while the shopper reads: announced at once. */
export const Announced: Story = {
  args: { tone: "critical", label: "Connexion", live: "assertive", children: words.critical },
  play: async ({ canvas }) => {
    const region = canvas.getByRole("region", { name: "Connexion" });
    await expect(within(region).getByRole("alert")).toHaveTextContent("hors connexion");
  },
};

export const WithAction: Story = {
  args: {
    tone: "warning",
    label: "Panier incomplet",
    children: words.warning,
    action: <Button size="small">Compléter mon panier</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Compléter mon panier" })).toHaveFocus();
  },
};

/** Several lines of balanced length on a phone. */
export const LongText: Story = {
  args: {
    children:
      "Jusqu’au dimanche 15 juin 2026 à minuit, −20\u00a0% sur toutes les photographies numériques et tous les tirages du championnat régional de saut d’obstacles de Nouvelle-Aquitaine\u202f!",
    action: (
      <TextLink to="/search" tone="inherit" standalone>
        Retrouver mes photos
      </TextLink>
    ),
  },
};
