import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Badge, DefinitionList, TextLink } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";

const meta = {
  title: "ui/DefinitionList",
  tags: ["stable", "since-0.1.0"],
  component: DefinitionList,
  parameters: {
    usage: {
      when: [
        "Properties of one item, each a name and a value: a customer’s details, a picture’s, an order’s.",
      ],
      whenNot: [
        "For several items with the same properties, use Table.",
        "For amounts that add up, use PriceBreakdown.",
        "For points of running text, use PointList.",
      ],
      accessibility: [
        "Terms and definitions keep their roles: each value is read with its name.",
        "A missing value is stated (« Non renseigné »), never left blank.",
      ],
    } satisfies Usage,
  },
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
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      "Nom",
      "Prénom",
      "Adresse e-mail",
      "Téléphone",
    ]);
    await expect(canvas.getAllByRole("definition")[1]).toHaveTextContent("Jeanne");
  },
};
export const Playground: Story = {
  args: { items: [{ term: "Numéro de TVA intracommunautaire", description: "FR 40 303 265 045" }] },
};

/** Values may be more than text. */
export const RichValues: Story = {
  args: {
    items: [
      { term: "Code", description: <TextLink to="/order/7K2M">7K2M</TextLink> },
      { term: "État", description: <Badge tone="accent">Livrée</Badge> },
      { term: "Adresse de livraison", description: "12 rue des Lilas, 41600 Lamotte-Beuvron" },
    ],
  },
};

/** Neither a long name nor a very long word widens the list. */
export const LongText: Story = {
  args: {
    items: [
      {
        term: "Numéro de TVA intracommunautaire de la société organisatrice",
        description: "FR 40 303 265 045",
      },
      {
        term: "Adresse e-mail",
        description: "marie-charlotte.de-la-rochefoucauld-montmorency@championnat-regional.exemple.fr",
      },
    ],
  },
};
