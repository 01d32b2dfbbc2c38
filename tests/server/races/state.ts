import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";

type Row = Record<string, unknown>;

/** Columns with random or clock values. */
const drawn =
  /^(tokenHash|codeHash|keyHash|transId|refNr|reqId|transactionId|requestId|referenceNumber|publicAccessKey|invoiceAccessKey|passwordHash|secret|code|version|takenBy|dueAt|priceShare)$/;
const uuidPattern = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** Numbers of rows in the journal's subjects, and in the payload and key of a webhook's job. */
const rowNumberPattern = /(?<=^"(discount|webhook) |"webhookId":|^"[0-9a-f-]{36} )\d+(?=[",}])/g;
const momentPattern = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)/g;

/** Snapshots of a database by name: saves, restores, and compares regardless of generated UUIDs and timestamps. */
export interface Keeper {
  keep(name: string): Promise<void>;
  putBack(name: string): Promise<void>;
  /** Equal for two states that differ only in generated values. */
  fingerprint(): Promise<string>;
}

// biome-ignore lint/suspicious/noExplicitAny: any schema will do
export async function createKeeper(db: Kysely<any>): Promise<Keeper> {
  const { rows: tables } = await sql<{ name: string; columns: string }>`
    select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relname like 'kysely%'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by 1 order by 1`.execute(db);
  const known = new Set<string>();
  const kept = new Map<string, ReadonlySet<string>>();
  let current: ReadonlySet<string> = new Set();
  /** The last restored state and the tables that may differ from it. */
  let dirty: { from: string; tables: ReadonlySet<string> } | null = null;
  const all = tables.map(({ name }) => `select '${name} ' || row_to_json(t)::text as row from "${name}" t`);
  const read = async (): Promise<string[]> => {
    const { rows } = await sql<{ row: string }>`${sql.raw(all.join(" union all "))}`.execute(db);
    return rows.map(({ row }) => row);
  };
  return {
    async keep(name) {
      const copies = tables.map((table) => `create table "${name}"."${table.name}" as table "${table.name}"`);
      await sql.raw(`create schema "${name}"; ${copies.join("; ")}`).execute(db);
      const rows = await read();
      kept.set(name, new Set(rows));
      for (const uuid of rows.join().match(uuidPattern) ?? []) known.add(uuid);
    },
    async putBack(name) {
      const changed = tables.filter((table) => dirty?.from !== name || dirty.tables.has(table.name));
      dirty = { from: name, tables: new Set(tables.map((table) => table.name)) };
      current = kept.get(name) ?? new Set();
      if (changed.length === 0) return;
      const moves = changed.map(
        (table) => `delete from "${table.name}"; insert into "${table.name}" (${table.columns})
          overriding system value select ${table.columns} from "${name}"."${table.name}"`,
      );
      await sql
        .raw(`begin; set local session_replication_role = replica; ${moves.join("; ")}; commit`)
        .execute(db);
    },
    fingerprint: async () => {
      const rows = new Set(await read());
      const gone = [...current].filter((row) => !rows.has(row));
      const come = [...rows].filter((row) => !current.has(row));
      if (dirty) dirty.tables = new Set([...gone, ...come].map((row) => row.slice(0, row.indexOf(" "))));
      return canonical([...gone.map((row) => `- ${row}`), ...come.map((row) => `+ ${row}`)], known);
    },
  };
}

/**
 * Names generated UUIDs by where they occur: each row is written without them, then the rows that share a UUID form its
 * name, in three rounds.
 */
function canonical(changes: readonly string[], known: ReadonlySet<string>): string {
  const rows = changes.map(masked);
  let names = new Map<string, string>();
  for (let round = 0; round < 3; round++) {
    const seen = new Map<string, string[]>();
    for (const row of rows) {
      for (const uuid of new Set(row.match(uuidPattern))) {
        if (known.has(uuid)) continue;
        const own = renamed(row.replaceAll(uuid, "<this>"), names, known);
        seen.set(uuid, [...(seen.get(uuid) ?? []), own]);
      }
    }
    names = new Map([...seen].map(([uuid, where]) => [uuid, digest(where.sort().join("\n"))]));
  }
  return rows
    .map((row) => renamed(row, names, known))
    .sort()
    .join("\n");
}

/** Returns a row without random and clock values; null columns are omitted. */
function masked(change: string): string {
  const start = change.indexOf("{");
  const fields = Object.entries(JSON.parse(change.slice(start)) as Row).flatMap(([name, value]) => {
    if (value === null || name === "json" || name === "modifiedAt" || name === "createdAt") return [];
    if (drawn.test(name) || (name === "id" && typeof value === "number")) return [[name, "<drawn>"]];
    // Sequences keep advancing after a rolled-back transaction.
    if ((name === "customerId" && Number(value) > 1) || (name === "pricingId" && Number(value) > 2))
      return [[name, "<new>"]];
    // In the journal a value is an object with moments of its own.
    const text = JSON.stringify(value).replace(momentPattern, "<moment>");
    return [[name, JSON.parse(text.replace(rowNumberPattern, "0"))]];
  });
  return change.slice(0, start) + JSON.stringify(Object.fromEntries(fields));
}

const renamed = (text: string, names: ReadonlyMap<string, string>, known: ReadonlySet<string>) =>
  text.replace(uuidPattern, (uuid) => (known.has(uuid) ? uuid : (names.get(uuid) ?? "<new>")));
const digest = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);
