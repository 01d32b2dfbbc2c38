import { expect, test } from "playwright/test";
import { failOverUnderLoad } from "./support/failOverUnderLoad.ts";

/** More: `FAILOVER_SHOPPERS=50 npx playwright test --config e2e/playwright.config.ts --project=phone-long failover`. */
const shoppers = Number(process.env.FAILOVER_SHOPPERS ?? 6);

test("a standby takes over under load: nothing acknowledged is lost, nobody has to try again twice", {
  tag: "@long",
}, async () => {
  test.setTimeout(600_000);
  const { faults, orders, mails, retriesSeen } = await failOverUnderLoad(shoppers);
  expect(faults).toEqual([]);
  expect(orders).toBeGreaterThan(shoppers);
  expect(mails).toBe(orders * 3);
  expect(retriesSeen.filter((times) => times > 1)).toEqual([]);
});
