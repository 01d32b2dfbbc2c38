import { expect, test } from "vitest";
import { checkRestoreForm, restoreRefused } from "../../../src/features/cart/restoreForm.ts";

test.each([
  ["", "", [{ field: "email", message: restoreRefused }]],
  ["  ", " ", [{ field: "email", message: restoreRefused }]],
  ["camille@example.fr", "", []],
  ["", "4f7c", []],
  ["camille@example.fr", "4F7C", []],
])("with the address %j and the code %j", (email, code, faults) => {
  expect(checkRestoreForm({ email, code })).toEqual(faults);
});
