import { describe, expect, it } from "vitest";
import { formatEuros } from "../../../src/domain/money/money.ts";
import { orderStatuses } from "../../../src/domain/orders/orderStatus.ts";
import { hasReceipt, receiptWords } from "../../../src/features/order/receiptWords.ts";

describe("the receipt of a stand", () => {
  it("stays with an order whatever happens to it after it was placed", () => {
    const without = orderStatuses.filter((status) => !hasReceipt(status));
    expect(without).toEqual(["uncomplete", "saved", "withdrawn", "paying"]);
  });

  it("asks for money only until it is paid", () => {
    for (const status of orderStatuses.filter(hasReceipt)) {
      const { text } = receiptWords(status, true, formatEuros(4320));
      expect(text.includes(formatEuros(4320))).toBe(status === "finalized");
    }
  });

  it("promises prints only where something is printed", () => {
    for (const status of orderStatuses.filter((one) => hasReceipt(one) && one !== "canceled")) {
      expect(receiptWords(status, false, "").text).not.toMatch(/photos/);
      expect(receiptWords(status, true, "").text).not.toMatch(/fichiers/);
    }
  });
});
