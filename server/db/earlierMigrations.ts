import { type Kysely, sql } from "kysely";
import { DatabaseFault } from "./databaseFault.ts";

/** The migrations of versions before 0.1.0, in order; together they create the schema of `first`. */
export const earlierMigrations = [
  "0001_initial",
  "0002_search",
  "0003_pack_places",
  "0004_jobs",
  "0006_documents",
  "0007_operator",
  "0008_payment_journal",
  "0010_withdrawals",
  "0011_lost_pictures",
  "0012_written_pictures",
  "0013_sandbox_transactions",
  "0015_place",
  "0016_shared_codes",
  "0018_lifetimes",
  "0019_fixed_dates",
];
const first = "0001_shop";

/**
 * Returns executed migrations by their current names: all earlier ones together are today's first. Throws `DatabaseFault` for a
 * schema with only some of the earlier ones.
 */
export function renameEarlier(executed: readonly string[]): string[] {
  const found = executed.filter((name) => earlierMigrations.includes(name));
  if (found.length === 0) return [...executed];
  if (found.length === earlierMigrations.length)
    return [first, ...executed.filter((name) => !earlierMigrations.includes(name))];
  throw new DatabaseFault(
    `Ce schéma s’est arrêté à la migration ${found.at(-1)} d’une version antérieure à 0.1.0 : l’ouvrir une fois avec la dernière de ces versions (docs/running-a-shop.md, « Upgrading »), puis avec celle-ci.`,
  );
}

/** Records the first migration as executed in a database of the last version before 0.1.0, whose schema is the same. */
export async function adoptEarlierSchema(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('"kysely_migration"') is not null as "exists"`.execute(db);
  if (!rows[0]?.exists) return;
  await db.transaction().execute(async (tx) => {
    // Several processes may start at once: one renames, the others find nothing to rename.
    await sql`lock table "kysely_migration" in share row exclusive mode`.execute(tx);
    const executed = await sql<{
      name: string;
    }>`select "name" from "kysely_migration" order by "name"`.execute(tx);
    const names = executed.rows.map(({ name }) => name);
    if (renameEarlier(names).length === names.length) return;
    await sql`delete from "kysely_migration" where "name" = any(${earlierMigrations})`.execute(tx);
    await sql`insert into "kysely_migration" ("name", "timestamp") values (${first}, ${new Date().toISOString()})`.execute(
      tx,
    );
  });
}
