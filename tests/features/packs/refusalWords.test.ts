import { expect, test } from "vitest";
import { ApiError } from "../../../src/api/apiError.ts";
import { shopperMessages } from "../../../src/api/contract/errors.ts";
import type { PackChange } from "../../../src/features/packs/mutations.ts";
import { refusalOf } from "../../../src/features/packs/refusalWords.ts";

const update = { kind: "update", body: { productVariantUuid: "v", quantity: 1 } } as PackChange;
const regroup: PackChange = { kind: "changeGroup", placeUuid: "p", newGroupPosition: 2 };
const add: PackChange = { kind: "addSingles", orderItemUuids: ["s"], groupPosition: 1 };
const split: PackChange = { kind: "delete", mode: "split" };

test.each([
  [update, new ApiError("NOT_FOUND"), "Ce choix n’est plus proposé. Veuillez en faire un autre."],
  [update, new ApiError("INVALID_INPUT"), "Ce choix ne convient pas à ce pack."],
  [regroup, new ApiError("NOT_FOUND"), "Cette photo n’est plus dans le pack."],
  [regroup, new ApiError("PACK_FULL"), "Le groupe 2 est complet. Retirez-en d’abord une photo."],
  [add, new ApiError("PACK_FULL"), shopperMessages.PACK_FULL],
  [add, new ApiError("PICTURE_ALREADY_IN_PACK"), shopperMessages.PICTURE_ALREADY_IN_PACK],
  [add, new ApiError("PACK_INCOMPATIBLE"), shopperMessages.PACK_INCOMPATIBLE],
  [
    split,
    new ApiError("INVALID_INPUT", { fields: [{ path: "target.mode", message: "Invalid value" }] }),
    "Les photos de ce pack ne se vendent pas à l’unité\u00a0: elles ne peuvent pas rester dans le panier.",
  ],
  [update, new ApiError("PAYMENT_IN_PROGRESS"), shopperMessages.PAYMENT_IN_PROGRESS],
  [split, new ApiError("ORDER_NOT_MODIFIABLE"), shopperMessages.ORDER_NOT_MODIFIABLE],
])("%o refused: %s", (change, error, words) => {
  expect(refusalOf(change, error)).toEqual({ code: error.code, shopperMessage: words });
});
