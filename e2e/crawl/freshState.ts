import { sql } from "kysely";
import type { Page } from "playwright";
import type { Db } from "../../server/db/database.ts";

/** Tables with more rows hold the catalogue, which no press changes. */
const rowsMaximum = 1500;

interface TableCopy {
  table: string;
  columns: string[];
}

/** Copies of a shop's small tables, to return to. */
export interface DatabaseCopies {
  /** Copies all small tables under a name of lower-case letters and digits. */
  keep(name: string): Promise<void>;
  /** Returns all small tables to what they were. */
  restore(name: string): Promise<void>;
}

const quoted = (name: string) => sql.id(name);

async function smallTables(db: Db): Promise<TableCopy[]> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select c.relname as "table", array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0
      and not a.attisdropped and a.attgenerated = '' and c.relname not like 'kysely%'
    group by c.relname`.execute(db);
  const small = [];
  for (const table of rows) {
    const counted = await sql<{
      count: number;
    }>`select count(*)::int as count from ${quoted(table.table)}`.execute(db);
    if ((counted.rows[0]?.count ?? 0) <= rowsMaximum) small.push(table);
  }
  return small;
}

export async function openCopies(db: Db): Promise<DatabaseCopies> {
  await sql`create schema crawl`.execute(db);
  const tables = await smallTables(db);
  const copy = (name: string, table: string) => sql.id("crawl", `${name} ${table}`);
  return {
    async keep(name) {
      for (const { table } of tables)
        await sql`create table ${copy(name, table)} as table ${quoted(table)}`.execute(db);
    },
    async restore(name) {
      await db.transaction().execute(async (tx) => {
        // Without triggers: neither foreign keys nor the dates of changes.
        await sql`set local session_replication_role = replica`.execute(tx);
        for (const { table, columns } of tables) {
          const list = sql.join(columns.map(quoted));
          await sql`delete from ${quoted(table)}`.execute(tx);
          await sql`insert into ${quoted(table)} (${list}) overriding system value
            select ${list} from ${copy(name, table)}`.execute(tx);
        }
      });
    },
  };
}

export type BrowserStorage = Awaited<ReturnType<typeof keepBrowser>>;

/** Returns what the browser keeps for the shop. */
export async function keepBrowser(page: Page) {
  const cookies = await page.context().cookies();
  const [local, session] = await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }] as const);
  return { cookies, local: local as Record<string, string>, session: session as Record<string, string> };
}

/** Returns a page and its browser to what `keepBrowser` has returned, and nothing else. */
export async function restoreBrowser(page: Page, url: string, kept: BrowserStorage): Promise<void> {
  await page.context().clearCookies();
  await page.context().addCookies(kept.cookies);
  await page.goto(`${url}/healthz`);
  await page.evaluate(
    ([local, session]) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
    },
    [kept.local, kept.session] as const,
  );
  // A browser keeps fifty entries: further ones would not count.
  const session = await page.context().newCDPSession(page);
  await session.send("Page.resetNavigationHistory");
  await session.detach();
}
