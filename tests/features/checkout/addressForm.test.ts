import { expect, test } from "vitest";
import { checkAddressForm } from "../../../src/features/checkout/addressForm.ts";

const right = { street: "3 rue des Lices", zipCode: "35000", city: "Rennes" };

test.each([
  [{}, []],
  [{ street: " " }, ["street"]],
  [{ zipCode: "" }, ["zipCode"]],
  [{ city: "" }, ["city"]],
  [{ street: "", zipCode: "", city: "" }, ["street", "zipCode", "city"]],
])("with %j", (change, expected) => {
  expect(checkAddressForm({ ...right, ...change }).map((fault) => fault.field)).toEqual(expected);
});
