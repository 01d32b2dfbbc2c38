import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Banner, bannerTones, Stack, TextLink } from "../../src/ui/index.ts";

const words = {
  promo: "Jusqu’à dimanche, −20 % sur toutes les photos du Grand Prix de Lamotte-Beuvron !",
  notice: "Les photos du samedi arrivent au fil des épreuves.",
  warning: "Certains éléments de votre panier ne sont pas complets.",
  critical: "Vous êtes hors ligne : vos changements ne sont pas enregistrés.",
} as const;

const meta = {
  title: "ui/Banner",
  component: Banner,
  argTypes: { tone: { control: "select", options: bannerTones } },
  parameters: { bare: true },
  args: { tone: "promo", label: "Promotion en cours", children: words.promo },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["phone"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Promotion en cours" })).toHaveTextContent("−20 %");
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
  tags: ["stand"],
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
