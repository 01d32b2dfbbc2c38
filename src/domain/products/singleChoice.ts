import { quantityMaximum } from "../shop/limits.ts";
import type { Surface } from "./paperSurface.ts";
import { type ItemOptions, isPaperVariant, itemPrice, type VariantPrices } from "./product.ts";

/** Options chosen for a single picture. `quantity` is null while the field holds no number. */
export interface SingleChoice {
  surface: Surface;
  withNumericOption: boolean;
  quantity: number | null;
}

export const firstChoice: SingleChoice = { surface: "none", withNumericOption: false, quantity: 1 };

/** Returns the options in the form of an order item. */
export function itemOptions(choice: Pick<SingleChoice, "surface" | "withNumericOption">): ItemOptions {
  return {
    withMatOption: choice.surface === "mat",
    withSatinOption: choice.surface === "satin",
    withNumericOption: choice.withNumericOption,
  };
}

/** Price of the whole line in cents, of which a file is always one; null unless the quantity is at least 1. */
export function linePrice(variant: VariantPrices, choice: SingleChoice): number | null {
  const { quantity } = choice;
  if (!isQuantity(quantity)) return null;
  return piecesOf(variant, quantity) * itemPrice(variant, itemOptions(choice));
}

/** How many pieces of a variant are ordered: a file counts once. */
export const piecesOf = (variant: VariantPrices, quantity: number) =>
  isPaperVariant(variant) ? quantity : 1;

/** Whether a line may have this quantity. */
export const isQuantity = (quantity: number | null): quantity is number =>
  quantity !== null && Number.isInteger(quantity) && quantity >= 1 && quantity <= quantityMaximum;
