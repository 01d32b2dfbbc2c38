import { expect, test } from "vitest";
import { allowedStep, stepBefore, stepsOf } from "../../../src/features/checkout/steps.ts";

const paper = {
  needsAddresses: true,
  isFetched: false,
  isInvoiceSame: false,
  deliveryAddressId: null,
  invoiceAddressId: null,
};
const delivered = { ...paper, deliveryAddressId: 4 };
const ready = { ...delivered, invoiceAddressId: 4 };
const fetched = { ...paper, isFetched: true };
const shared = { ...paper, isInvoiceSame: true };
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
  ["summary", shared, "delivery"],
  ["summary", { ...shared, deliveryAddressId: 4 }, "home"],
  ["summary", { ...shared, deliveryAddressId: 4, invoiceAddressId: 4 }, "summary"],
  ["delivery", files, "summary"],
  ["summary", files, "summary"],
  ["summary", { ...files, isFetched: true }, "summary"],
  ["delivery", fetched, "delivery"],
  ["home", fetched, "delivery"],
  ["invoice", fetched, "invoice"],
  ["summary", fetched, "invoice"],
  ["summary", { ...fetched, invoiceAddressId: 4 }, "summary"],
] as const)("%s asked for with %j shows %s", (wanted, state, shown) => {
  expect(allowedStep(wanted, state)).toBe(shown);
});

test("each stage goes back to the one before, the first and an order of files to the cart", () => {
  expect(stepBefore("summary", ready)).toBe("invoice");
  expect(stepBefore("invoice", ready)).toBe("home");
  expect(stepBefore("home", ready)).toBe("delivery");
  expect(stepBefore("delivery", ready)).toBeNull();
  expect(stepBefore("summary", files)).toBeNull();
  expect(stepBefore("invoice", fetched)).toBe("delivery");
});

test("what is fetched at a stand has no stage for a delivery address", () => {
  expect(stepsOf(fetched)).toEqual(["delivery", "invoice", "summary"]);
  expect(stepsOf(paper)).toHaveLength(4);
});

test("an invoice to the delivery address has no stage of its own", () => {
  expect(stepsOf(shared)).toEqual(["delivery", "home", "summary"]);
  expect(stepBefore("summary", shared)).toBe("home");
});
