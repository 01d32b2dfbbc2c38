import { expect, test } from "playwright/test";
import { nginxProgram } from "./support/nginx.ts";
import { restartUnderLoad } from "./support/restartUnderLoad.ts";

test("two processes behind nginx are restarted in turn, and no shopper and no request sees it", {
  tag: "@long",
}, async () => {
  test.skip(!nginxProgram, "no nginx: install Debian's package nginx");
  test.setTimeout(300_000);
  const { faults, orders, mails, answers } = await restartUnderLoad(4);
  expect(faults).toEqual([]);
  expect(orders).toBeGreaterThan(0);
  expect(mails).toBe(orders * 3);
  // 503 is the shop's own, for a database that is slow on a busy machine.
  expect([...answers.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(answers.get(200)).toBeGreaterThan(200);
});
