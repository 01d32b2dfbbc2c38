import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { createApp } from "../../../server/app/http/app.ts";
import { listen } from "../../../server/app/http/listen.ts";
import type { Services } from "../../../server/core/services.ts";
import { openDatabase } from "../../../server/db/openDatabase.ts";
import type { TestShop } from "./testShop.ts";

/** A second shop process in effect, on the same data: its own connections, its own address. */
export interface KillableShop {
  url: string;
  services: Services;
  /**
   * Ends it mid-work, as the database sees a killed process: connections break, uncommitted work is rolled back.
   * Resolves when nothing of it runs.
   */
  kill(): Promise<void>;
}

let lives = 0;

/** Opens one next to a test shop. The caller must kill it. */
export async function openKillableShop(beside: TestShop): Promise<KillableShop> {
  const name = `killable-${process.pid}-${lives++}`;
  const address = new URL(beside.connectionString);
  address.searchParams.set("application_name", name);
  const { settings } = beside.services;
  const db = openDatabase(address.href);
  const services: Services = { ...beside.services, db, publicUrl: "" };
  const listening = await listen("127.0.0.1", 0, async (url) => {
    services.publicUrl = url;
    return createApp(services, join(settings.dataDir, "shop"));
  });
  return {
    url: listening.url,
    services,
    async kill() {
      // Refuses new connections first, then ends the existing ones.
      const destroyed = db.destroy();
      const closed = listening.stop();
      while (await endConnections(beside, name)) await wait(1);
      await Promise.all([destroyed, closed]);
    },
  };
}

/** Returns whether there were any. */
async function endConnections(beside: TestShop, name: string): Promise<boolean> {
  const { rows } = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${name}`.execute(
    beside.services.db,
  );
  return rows.length > 0;
}
