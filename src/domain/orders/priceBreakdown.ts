import { pluralize } from "../french/pluralize.ts";
import { formatEuros, formatShipping } from "../money/money.ts";
import type { OrderContents } from "./orderLines.ts";

/** One line of a total's breakdown, as text. */
export interface PriceRow {
  key: string;
  label: string;
  amount: string;
  tone?: "plain" | "gain";
}

/**
 * Items, then shipping, then discounts (specification, section 9 "Cart order"). A discount shows its percentage, if it
 * has one, and its amount.
 */
export function priceBreakdown(
  contents: Pick<OrderContents, "lines" | "subtotal" | "shipping" | "discounts">,
): PriceRow[] {
  const count = contents.lines.reduce((sum, line) => sum + line.item.quantity, 0);
  return [
    { key: "items", label: pluralize(count, "article"), amount: formatEuros(contents.subtotal) },
    ...(contents.shipping === null
      ? []
      : [
          {
            key: "shipping",
            label: "Livraison",
            amount: formatShipping(contents.shipping),
          },
        ]),
    ...contents.discounts.map(({ uuid, percent, amount }) => ({
      key: uuid,
      label: percent === null ? "Remise" : `Remise de ${percentFormat.format(percent)}\u00a0%`,
      amount: formatEuros(amount),
      tone: "gain" as const,
    })),
  ];
}

const percentFormat = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2 });
