import type { ProductVariant } from "../../src/api/contract/catalogueEntities.ts";
import type { PictureFormat } from "../../src/domain/products/pictureFormat.ts";
import { oneFile, print20 } from "./orderData.ts";

const variant = (
  number: number,
  productUuid: string,
  grp1_format: PictureFormat,
  base_price: number,
  options: Pick<ProductVariant, "mat_option" | "satin_option" | "numeric_option">,
): ProductVariant => ({
  ...print20,
  ...options,
  uuid: `d2000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
  productUuid,
  grp1_format,
  base_price,
});

const print = (number: number, format: PictureFormat, price: number, surface: number | null) =>
  variant(number, print20.productUuid, format, price, {
    mat_option: surface,
    satin_option: surface,
    numeric_option: 1000,
  });
const noOption = { mat_option: null, satin_option: null, numeric_option: null };
const file = (number: number, format: PictureFormat, price: number) =>
  variant(number, oneFile.productUuid ?? "", format, price, noOption);

/** Products for a single picture, in every format of the shop. */
export const everyFormat: ProductVariant[] = [
  print(1, "15_22", 900, null),
  print(2, "20_30", 1500, 300),
  print(3, "30_45", 2900, 400),
  print(4, "40_60", 4900, 600),
  print(5, "60_90", 8900, 900),
  print(6, "70_105", 11900, 1200),
  print(7, "105_157", 18900, 1900),
  file(8, "low", 1200),
  file(9, "average", 1900),
  file(10, "high", 2900),
];
