import { type ItemOptions, itemPrice, type VariantPrices } from "../products/product.ts";
import { isQuantity, itemOptions, piecesOf, type SingleChoice } from "../products/singleChoice.ts";
import { optionsKept } from "../products/singleVariant.ts";

/** A format that single pictures are sold in. */
export interface SelectionVariant extends VariantPrices {
  uuid: string;
}

/** What is chosen for pictures of one pricing: a format for all of them, and other formats for some. */
export interface SelectionChoice extends SingleChoice {
  /** The variant of all pictures but those in `own`; null while none is chosen. */
  variantUuid: string | null;
  /** The variant of a picture by its uuid; null for a picture that is left out. */
  own: Readonly<Record<string, string | null>>;
}

/** Pictures ordered in one format with the same options. */
export interface Lot<Variant> {
  variant: Variant;
  options: ItemOptions;
  /** Of each picture; 1 for a file. */
  quantity: number;
  pictureUuids: string[];
}

/** Returns the variant chosen for a picture; null if it is left out or nothing is chosen. */
export function variantOf(pictureUuid: string, { own, variantUuid }: SelectionChoice): string | null {
  const chosen = own[pictureUuid];
  return chosen === undefined ? variantUuid : chosen;
}

/**
 * Groups pictures of one pricing by the format chosen for each, in the order of `variants`. A picture keeps the options that
 * its own format offers too.
 * @param variants those on sale; pictures in any other are left out
 * @returns none unless the quantity is at least 1
 */
export function lotsOf<Variant extends SelectionVariant>(
  pictureUuids: readonly string[],
  variants: readonly Variant[],
  choice: SelectionChoice,
): Lot<Variant>[] {
  const { quantity } = choice;
  if (!isQuantity(quantity)) return [];
  return variants.flatMap((variant) => {
    const own = pictureUuids.filter((uuid) => variantOf(uuid, choice) === variant.uuid);
    if (own.length === 0) return [];
    const options = optionsKept(variant, itemOptions(choice));
    return [{ variant, options, quantity: piecesOf(variant, quantity), pictureUuids: own }];
  });
}

/** Returns the price of lots in cents, before discount and shipping. */
export function lotsPrice(lots: readonly Lot<SelectionVariant>[]): number {
  return lots.reduce(
    (sum, { variant, options, quantity, pictureUuids }) =>
      sum + itemPrice(variant, options) * quantity * pictureUuids.length,
    0,
  );
}
