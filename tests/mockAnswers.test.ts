import { expect, test } from "vitest";
import { contract } from "../src/api/contract/contract.ts";
import { refusals } from "../src/api/contract/refusals.ts";
import { answering, answeringPages, refusal, refusing } from "../stories/support/calls.ts";
import { loaded } from "../stories/support/queryStates.ts";
import { pictures } from "../stories/support/searchData.ts";

/** Checked by the compiler: an unused `@ts-expect-error` is itself an error. */
test("a mock answer that the contract does not allow does not compile", () => {
  answering(contract.orderItems.countCartItems, { count: 2 });
  // @ts-expect-error a count is no text
  answering(contract.orderItems.countCartItems, { count: "2" });
  // @ts-expect-error an answer of one call is not another's
  answering(contract.customers.readCurrentCustomer, { count: 2 });
  // @ts-expect-error what is computed for an answer is held to the same
  answering(contract.orderItems.countCartItems, () => ({ counted: 2 }));
  // @ts-expect-error a picture lacks most of its fields
  answeringPages(contract.pictures.listPictures, [{ uuid: "90000000-0000-4000-8000-000000000001" }]);
  // @ts-expect-error a code is one of the closed list
  refusing(contract.orderItems.createOrderItem, "PAYING");
  expect(loaded(pictures)).toMatchObject({ status: "data", refreshError: null });
});

test("a refusal has its code's status and sentence", async () => {
  const response = refusal("PAYMENT_IN_PROGRESS");
  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({
    code: "PAYMENT_IN_PROGRESS",
    message: refusals.PAYMENT_IN_PROGRESS.message,
  });
});
