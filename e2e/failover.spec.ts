import { expect, test } from "playwright/test";
import { hasPooler } from "../tests/server/support/pooler.ts";
import { failOverUnderLoad } from "./support/failOverUnderLoad.ts";

/** More: `FAILOVER_SHOPPERS=50 npx playwright test --config e2e/playwright.config.ts --project=desktop-long failover`. */
const shoppers = Number(process.env.FAILOVER_SHOPPERS ?? 6);

for (const isPooled of [false, true]) {
  const name = `a standby takes over under load${isPooled ? ", behind PgBouncer" : ""}`;
  test(`${name}: nothing acknowledged is lost, nobody has to try again twice`, {
    tag: "@long",
  }, async () => {
    test.skip(isPooled && !hasPooler, "no PgBouncer: install Debian's package pgbouncer");
    test.setTimeout(600_000);
    const { faults, orders, mails, retriesSeen } = await failOverUnderLoad(shoppers, isPooled);
    expect(faults).toEqual([]);
    expect(orders).toBeGreaterThan(shoppers);
    expect(mails).toBe(orders * 3);
    expect(retriesSeen.filter((times) => times > 1)).toEqual([]);
  });
}
