import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Badge, badgeTones, Inline, iconNames, Text } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";

const words = {
  neutral: "En cours",
  accent: "Commande finalisée",
  ticked: "3 photos cochées",
  promo: "−20\u00a0%",
  warning: "Incomplet",
  critical: "Paiement refusé",
} as const;

const meta = {
  title: "ui/Badge",
  tags: ["stable", "since-0.1.0"],
  component: Badge,
  argTypes: {
    tone: { control: "select", options: badgeTones },
    icon: { control: "select", options: iconNames },
  },
  parameters: {
    usage: {
      when: [
        "A status, a count or a discount in one to three words, beside its subject.",
        "Promo for reduced prices, ticked for a picture ticked just now, critical for what blocks the shopper.",
      ],
      whenNot: [
        "For a sentence, use Text or Alert.",
        "For a control, use Button.",
        "For a count on an icon, use IconButton’s own.",
      ],
      accessibility: [
        "Plain text in the reading order: the tone repeats the words and never stands alone.",
        "Its icon is hidden from screen readers.",
      ],
    } satisfies Usage,
  },
  args: { children: "12 photos" },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { tone: "accent", icon: "check", children: "Complet" } };

export const Tones: Story = {
  tags: ["forced-colors"],
  render: () => (
    <Inline>
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {words[tone]}
        </Badge>
      ))}
    </Inline>
  ),
};

/** The icon only repeats the words. */
export const WithIcon: Story = {
  args: { tone: "warning", icon: "warning", children: "3 photos à choisir" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("3 photos à choisir")).toBeVisible();
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

/** On the text's own line. */
export const InText: Story = {
  render: () => (
    <Text>
      Commande 7K2M <Badge tone="accent">Livrée</Badge>
    </Text>
  ),
};

/** Wraps instead of overflowing. */
export const LongText: Story = {
  args: {
    tone: "warning",
    icon: "warning",
    children:
      "En attente du règlement de la commande au comptoir de notre stand, à l’entrée de la carrière principale",
  },
};
