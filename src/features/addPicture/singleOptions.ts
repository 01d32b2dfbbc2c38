import type { ProductVariant } from "../../api/contract/catalogueEntities.ts";
import type { Surface } from "../../domain/products/paperSurface.ts";
import { type ItemOptions, itemPrice } from "../../domain/products/product.ts";
import { quantityMaximum } from "../../domain/shop/limits.ts";

/** Options chosen for a single picture. `quantity` is null while the field holds no number. */
export interface SpChoice {
  surface: Surface;
  withNumericOption: boolean;
  quantity: number | null;
}

export const firstChoice: SpChoice = { surface: "none", withNumericOption: false, quantity: 1 };

/** Returns the options in the form of an order item. */
export function itemOptions(choice: SpChoice): ItemOptions {
  return {
    withMatOption: choice.surface === "mat",
    withSatinOption: choice.surface === "satin",
    withNumericOption: choice.withNumericOption,
  };
}

/** Price of the whole line in cents; null unless the quantity is at least 1. */
export function linePrice(variant: ProductVariant, choice: SpChoice): number | null {
  const { quantity } = choice;
  return isQuantity(quantity) ? quantity * itemPrice(variant, itemOptions(choice)) : null;
}

const isQuantity = (quantity: number | null): quantity is number =>
  quantity !== null && Number.isInteger(quantity) && quantity >= 1 && quantity <= quantityMaximum;
