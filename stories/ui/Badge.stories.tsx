import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge, badgeTones, Inline, iconNames } from "../../src/ui/index.ts";

const words = {
  neutral: "En cours",
  accent: "Commande finalisée",
  ticked: "3 photos cochées",
  promo: "−20 %",
  warning: "Incomplet",
  critical: "Paiement refusé",
} as const;

const meta = {
  title: "ui/Badge",
  component: Badge,
  argTypes: {
    tone: { control: "select", options: badgeTones },
    icon: { control: "select", options: iconNames },
  },
  args: { children: "12 photos" },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { tone: "accent", icon: "check", children: "Complet" } };

export const Tones: Story = {
  tags: ["stand"],
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
