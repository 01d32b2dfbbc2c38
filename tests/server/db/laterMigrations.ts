import { type Kysely, sql } from "kysely";
import { expect } from "vitest";
import { migrateWithin } from "../../../server/db/migrate.ts";
import { openDatabase } from "../../../server/db/openDatabase.ts";
import { createTestDatabase } from "../support/database.ts";

interface Objects {
  tables: string[];
  columns: { table: string; column: string }[];
  functions: string[];
}

async function readObjects(db: Kysely<unknown>): Promise<Objects> {
  const { rows: columns } = await sql<Objects["columns"][number]>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and not starts_with(table_name, 'kysely')`.execute(db);
  const { rows: functions } = await sql<{ name: string }>`
    select proname as name from pg_proc where pronamespace = 'public'::regnamespace`.execute(db);
  return {
    tables: [...new Set(columns.map(({ table }) => table))],
    columns,
    functions: functions.map(({ name }) => name),
  };
}

/** Drops the tables, columns, functions and the extension that migrations after the first have added. */
export async function dropLaterMigrations(db: Kysely<unknown>): Promise<void> {
  const database = await createTestDatabase("template0");
  const first = openDatabase(database.connectionString);
  await migrateWithin(first as unknown as Kysely<unknown>, "0001_shop");
  const kept = await readObjects(first as unknown as Kysely<unknown>);
  await first.destroy();
  await database.drop();
  await sql`drop extension pg_trgm cascade`.execute(db);
  const { tables, columns, functions } = await readObjects(db);
  const later = tables.filter((table) => !kept.tables.includes(table));
  for (const table of later) await sql`drop table ${sql.table(table)} cascade`.execute(db);
  for (const { table, column } of columns) {
    const isKept = kept.columns.some((one) => one.table === table && one.column === column);
    if (isKept || later.includes(table)) continue;
    await sql`alter table ${sql.table(table)} drop column ${sql.ref(column)} cascade`.execute(db);
  }
  for (const name of functions.filter((name) => !kept.functions.includes(name)))
    await sql`drop function ${sql.ref(name)} cascade`.execute(db);
}

/** The rows of an earlier schema as they are after later migrations, which only add tables and columns: each row goes on. */
export const withLaterColumns = (before: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(before).map(([table, rows]) => [
      table,
      rows.map((row) => expect.stringContaining(row.replace(/\)$/, ""))),
    ]),
  );
