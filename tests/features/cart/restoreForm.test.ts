import { expect, test } from "vitest";
import { ApiError } from "../../../src/api/apiError.ts";
import { checkRestoreForm, restoreRefusal, restoreRefused } from "../../../src/features/cart/restoreForm.ts";

test.each([
  ["", "", [{ field: "email", message: restoreRefused }]],
  ["  ", " ", [{ field: "email", message: restoreRefused }]],
  ["camille@example.fr", "", []],
  ["", "4f7c", []],
  ["camille@example.fr", "4F7C", []],
])("with the address %j and the code %j", (email, code, faults) => {
  expect(checkRestoreForm({ email, code })).toEqual(faults);
});

test.each([
  ["NOT_FOUND", "déjà été récupéré"],
  ["ORDER_NOT_MODIFIABLE", "déjà en cours sur cet écran"],
  ["TOO_MANY_ATTEMPTS", "Trop de tentatives"],
] as const)("a saved cart refused with %s is told in words that help", (code, words) => {
  expect(restoreRefusal(new ApiError(code))).toContain(words);
});
