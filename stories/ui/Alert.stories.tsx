import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Alert, alertTones, Button, Stack, TextLink } from "../../src/ui/index.ts";

const meta = {
  title: "ui/Alert",
  component: Alert,
  argTypes: { tone: { control: "select", options: alertTones } },
  args: { children: "Les photos seront à retirer au stand deux heures après votre commande." },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("deux heures");
  },
};
export const Playground: Story = { args: { tone: "warning", title: "À compléter" } };

export const Tones: Story = {
  tags: ["phone", "stand"],
  render: () => (
    <Stack>
      <Alert>Les photos seront à retirer au stand deux heures après votre commande.</Alert>
      <Alert tone="success" title="Paiement enregistré">
        Votre commande est traitée sous 24 à 48 heures ouvrées.
      </Alert>
      <Alert
        tone="warning"
        action={
          <TextLink to="/cart" standalone>
            Compléter mon panier
          </TextLink>
        }
      >
        Certains packs que vous avez sélectionnés sont incomplets.
      </Alert>
      <Alert
        tone="critical"
        title="Le paiement a échoué ou a été interrompu."
        action={<Button icon="refresh">Débloquer ma commande</Button>}
      >
        Rien n’a été débité. Vous pouvez modifier votre commande ou payer de nouveau.
      </Alert>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Le paiement a échoué");
  },
};
