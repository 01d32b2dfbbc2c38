import { expect, test } from "vitest";
import { ApiError } from "../../../src/api/apiError.ts";
import { cartRefusal } from "../../../src/features/cart/cartRefusal.ts";

test.each<[string, ApiError, RegExp]>([
  [
    "a line that another window deleted",
    new ApiError("NOT_FOUND"),
    /^Cet article n’est plus dans votre panier/,
  ],
  [
    "a pack whose pictures are sold in packs alone",
    new ApiError("INVALID_INPUT", { fields: [{ path: "target.mode", message: "x" }] }),
    /^Les photos de ce pack ne se vendent pas à l’unité/,
  ],
  ["anything else, in its own words", new ApiError("PAYMENT_IN_PROGRESS"), /^Un paiement est en cours/],
])("%s", (_, failure, words) => {
  expect(cartRefusal(failure)).toMatch(words);
});
