import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TermsOfSale } from "../../src/features/terms/TermsOfSale.tsx";
import { Page } from "../../src/ui/index.ts";

const meta = {
  title: "features/TermsOfSale",
  component: TermsOfSale,
  parameters: { bare: true, path: "/cgv" },
  render: (args) => (
    <Page>
      <TermsOfSale {...args} />
    </Page>
  ),
} satisfies Meta<typeof TermsOfSale>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A shop just set up: nobody is named yet, and the text says where his identity stands. */
export const UnknownSeller: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Son identité complète .* figure sur votre facture/)).toBeVisible();
  },
};

export const KnownSeller: Story = {
  args: {
    seller: {
      name: "Lumière de piste, photographies d’événements",
      address: "14 rue du Manège, 50000 Saint-Lô",
      siren: "123 456 789",
      vatNumber: "FR00123456789",
      email: "bonjour@lumiere-de-piste.example",
      phone: "02 33 00 00 00",
      mediator: "Médiation de la consommation, 1 place de l’Exemple, 75000 Paris",
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/vendues par Lumière de piste.*SIREN 123 456 789/)).toBeVisible();
    await expect(canvas.getAllByText(/bonjour@lumiere-de-piste\.example/).length).toBeGreaterThan(0);
  },
};
