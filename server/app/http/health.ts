import { randomUUID } from "node:crypto";
import type { Hono } from "hono";
import { sql } from "kysely";
import type { Services } from "../../core/services.ts";

/**
 * Health checks. `/healthz`: the process runs, whatever the state of the database; restart it if this fails. `/readyz`: the
 * database answers, the file store is writable and the process is not ending; send no shoppers while it returns 503.
 * @param ending aborted when the process begins to end
 */
export function mountHealth(app: Hono, services: Services, ending?: AbortSignal): void {
  app.get("/healthz", (c) => c.json({ ok: true }, 200, { "cache-control": "no-store" }));
  app.get("/readyz", async (c) => {
    // Without a busy database's delay: the balancer must know before the process refuses connections.
    if (ending?.aborted) return c.json({ ok: false, isEnding: true }, 503, { "cache-control": "no-store" });
    const [database, files] = await Promise.all([
      works(() => sql`select 1`.execute(services.db)),
      works(() => writeProbe(services)),
    ]);
    const ok = database && files;
    return c.json({ ok, database, files }, ok ? 200 : 503, { "cache-control": "no-store" });
  });
}

async function writeProbe({ store }: Services): Promise<void> {
  const key = `probes/${randomUUID()}`;
  await store.put(key, Buffer.from("ready"));
  await store.delete(key);
}

async function works(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch {
    return false;
  }
}
