import type { ProductVariant } from "../../src/api/contract/catalogueEntities.ts";
import type { Order } from "../../src/api/contract/orderEntities.ts";
import { order } from "./orderData.ts";
import { pictures } from "./searchData.ts";

/** Packs and saved carts as the server would return them. */

const stored = {
  createdAt: "2026-05-16T09:12:00.000Z",
  modifiedAt: "2026-05-16T09:12:00.000Z",
  creationPlaceId: 1,
  isDeleted: false,
};

function variant(
  number: number,
  grp1_format: ProductVariant["grp1_format"],
  base_price: number,
  change: Partial<ProductVariant> = {},
): ProductVariant {
  return {
    ...stored,
    uuid: `d1000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
    productUuid: "b1000000-0000-4000-8000-000000000001",
    grp1_format,
    grp2_format: null,
    base_price,
    mat_option: null,
    satin_option: null,
    numeric_option: null,
    ...change,
  };
}

/** A pack of prints, its options on the two larger formats. */
export const printVariants = [
  variant(1, "15_22", 3500),
  variant(2, "20_30", 5900, { mat_option: 1200, satin_option: 1200, numeric_option: 2500 }),
  variant(3, "30_45", 11500, { mat_option: 1600, numeric_option: 2500 }),
] as const;
/** All of a contest as files, in three resolutions. */
export const fileVariants = [
  variant(4, "low", 4900),
  variant(5, "average", 6900),
  variant(6, "high", 8900),
] as const;
/** One format only: nothing to choose. */
export const onlyVariant = variant(7, "average", 4500);

export const placed = pictures.slice(0, 5).map((picture, place) => ({
  placeUuid: `0f000000-0000-4000-8000-${String(place + 1).padStart(12, "0")}`,
  picture,
  small: null,
}));
export const singles = pictures.slice(6, 12).map((picture, place) => ({
  orderItemUuid: `f1000000-0000-4000-8000-${String(place + 1).padStart(12, "0")}`,
  picture,
  format: place % 2 === 0 ? "20x30\u00a0cm" : "1350x900\u00a0px",
}));

/** Carts saved at the stand; the address of one found by its code alone is masked. */
export const savedOrders: Order[] = [
  { ...order, status: "saved", email: "camille.lefevre@example.fr", totalPrice: 5310 },
  {
    ...order,
    uuid: "9b1e0000-0000-4000-8000-000000000003",
    status: "saved",
    email: "j•••@example.fr",
    modifiedAt: "2026-05-16T14:05:00.000Z",
    totalPrice: 123450,
  },
];
