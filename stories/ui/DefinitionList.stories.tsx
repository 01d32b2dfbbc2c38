import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DefinitionList } from "../../src/ui/index.ts";

const meta = {
  title: "ui/DefinitionList",
  component: DefinitionList,
  args: {
    items: [
      { term: "Nom", description: "Lefèvre" },
      { term: "Prénom", description: "Jeanne" },
      { term: "Adresse e-mail", description: "jeanne.lefevre@exemple.fr" },
      { term: "Téléphone", description: "Non renseigné" },
    ],
  },
} satisfies Meta<typeof DefinitionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["phone"],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term")).toHaveLength(4);
    await expect(canvas.getAllByRole("definition")[1]).toHaveTextContent("Jeanne");
  },
};
export const Playground: Story = {
  args: { items: [{ term: "Numéro de TVA intracommunautaire", description: "FR 40 303 265 045" }] },
};
