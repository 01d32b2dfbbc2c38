import type * as z from "zod/mini";
import type { newOrderItemSchema } from "../../src/api/contract/orderItemCalls.ts";
import { isDigitalFormat } from "../../src/domain/pictureFormat.ts";
import { type ItemOptions, itemPrice, optionsRefusal } from "../../src/domain/product.ts";
import type { Tx } from "../db/database.ts";
import { Refusal } from "../errors.ts";
import { found } from "../found.ts";

type Wanted = Pick<
  z.output<typeof newOrderItemSchema>,
  "productVariantUuid" | "quantity" | "withMatOption" | "withSatinOption" | "withNumericOption"
>;
type Variant = Awaited<ReturnType<typeof findVariant>>;

const optionNames = ["withMatOption", "withSatinOption", "withNumericOption"] as const;
const noOptions: ItemOptions = { withMatOption: false, withSatinOption: false, withNumericOption: false };

function invalid(path: string): Refusal {
  return new Refusal("INVALID_INPUT", { fields: [{ path, message: "Invalid value" }] });
}

async function findVariant(tx: Tx, productUuid: string, uuid: string) {
  const variant = found(
    await tx
      .selectFrom("productVariant")
      .selectAll()
      .where("uuid", "=", uuid)
      .where("isDeleted", "=", false)
      .executeTakeFirst(),
  );
  if (variant.productUuid !== productUuid) throw invalid("productVariantUuid");
  return variant;
}

/**
 * What an order item of a single picture becomes by what the shopper wants: the columns of `orderItem`, and those of
 * the place of its picture. One file is as good as ten: a digital variant's quantity is always 1.
 * Throws NOT_FOUND for an unknown variant, INVALID_INPUT for another product's or for options that it does not have.
 */
export async function configureSingle(tx: Tx, productUuid: string, wanted: Wanted) {
  const variant = await findVariant(tx, productUuid, wanted.productVariantUuid);
  const options = chosenOptions(wanted);
  checkOptions(variant, options);
  const isDigital = isDigitalFormat(variant.grp1_format);
  const price = itemPrice(variant, options);
  return {
    isDigital,
    item: {
      productVariantUuid: variant.uuid,
      quantity: isDigital ? 1 : wanted.quantity,
      price,
      withMatOption: options.withMatOption,
      withSatinOption: options.withSatinOption,
      withNumericOption: variant.numeric_option === null ? null : options.withNumericOption,
    },
    place: { ...placeFormats(variant, options), priceShare: price },
  };
}

function chosenOptions({ withMatOption, withSatinOption, withNumericOption }: Wanted): ItemOptions {
  return { withMatOption, withSatinOption, withNumericOption: withNumericOption === true };
}

function checkOptions(variant: Variant, options: ItemOptions): void {
  const refusal = optionsRefusal(variant, options);
  if (refusal === null) return;
  const refused = optionNames.find(
    (name) => options[name] && optionsRefusal(variant, { ...noOptions, [name]: true }) !== null,
  );
  throw invalid(refused ?? "withSatinOption");
}

/** A print's digital copy is its full resolution: the specification names no other. */
function placeFormats({ grp1_format: format }: Variant, options: ItemOptions) {
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
