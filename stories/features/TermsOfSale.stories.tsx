import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TermsOfSale } from "../../src/features/terms/TermsOfSale.tsx";
import { Page } from "../../src/ui/index.ts";
import { seller } from "../support/sellerData.ts";

/** The terms of sale in a dialog, where they are agreed to. */
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

/** A new shop without a seller's name: the text marks the place of the identity. */
export const UnknownSeller: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Son identité complète .* figure sur votre facture/)).toBeVisible();
  },
};

export const KnownSeller: Story = {
  tags: ["no-picture"],
  args: { seller },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/vendues par Lumière de piste.*SIREN 123\s456\s789/)).toBeVisible();
    await expect(canvas.getAllByText(/bonjour@lumiere-de-piste\.example/).length).toBeGreaterThan(0);
  },
};
