import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { formatEuros } from "../../src/domain/money/money.ts";
import { Inline, Price, priceSizes, Stack } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";

const meta = {
  title: "ui/Price",
  tags: ["stable", "since-0.1.0"],
  component: Price,
  argTypes: { size: { control: "select", options: priceSizes } },
  args: { amount: formatEuros(1250) },
  parameters: {
    usage: {
      when: [
        "For every amount that the shopper pays: a format, a pack, a line of the cart.",
        "With `previous` for a discount: the old price is struck through, the new one is highlighted in yellow.",
        "With `pending` until the options are chosen and the amount is known.",
      ],
      whenNot: [
        "For the parts of a total, use PriceBreakdown.",
        "For a percentage such as −10 %, use Badge, or a row of PriceBreakdown.",
      ],
      accessibility: [
        "The amount is text with no-break spaces: it is read whole and never broken over two lines.",
        "A reduced price is stated in words, « Ancien prix » and « Nouveau prix », because a strikethrough is not read.",
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    // A no-break space before the sign, a narrow one between thousands.
    await expect(canvasElement.textContent).toBe("12,50\u00a0€");
  },
};
export const Playground: Story = { args: { amount: formatEuros(123_450), size: "large" } };

/** A reduced price: the old one is struck through, and announced. */
export const Fallen: Story = {
  tags: ["forced-colors"],
  args: {
    amount: formatEuros(1000),
    previous: formatEuros(1250),
    previousLabel: "Ancien prix",
    amountLabel: "Nouveau prix",
    size: "large",
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Ancien prix 12,50 € Nouveau prix 10,00 €/);
  },
};

/** Options are still to be chosen: words replace the amount. */
export const Pending: Story = {
  render: () => <Price pending="en attente des options…" size="large" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("en attente des options…")).toBeVisible();
  },
};

/** Tabular figures: amounts line up. */
export const Sizes: Story = {
  render: () => (
    <Stack space="xs" align="flex-end">
      {priceSizes.map((size) => (
        <Price key={size} size={size} amount={formatEuros(111_111)} />
      ))}
      {[888_888, 490, 0].map((cents) => (
        <Price key={cents} amount={formatEuros(cents)} />
      ))}
    </Stack>
  ),
};

/** From zero to a million, and a negative amount. */
export const Amounts: Story = {
  render: () => (
    <Stack space="xs" align="flex-end">
      {[0, 5, 490, 123_450, 100_000_000, -440].map((cents) => (
        <Price key={cents} amount={formatEuros(cents)} />
      ))}
    </Stack>
  ),
};

/** When space is short, a reduced price breaks between its two amounts, never inside one. */
export const NarrowColumn: Story = {
  render: () => (
    <Inline>
      {[123_450, 99_900].map((cents) => (
        <Price
          key={cents}
          amount={formatEuros(cents - 10_000)}
          previous={formatEuros(cents)}
          previousLabel="Ancien prix"
          amountLabel="Nouveau prix"
          size="large"
        />
      ))}
    </Inline>
  ),
};
