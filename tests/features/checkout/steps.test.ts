import { expect, test } from "vitest";
import { allowedStep, stepBefore } from "../../../src/features/checkout/steps.ts";

const paper = { needsAddresses: true, deliveryAddressId: null, invoiceAddressId: null };
const delivered = { ...paper, deliveryAddressId: 4 };
const ready = { ...delivered, invoiceAddressId: 4 };
const files = { ...paper, needsAddresses: false };

test.each([
  ["delivery", paper, "delivery"],
  ["home", paper, "home"],
  ["invoice", paper, "delivery"],
  ["summary", paper, "delivery"],
  ["invoice", delivered, "invoice"],
  ["summary", delivered, "invoice"],
  ["summary", ready, "summary"],
  ["home", ready, "home"],
  ["delivery", files, "summary"],
  ["summary", files, "summary"],
] as const)("%s asked for with %j shows %s", (wanted, state, shown) => {
  expect(allowedStep(wanted, state)).toBe(shown);
});

test("each stage goes back to the one before, the first and an order of files to the cart", () => {
  expect(stepBefore("summary", ready)).toBe("invoice");
  expect(stepBefore("invoice", ready)).toBe("home");
  expect(stepBefore("home", ready)).toBe("delivery");
  expect(stepBefore("delivery", ready)).toBeNull();
  expect(stepBefore("summary", files)).toBeNull();
});
