import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "playwright/test";
import { caddyProgram, startCaddyFront } from "./support/caddyFront.ts";
import { nginxProgram } from "./support/nginx.ts";
import { startNginxFront } from "./support/nginxFront.ts";
import { restartUnderLoad } from "./support/restartUnderLoad.ts";
import { freePort } from "./support/runFront.ts";

/** Listens on a free port as a process of a shop that serves, but is not ready while `isReady` says no. */
async function startServing(isReady: () => boolean) {
  const server = createServer((request, response) => {
    response.statusCode = request.url !== "/readyz" || isReady() ? 200 : 503;
    response.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  return {
    port,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

for (const { name, program, start } of [
  { name: "nginx", program: nginxProgram, start: startNginxFront },
  { name: "caddy", program: caddyProgram, start: startCaddyFront },
]) {
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

  test(`what writes waits behind ${name} while neither process is ready`, { tag: "@long" }, async () => {
    test.skip(!program, `no ${name}: install Debian's package ${name}`);
    let isReady = true;
    const processes = await Promise.all([startServing(() => isReady), startServing(() => isReady)]);
    const port = await freePort();
    const stop = await start(port, [processes[0].port, processes[1].port]);
    const write = async () => (await fetch(`http://127.0.0.1:${port}/`, { method: "POST" })).status;
    expect(await write()).toBe(200);
    isReady = false;
    // Checks are made each second.
    await sleep(2500);
    const written = write();
    await sleep(500);
    isReady = true;
    expect(await written).toBe(200);
    await stop();
    for (const one of processes) await one.stop();
  });
}
