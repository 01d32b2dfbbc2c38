import { sql } from "kysely";
import type { Services } from "../server/core/services.ts";
import { type Db, runTransaction, type Tx } from "../server/db/database.ts";
import { ensureFilterTypes } from "../server/import/filterTypes.ts";
import { bulkInsert } from "./bulkInsert.ts";
import { demoEvents } from "./demoEvents.ts";
import { advertImages, eventCover } from "./demoImages.ts";
import { seedCatalogue } from "./seedCatalogue.ts";
import { seedEvent } from "./seedEvent.ts";
import { seedShop } from "./seedShop.ts";

/** Approximate number of pictures of the demonstration. */
export const demoPictureCount = 6_000;

export interface SeedOptions {
  /** Called with the number of steps done. */
  onProgress?: (done: number, total: number) => void;
  /** Approximate number of pictures; each contest keeps at least one start. */
  pictures?: number;
}

/** Serialises all processes of the shop on this database. */
export const seedLock = sql`select pg_advisory_xact_lock(4300, 1)`;

/** Returns whether the shop has no event, pricing, customer or order yet. */
export async function isDatabaseEmpty(db: Db | Tx): Promise<boolean> {
  const { rows } = await sql<{ filled: boolean }>`
    select exists (select from "event") or exists (select from "pricing") or exists (select from "customer")
      or exists (select from "order") as filled`.execute(db);
  return rows[0]?.filled === false;
}

/**
 * Fills an empty database with the demonstration: rows only, in one transaction; pictures are drawn on their first request.
 * Rows and uuids are always the same, dates are around `services.now()`.
 * @returns the number of pictures; null if the database was not empty and nothing was done
 */
export async function seedDemo(
  { db, now }: Pick<Services, "db" | "now">,
  { onProgress, pictures = demoPictureCount }: SeedOptions = {},
): Promise<number | null> {
  const steps = demoEvents.length + 1;
  const total = await runTransaction(db, async (tx) => {
    await seedLock.execute(tx);
    if (!(await isDatabaseEmpty(tx))) return null;
    onProgress?.(0, steps);
    const today = now();
    const pricings = await seedCatalogue(tx);
    const types = await ensureFilterTypes(tx);
    await seedShop(tx, today);
    onProgress?.(1, steps);
    let count = 0;
    for (const [index, event] of demoEvents.entries()) {
      const scale = pictures / demoPictureCount;
      count += await seedEvent(tx, event, { now: today, pricingId: pricings[event.pricing], types, scale });
      onProgress?.(index + 2, steps);
    }
    await bulkInsert(tx, "plainImage", [...demoEvents.map(eventCover), ...advertImages()]);
    return count;
  });
  // Otherwise the planner would not know the new rows for the shop's first minute.
  if (total !== null) await sql`analyze`.execute(db);
  return total;
}
