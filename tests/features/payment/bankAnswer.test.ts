import { createStore } from "jotai";
import { expect, test, vi } from "vitest";
import type { Client } from "../../../src/api/client.ts";
import { paymentOutcomeQuery, readBankAnswer } from "../../../src/features/payment/atoms.ts";
import { apiAtom } from "../../../src/state/apiAtom.ts";

test.each([
  ["Data=5c0ffee5&Len=12", { data: "5c0ffee5", len: "12" }],
  ["Data=5c0ffee5", null],
  ["Len=12", null],
  ["Data=&Len=12", null],
  ["", null],
])("reads %j", (query, answer) => {
  expect(readBankAnswer(new URLSearchParams(query))).toEqual(answer);
});

test.each([
  [null, "paid"],
  ["22060200", "failed"],
  ["40000001", "failed"],
  ["60000000", "unsettled"],
  ["REFUND_DUE", "unsettled"],
  ["UNVERIFIED", "failed"],
])("an answer with the code %j is %s, told to the server once", async (errorCode, kind) => {
  const store = createStore();
  const tell = vi.fn(async () => ({ errorCode, errorText: null, orderUuid: null, userData: null }));
  store.set(apiAtom, { orders: { handleAxeptaCallback: tell } } as unknown as Client);
  const query = paymentOutcomeQuery({ data: `${errorCode}`, len: "1" });
  const stop = [store.sub(query, () => undefined), store.sub(query, () => undefined)];
  await vi.waitFor(() => expect(store.get(query)).toMatchObject({ status: "data", data: { kind } }));
  expect(tell).toHaveBeenCalledExactlyOnceWith(
    { body: { dataCrypt: `${errorCode}`, len: "1" } },
    { idempotencyKey: expect.any(String) },
  );
  for (const end of stop) end();
});
