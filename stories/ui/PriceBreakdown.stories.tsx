import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { formatEuros } from "../../src/domain/money/money.ts";
import { Box, Card, PriceBreakdown, type PriceRow } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";

const rows: readonly PriceRow[] = [
  { key: "items", label: "3 articles", amount: formatEuros(4400) },
  { key: "shipping", label: "Livraison", detail: "À domicile, sous 5 jours", amount: formatEuros(490) },
  { key: "discount", label: "Remise de rentrée", amount: formatEuros(-440), tone: "gain" },
];

const meta = {
  title: "ui/PriceBreakdown",
  tags: ["stable", "since-0.1.0"],
  component: PriceBreakdown,
  args: { rows, total: { label: "Total", amount: formatEuros(4450) } },
  parameters: {
    usage: {
      when: [
        "In the cart's summary, at the counter and before payment: the parts of the total, in the specification's order: articles, shipping, discounts.",
        "With `loading` while the server computes: the lines have their final size.",
      ],
      whenNot: [
        "For one amount, use Price.",
        "For names and values other than money, use DefinitionList.",
        "For lines that can be changed or removed, use LineItem.",
      ],
      accessibility: [
        "A description list: each label is read with its amount, the total last.",
        "A gain has a minus sign before the amount; its colour only repeats it.",
      ],
    } satisfies Usage,
  },
  render: (args) => (
    <Box maxWidth="form">
      <Card>
        <PriceBreakdown {...args} />
      </Card>
    </Box>
  ),
} satisfies Meta<typeof PriceBreakdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      "3 articles",
      "LivraisonÀ domicile, sous 5 jours",
      "Remise de rentrée",
      "Total",
    ]);
    await expect(canvas.getAllByRole("definition").at(-1)?.textContent).toBe("44,50\u00a0€");
  },
};
export const Playground: Story = {
  args: {
    rows: [
      { key: "items", label: "12 articles", amount: formatEuros(123_450) },
      { key: "shipping", label: "Livraison", amount: "offerte", tone: "gain" },
    ],
    total: { label: "Total", amount: formatEuros(123_450) },
  },
};

/** A total alone has no line above it. */
export const TotalAlone: Story = { args: { rows: [] } };

/** The server is computing: nothing moves when it answers. */
export const Loading: Story = {
  render: () => (
    <Box maxWidth="form">
      <Card>
        <PriceBreakdown loading="Calcul du total…" loadingRows={3} />
      </Card>
    </Box>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Calcul du total…");
  },
};

/** Long labels break beside amounts that do not. */
export const LongLabels: Story = {
  args: {
    rows: [
      {
        key: "items",
        label:
          "Pack Grand Prix, un tirage 30\u00a0×\u00a045 et quatre tirages 15\u00a0×\u00a022 sur papier satiné",
        detail: "Quantité\u00a0: 12, avec les fichiers numériques en haute définition",
        amount: formatEuros(1_234_500),
      },
      {
        key: "discount",
        label: "Remise des championnats de France de concours complet",
        amount: formatEuros(-123_450),
        tone: "gain",
      },
    ],
    total: { label: "Total toutes taxes comprises", amount: formatEuros(1_111_050) },
  },
};
