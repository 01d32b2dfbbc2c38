import { sql } from "kysely";
import type { Tx } from "../server/db/database.ts";
import type { Database } from "../server/db/schema.ts";

const chunk = 2_000;

/**
 * Inserts rows with the same fields, two thousand per statement; skips existing rows. Dates are ISO 8601 text.
 * @returns the number of new rows
 */
export async function bulkInsert<Table extends keyof Database>(
  tx: Tx,
  table: Table,
  rows: readonly object[],
): Promise<number> {
  const [first] = rows;
  if (!first) return 0;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  let inserted = 0;
  for (let from = 0; from < rows.length; from += chunk) {
    const json = JSON.stringify(rows.slice(from, from + chunk));
    const result = await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)
      on conflict do nothing`.execute(tx);
    inserted += Number(result.numAffectedRows ?? 0);
  }
  return inserted;
}
