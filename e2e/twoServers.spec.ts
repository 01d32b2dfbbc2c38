import { expect, test } from "playwright/test";
import { killUnderLoad } from "./support/killUnderLoad.ts";

test("two servers on one database, killed in turn under load: every journey ends right", {
  tag: "@long",
}, async () => {
  test.setTimeout(300_000);
  const { faults, orders, mails } = await killUnderLoad({ kills: 4, servers: 2, shoppers: 3 });
  expect(faults).toEqual([]);
  expect(orders).toBeGreaterThan(0);
  expect(mails).toBe(orders * 3);
});
