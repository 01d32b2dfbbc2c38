import { expect, test } from "playwright/test";
import { caddyProgram, startCaddyFront } from "./support/caddyFront.ts";
import { nginxProgram } from "./support/nginx.ts";
import { startNginxFront } from "./support/nginxFront.ts";
import { restartUnderLoad } from "./support/restartUnderLoad.ts";

for (const { name, program, start } of [
  { name: "nginx", program: nginxProgram, start: startNginxFront },
  { name: "caddy", program: caddyProgram, start: startCaddyFront },
])
  test(`two processes behind ${name} are restarted in turn, and no shopper and no request sees it`, {
    tag: "@long",
  }, async () => {
    test.skip(!program, `no ${name}: install Debian's package ${name}`);
    test.setTimeout(300_000);
    const { faults, orders, mails, answers } = await restartUnderLoad(start, 4);
    expect(faults).toEqual([]);
    expect(orders).toBeGreaterThan(0);
    expect(mails).toBe(orders * 3);
    // 503 is the shop's own, for a database that is slow on a busy machine.
    expect([...answers.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(answers.get(200)).toBeGreaterThan(200);
  });
