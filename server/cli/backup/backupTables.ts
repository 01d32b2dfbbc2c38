import type pg from "pg";

/** A table with the columns that a COPY carries: generated ones are recomputed. */
export interface BackupTable {
  name: string;
  columns: string[];
}

export interface BackupSequence {
  table: string;
  column: string;
  /** The last number drawn; null if none was. */
  last: string | null;
}

/** What a database holds besides its rows. */
export interface Snapshot {
  migrations: string[];
  tables: BackupTable[];
  sequences: BackupSequence[];
}

/** Begins a transaction that sees one moment, with values as text that is the same on both sides, and describes what it sees. */
export async function beginSnapshot(client: pg.Client): Promise<Snapshot> {
  await client.query(textSettings);
  await client.query("begin transaction isolation level repeatable read read only");
  return {
    migrations: await listMigrations(client),
    tables: await listTables(client),
    sequences: await listSequences(client),
  };
}

/** Kysely's own tables, which the migrations fill. */
const isMigrations = `starts_with(t.relname, 'kysely_migration')`;

/** Returns every table of the shop with its columns, after the tables that it references. */
export async function listTables(client: pg.Client): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable & { refersTo: string[] }>(`
    select t.relname as name,
      array(select attname::text from pg_attribute where attrelid = t.oid and attnum > 0 and not attisdropped
        and attgenerated = '' order by attnum) as columns,
      array(select f.relname::text from pg_constraint c join pg_class f on f.oid = c.confrelid
        where c.conrelid = t.oid and c.contype = 'f' and c.confrelid <> t.oid) as "refersTo"
    from pg_class t where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and not ${isMigrations}
    order by t.relname`);
  const placed: BackupTable[] = [];
  const isPlaced = (table: string) => placed.some(({ name }) => name === table);
  let left = rows;
  while (left.length > 0) {
    const next = left.filter(({ refersTo }) => refersTo.every(isPlaced));
    if (next.length === 0) throw new Error(`tables refer to each other: ${left.map(({ name }) => name)}`);
    placed.push(...next.map(({ name, columns }) => ({ name, columns })));
    left = left.filter(({ name }) => !isPlaced(name));
  }
  return placed;
}

/** Returns the last number of each identity column; numbers drawn by failed transactions are lost, as in the shop. */
async function listSequences(client: pg.Client): Promise<BackupSequence[]> {
  const { rows } = await client.query<BackupSequence>(`
    select t.relname as table, a.attname as column,
      pg_sequence_last_value(pg_get_serial_sequence(quote_ident(t.relname), a.attname)::regclass)::text as last
    from pg_attribute a join pg_class t on t.oid = a.attrelid
    where a.attidentity <> '' and t.relkind = 'r' and t.relnamespace = 'public'::regnamespace
    order by 1, 2`);
  return rows;
}

export async function setSequence(client: pg.Client, { table, column, last }: BackupSequence): Promise<void> {
  if (last === null) return;
  await client.query("select setval(pg_get_serial_sequence(quote_ident($1), $2), $3::bigint)", [
    table,
    column,
    last,
  ]);
}

/** Returns the names of a database's executed migrations, in order; none before a shop's first start. */
async function listMigrations(client: pg.Client): Promise<string[]> {
  const found = await client.query<{ isThere: boolean }>(
    `select to_regclass('kysely_migration') is not null as "isThere"`,
  );
  if (!found.rows[0]?.isThere) return [];
  const { rows } = await client.query<{ name: string }>(`select name from "kysely_migration" order by name`);
  return rows.map(({ name }) => name);
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Returns the COPY statement of a table, without its direction. */
export function copyOf({ name, columns }: BackupTable): string {
  return `copy ${quoted(name)} (${columns.map(quoted).join(", ")})`;
}

/** Text format of values, the same on both sides. */
export const textSettings = `set client_encoding = 'UTF8'; set datestyle = 'ISO'; set timezone = 'UTC'; set extra_float_digits = 1`;
