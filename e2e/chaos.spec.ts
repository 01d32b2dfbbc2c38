import { expect, test } from "playwright/test";
import { faultedCheckouts } from "./chaos/checkouts.ts";
import { malformedRequests } from "./chaos/requests.ts";

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

test("malformed requests: each is refused by a code of the list, and changes nothing", {
  tag: "@long",
}, async () => {
  test.setTimeout(300_000);
  const { wrong, sent, canary } = await malformedRequests({ requests: 2_000, seed: 1, tell: () => {} });
  expect(wrong).toEqual([]);
  expect(sent).toBe(2_000);
  expect(canary.found).toBe(canary.planted);
});
