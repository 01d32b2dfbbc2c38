import type { Selectable } from "kysely";
import type { GroupPosition } from "../../src/domain/packs/packCapacity.ts";
import { isDigitalFormat } from "../../src/domain/products/pictureFormat.ts";
import { type ItemOptions, isPaperVariant, itemPrice } from "../../src/domain/products/product.ts";
import type { Database } from "../db/schema.ts";

export type Variant = Selectable<Database["productVariant"]>;

/** The shopper's choices for an item, as columns of `orderItem`, and the formats of its pictures. */
export type Configured = ReturnType<typeof configured>;

/** The quantity of files is always 1. */
export function configured(variant: Variant, options: ItemOptions, quantity: number) {
  const isDigital = !isPaperVariant(variant);
  return {
    productUuid: variant.productUuid,
    isDigital,
    item: {
      productVariantUuid: variant.uuid,
      quantity: isDigital ? 1 : quantity,
      price: itemPrice(variant, options),
      withMatOption: options.withMatOption,
      withSatinOption: options.withSatinOption,
      withNumericOption: variant.numeric_option === null ? null : options.withNumericOption,
    },
    /** The columns of a picture's place, by group. */
    formats: {
      1: placeFormats(formatsOfVariant(variant)[1], options),
      2: placeFormats(formatsOfVariant(variant)[2], options),
    } satisfies Record<GroupPosition, unknown>,
  };
}

/** Returns the format of each group; a second group without a format uses the first's. */
export function formatsOfVariant({
  grp1_format,
  grp2_format,
}: Pick<Variant, "grp1_format" | "grp2_format">): Record<GroupPosition, Variant["grp1_format"]> {
  return { 1: grp1_format, 2: grp2_format ?? grp1_format };
}

/** Returns the options of an item. */
export function chosenOptions(item: {
  withMatOption: boolean;
  withSatinOption: boolean;
  withNumericOption: boolean | null;
}): ItemOptions {
  const { withMatOption, withSatinOption, withNumericOption } = item;
  return { withMatOption, withSatinOption, withNumericOption: withNumericOption === true };
}

/** A print's digital copy has full resolution: the specification names no other. */
function placeFormats(format: Variant["grp1_format"], options: ItemOptions) {
  if (isDigitalFormat(format)) {
    return { paperFormat: null, paperStatus: null, numericFormat: format, numericStatus: "new" } as const;
  }
  const hasCopy = options.withNumericOption;
  return {
    paperFormat: format,
    paperStatus: "new",
    numericFormat: hasCopy ? "high" : null,
    numericStatus: hasCopy ? "new" : null,
  } as const;
}
