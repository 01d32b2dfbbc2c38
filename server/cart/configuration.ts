import type * as z from "zod/mini";
import type { newOrderItemSchema } from "../../src/api/contract/orderItemCalls.ts";
import { type ItemOptions, optionsRefusal } from "../../src/domain/products/product.ts";
import { ApiError } from "../core/apiError.ts";
import type { Tx } from "../db/database.ts";
import { type Configured, chosenOptions, configured, type Variant } from "./configured.ts";

type Wanted = Pick<
  z.output<typeof newOrderItemSchema>,
  "quantity" | "withMatOption" | "withSatinOption" | "withNumericOption"
>;

const optionNames = ["withMatOption", "withSatinOption", "withNumericOption"] as const;
export const noOptions: ItemOptions = {
  withMatOption: false,
  withSatinOption: false,
  withNumericOption: false,
};

export function invalid(path: string): ApiError {
  return new ApiError("INVALID_INPUT", { fields: [{ path, message: "Invalid value" }] });
}

/** Selects the variant that a shopper chose, for `configure`. */
export const chosenVariant = (tx: Tx, uuid: string) =>
  tx.selectFrom("productVariant").selectAll().where("uuid", "=", uuid);

/**
 * Turns the shopper's choices into an order item. Throws NOT_FOUND for an unknown variant, VARIANT_WITHDRAWN for one no longer
 * sold, INVALID_INPUT for another product's variant or for options that it does not offer.
 * @param productUuid default: a variant of any product
 */
export function configure(
  variant: Variant | null | undefined,
  wanted: Wanted,
  productUuid?: string,
): Configured {
  if (!variant) throw new ApiError("NOT_FOUND");
  if (variant.isDeleted) throw new ApiError("VARIANT_WITHDRAWN");
  const options = chosenOptions(wanted);
  checkOptions(variant, options);
  if (productUuid !== undefined && variant.productUuid !== productUuid) throw invalid("productVariantUuid");
  return configured(variant, options, wanted.quantity);
}

function checkOptions(variant: Variant, options: ItemOptions): void {
  const refusal = optionsRefusal(variant, options);
  if (refusal === null) return;
  const refused = optionNames.find(
    (name) => options[name] && optionsRefusal(variant, { ...noOptions, [name]: true }) !== null,
  );
  throw invalid(refused ?? "withSatinOption");
}
