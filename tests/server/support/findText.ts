import { sql } from "kysely";
import type { Db } from "../../../server/db/database.ts";

/** Returns the tables that hold a text in any column of any type; new tables are included automatically. */
export async function tablesWith(db: Db, text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`
      select from ${sql.table(name)} held where strpos(lower(held::text), lower(${text})) > 0 limit 1`.execute(
      db,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}
