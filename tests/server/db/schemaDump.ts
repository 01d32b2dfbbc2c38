import { type Kysely, sql } from "kysely";

const queries = {
  columns: `select format('%s.%s %s %s%s', c.relname, a.attnum, a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then ' not null' end) || coalesce(' ' || pg_get_expr(d.adbin, d.adrelid), '')
      || format(' identity %s generated %s collation %s', a.attidentity, a.attgenerated, a.attcollation::regcollation)
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on (d.adrelid, d.adnum) = (c.oid, a.attnum)
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'S', 'v') and a.attnum > 0`,
  // Not-null constraints belong to their columns, whatever their name.
  constraints: `select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n'`,
  indexes: `select indexdef from pg_indexes where schemaname = 'public'`,
  triggers: `select format('%s %s', tgenabled, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal`,
  functions: `select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace`,
  sequences: `select format('%s %s %s %s %s', sequencename, data_type, start_value, increment_by, max_value)
    from pg_sequences where schemaname = 'public'`,
};

/** Returns a schema as described by PostgreSQL's catalogue, one line per object. */
export async function dumpSchema(db: Kysely<unknown>): Promise<string[]> {
  const dump: string[] = [];
  for (const [kind, query] of Object.entries(queries)) {
    const { rows } = await sql<{
      line: string;
    }>`select line from (${sql.raw(query)}) as "found" (line) order by line`.execute(db);
    dump.push(...rows.map(({ line }) => `${kind}: ${line}`));
  }
  return dump;
}

/** Returns every row of every table as text. */
export async function dumpRows(db: Kysely<unknown>): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and not starts_with(tablename, 'kysely') order by 1`.execute(db);
  const tables: Record<string, string[]> = {};
  for (const { name } of rows) {
    const table = sql.table(name);
    const found = await sql<{ row: string }>`select ${table}::text as row from ${table} order by 1`.execute(
      db,
    );
    tables[name] = found.rows.map(({ row }) => row);
  }
  return tables;
}
