import type { Selectable } from "kysely";
import type * as z from "zod/mini";
import type { newOrderItemSchema } from "../../src/api/contract/orderItemCalls.ts";
import type { GroupPosition } from "../../src/domain/packs/packCapacity.ts";
import { isDigitalFormat } from "../../src/domain/products/pictureFormat.ts";
import {
  type ItemOptions,
  isPaperVariant,
  itemPrice,
  optionsRefusal,
} from "../../src/domain/products/product.ts";
import { ApiError } from "../core/apiError.ts";
import { orNotFound } from "../core/orNotFound.ts";
import type { Tx } from "../db/database.ts";
import type { Database } from "../db/schema.ts";

export type Variant = Selectable<Database["productVariant"]>;
type Wanted = Pick<
  z.output<typeof newOrderItemSchema>,
  "productVariantUuid" | "quantity" | "withMatOption" | "withSatinOption" | "withNumericOption"
>;

const optionNames = ["withMatOption", "withSatinOption", "withNumericOption"] as const;
export const noOptions: ItemOptions = {
  withMatOption: false,
  withSatinOption: false,
  withNumericOption: false,
};

/** The shopper's choices for an item, as columns of `orderItem`, and the formats of its pictures. */
export type Configured = ReturnType<typeof configured>;

export function invalid(path: string): ApiError {
  return new ApiError("INVALID_INPUT", { fields: [{ path, message: "Invalid value" }] });
}

/**
 * Turns the shopper's choices into an order item. Throws NOT_FOUND for an unknown variant, VARIANT_WITHDRAWN for one no longer
 * sold, INVALID_INPUT for another product's variant or for options that it does not offer.
 */
export async function configure(tx: Tx, productUuid: string, wanted: Wanted): Promise<Configured> {
  const variant = await findVariant(tx, productUuid, wanted.productVariantUuid);
  const options = chosenOptions(wanted);
  checkOptions(variant, options);
  return configured(variant, options, wanted.quantity);
}

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

async function findVariant(tx: Tx, productUuid: string, uuid: string): Promise<Variant> {
  const variant = orNotFound(
    await tx.selectFrom("productVariant").selectAll().where("uuid", "=", uuid).executeTakeFirst(),
  );
  if (variant.isDeleted) throw new ApiError("VARIANT_WITHDRAWN");
  if (variant.productUuid !== productUuid) throw invalid("productVariantUuid");
  return variant;
}

function checkOptions(variant: Variant, options: ItemOptions): void {
  const refusal = optionsRefusal(variant, options);
  if (refusal === null) return;
  const refused = optionNames.find(
    (name) => options[name] && optionsRefusal(variant, { ...noOptions, [name]: true }) !== null,
  );
  throw invalid(refused ?? "withSatinOption");
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
