import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { percentOf } from "../../src/domain/money/amounts.ts";
import { formatEuros } from "../../src/domain/money/money.ts";
import { orderContents } from "../../src/domain/orders/orderLines.ts";
import { priceBreakdown } from "../../src/domain/orders/priceBreakdown.ts";
import { startingPrice } from "../../src/features/addPicture/texts.ts";
import { Price, PriceBreakdown, Text } from "../../src/ui/index.ts";
import { discount, print, print20, prints, shipping } from "../support/orderData.ts";
import { SideBySide, SpacesLegend, Visible } from "./FrenchText.tsx";
import { Chapter, Code, French, Sheet } from "./Sheet.tsx";
import * as css from "./sheet.css.ts";

const meta = { title: "Fondations/Prices", tags: ["!autodocs"] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const written: readonly { name: string; cents: number; expected: string }[] = [
  { name: "Nothing", cents: 0, expected: "0,00\u00a0€" },
  { name: "A cent", cents: 1, expected: "0,01\u00a0€" },
  { name: "A whole amount keeps its cents", cents: 1000, expected: "10,00\u00a0€" },
  { name: "A print", cents: 1250, expected: "12,50\u00a0€" },
  { name: "A thousand", cents: 123_450, expected: "1\u202f234,50\u00a0€" },
  { name: "A million", cents: 100_000_000, expected: "1\u202f000\u202f000,00\u00a0€" },
  { name: "A discount, with the minus sign", cents: -571, expected: "\u22125,71\u00a0€" },
];

const shares: readonly { cents: number; percent: number; expected: string }[] = [
  { cents: 1500, percent: 10, expected: "1,50\u00a0€" },
  { cents: 1999, percent: 15, expected: "3,00\u00a0€" },
  { cents: 1000, percent: 12.5, expected: "1,25\u00a0€" },
  { cents: 9, percent: 5, expected: "0,00\u00a0€" },
];

const cell = (canvas: ReturnType<typeof within>, name: string) => {
  const row = canvas.getByText(name).closest("tr");
  return within(row as HTMLElement).getByRole("cell").textContent;
};

/** Cents in, euros out, by the only function that formats money. */
export const Amounts: Story = {
  render: () => (
    <Sheet
      title="Prices"
      lead="Money is whole cents from the database to the screen. The server owns every total; one function writes it."
    >
      <Chapter
        title="Cents in, euros out"
        note={
          <>
            By <Code>formatEuros</Code>. Its spaces do not break: the end of a line never cuts a price in two.
          </>
        }
      >
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">Cents</th>
              <th scope="col" className={css.atEnd}>
                On the screen
              </th>
            </tr>
          </thead>
          <tbody>
            {written.map(({ name, cents }) => (
              <tr key={cents}>
                <th scope="row">
                  <Code>{cents}</Code>
                  <Text as="div" size="small" tone="muted">
                    {name}
                  </Text>
                </th>
                <td className={css.atEnd}>
                  <Visible>{formatEuros(cents)}</Visible>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <SpacesLegend />
      </Chapter>
      <Chapter
        title="Percent"
        note={
          <>
            <Code>percentOf</Code> takes a share in whole cents, and half a cent goes up.
          </>
        }
      >
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">Share</th>
              <th scope="col" className={css.atEnd}>
                Comes to
              </th>
            </tr>
          </thead>
          <tbody>
            {shares.map(({ cents, percent }) => (
              <tr key={cents}>
                <th scope="row">
                  <Code>
                    {percent}% of {cents}
                  </Code>
                </th>
                <td className={css.atEnd}>
                  <Visible>{formatEuros(percentOf(cents, percent))}</Visible>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Chapter>
      <Chapter title="Wrong and right">
        <SideBySide wrong="12.5€" right={formatEuros(1250)} />
        <SideBySide wrong="1,234.50 EUR" right={formatEuros(123_450)} />
        <SideBySide wrong="Gratuit" right="Offerte" />
      </Chapter>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    for (const { name, expected } of written) {
      await expect(cell(canvas, name)).toBe(expected);
    }
    for (const { cents, percent, expected } of shares) {
      await expect(cell(canvas, `${percent}% of ${cents}`)).toBe(expected);
    }
  },
};

const offers: readonly { name: string; prices: readonly number[]; expected: string }[] = [
  { name: "One format", prices: [900], expected: "9,00\u00a0€" },
  { name: "Several formats", prices: [900, 1250, 4500], expected: "dès 9,00\u00a0€" },
];
const wordsOf = (prices: readonly number[]) =>
  startingPrice({ product: print, variants: prices.map((base_price) => ({ ...print20, base_price })) });

const contents = orderContents(
  [
    { ...prints, quantity: 3, price: 41_150 },
    { ...shipping, price: 0 },
    { ...discount, uuid: "percent", price: -15_431, discount_percent: 12.5 },
    { ...discount, uuid: "amount", price: -500, discount_mode: "value", discount_percent: null },
  ],
  { products: [], variants: [] },
  [],
);
const total = contents.subtotal + contents.discounts.reduce((sum, { amount }) => sum + amount, 0);

/** A range, a reduced price, and the parts of a total. */
export const RangesAndTotals: Story = {
  render: () => (
    <Sheet
      title="Ranges and totals"
      lead="A shopper never has to reckon: a range says where it begins, a price that fell says what it was, a total says what it is made of."
    >
      <Chapter title="Ranges" note="The cheapest format, with “dès” only where there is a dearer one.">
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">Cents</th>
              <th scope="col" className={css.atEnd}>
                On the screen
              </th>
            </tr>
          </thead>
          <tbody>
            {offers.map(({ name, prices }) => (
              <tr key={name}>
                <th scope="row">
                  {name}
                  <Text as="div" size="small" tone="muted">
                    <Code>{prices.join(", ")}</Code>
                  </Text>
                </th>
                <td className={css.atEnd}>
                  <Visible>{wordsOf(prices)}</Visible>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Chapter>
      <Chapter
        title="A price that fell"
        note="The old one struck through, the new one on yellow; who cannot see either hears “Ancien prix” and “Nouveau prix”."
      >
        <French>
          <Price
            size="large"
            amount={formatEuros(1250)}
            previous={formatEuros(1500)}
            previousLabel="Ancien prix"
            amountLabel="Nouveau prix"
          />
        </French>
      </Chapter>
      <Chapter
        title="How a total is made"
        note="Items, shipping, then discounts. A discount in percent says its percent, one of an amount does not; both are negative."
      >
        <div className={css.panel} lang="fr">
          <div className={css.panelBody}>
            <PriceBreakdown
              rows={priceBreakdown(contents)}
              total={{ label: "Total", amount: formatEuros(total) }}
            />
          </div>
        </div>
      </Chapter>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    for (const { prices, expected } of offers) {
      await expect(cell(canvas, prices.join(", "))).toBe(expected);
    }
    const terms = canvas.getAllByRole("term").map(({ textContent }) => textContent);
    const amounts = canvas.getAllByRole("definition").map(({ textContent }) => textContent);
    await expect(terms).toEqual(["3 articles", "Livraison", "Remise de 12,5\u00a0%", "Remise", "Total"]);
    await expect(amounts).toEqual([
      "1\u202f234,50\u00a0€",
      "Offerte",
      "\u2212154,31\u00a0€",
      "\u22125,00\u00a0€",
      "1\u202f075,19\u00a0€",
    ]);
  },
};
