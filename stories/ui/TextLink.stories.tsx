import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack, Text, TextLink } from "../../src/ui/index.ts";

const meta = {
  title: "ui/TextLink",
  component: TextLink,
  args: { to: "/forgot", children: "Mot de passe oublié ?" },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link")).toHaveFocus();
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "/forgot");
  },
};
export const Playground: Story = { args: { tone: "accent", standalone: true } };

export const InText: Story = {
  tags: ["stand"],
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
};
