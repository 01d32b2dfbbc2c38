import type { Db } from "./database.ts";
import { DatabaseFault } from "./databaseFault.ts";

/**
 * Binds a database to one place at its first start. Throws `DatabaseFault` if it belongs to another: each place numbers its own
 * invoices, and two on one database would mix their series and their orders.
 */
export async function claimPlace(db: Db, placeId: number): Promise<void> {
  await db
    .insertInto("shopFact")
    .values({ key: "creationPlaceId", value: String(placeId) })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  const { value } = await db
    .selectFrom("shopFact")
    .select("value")
    .where("key", "=", "creationPlaceId")
    .executeTakeFirstOrThrow();
  if (value === String(placeId)) return;
  throw new DatabaseFault(
    `Cette base appartient au lieu CREATION_PLACE_ID=${value}, pas ${placeId} : mettre ce numéro, ou donner à ce lieu sa propre base (DATA_DIR ou DATABASE_URL).`,
  );
}
