import { expect, test } from "playwright/test";
import { faultedCheckouts } from "./chaos/checkouts.ts";

test("faults of all that a shop needs: nothing acknowledged is lost, nobody sees a fault", {
  tag: "@long",
}, async () => {
  test.setTimeout(600_000);
  const { wrong, injected, leftOut, checkouts, isCanaryFound } = await faultedCheckouts({
    checkouts: 20,
    faults: 60,
    seed: 1,
    shoppers: 6,
    together: 4,
    tell: () => {},
  });
  expect(wrong).toEqual([]);
  expect(checkouts).toBeGreaterThanOrEqual(20);
  expect([...injected.values()].reduce((sum, count) => sum + count, 0)).toBe(60);
  expect(injected.size + leftOut.length).toBeGreaterThan(10);
  expect(isCanaryFound).toBe(true);
});
