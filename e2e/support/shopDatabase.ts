import type { Db } from "../../server/db/database.ts";
import { openDatabase } from "../../server/db/openDatabase.ts";
import { startPostgres } from "../../server/db/postgres/launcher.ts";
import type { Shop } from "./shop.ts";

/** Connects to a running shop's database, beside the server. */
export async function connectTo(
  shop: Pick<Shop, "dataDir">,
): Promise<{ db: Db; close: () => Promise<void> }> {
  const postgres = await startPostgres({ dataDir: shop.dataDir, log: () => {} });
  const db = openDatabase(postgres.connectionString);
  return {
    db,
    async close() {
      await db.destroy();
      await postgres.stop();
    },
  };
}

/** Runs a query on a running shop's database, beside the server. */
export async function inDatabase<Found>(
  shop: Pick<Shop, "dataDir">,
  work: (db: Db) => Promise<Found>,
): Promise<Found> {
  const { db, close } = await connectTo(shop);
  try {
    return await work(db);
  } finally {
    await close();
  }
}
