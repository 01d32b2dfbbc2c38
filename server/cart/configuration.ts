import type * as z from "zod/mini";
import type { newOrderItemSchema } from "../../src/api/contract/orderItemCalls.ts";
import { type ItemOptions, optionsRefusal } from "../../src/domain/products/product.ts";
import { ApiError } from "../core/apiError.ts";
import { orNotFound } from "../core/orNotFound.ts";
import type { Tx } from "../db/database.ts";
import { type Configured, chosenOptions, configured, type Variant } from "./configured.ts";

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

export function invalid(path: string): ApiError {
  return new ApiError("INVALID_INPUT", { fields: [{ path, message: "Invalid value" }] });
}

/**
 * Turns the shopper's choices into an order item. Throws NOT_FOUND for an unknown variant, VARIANT_WITHDRAWN for one no longer
 * sold, INVALID_INPUT for another product's variant or for options that it does not offer.
 */
export async function configure(tx: Tx, productUuid: string, wanted: Wanted): Promise<Configured> {
  const decided = await configureVariant(tx, wanted);
  if (decided.productUuid !== productUuid) throw invalid("productVariantUuid");
  return decided;
}

/** Same, for a variant of any product. */
export async function configureVariant(tx: Tx, wanted: Wanted): Promise<Configured> {
  const variant = await findVariant(tx, wanted.productVariantUuid);
  const options = chosenOptions(wanted);
  checkOptions(variant, options);
  return configured(variant, options, wanted.quantity);
}

async function findVariant(tx: Tx, uuid: string): Promise<Variant> {
  const variant = orNotFound(
    await tx.selectFrom("productVariant").selectAll().where("uuid", "=", uuid).executeTakeFirst(),
  );
  if (variant.isDeleted) throw new ApiError("VARIANT_WITHDRAWN");
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
