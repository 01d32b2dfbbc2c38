import { expect, test } from "vitest";
import * as z from "zod/mini";
import { newAddressSchema, registrationSchema } from "../../src/api/contract/customerCalls.ts";
import { maxLengthOf } from "../../src/api/contract/maxLengthOf.ts";

test.each([
  ["email", registrationSchema.shape.email, 100],
  ["first name", registrationSchema.shape.firstName, 100],
  ["company, optional", registrationSchema.shape.company, 200],
  ["street", newAddressSchema.shape.street, 200],
  ["no limit", z.string(), undefined],
])("%s", (_name, schema, maximum) => {
  expect(maxLengthOf(schema)).toBe(maximum);
});
