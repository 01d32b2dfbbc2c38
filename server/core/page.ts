import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Db } from "../db/database.ts";
import type { Counted } from "./handler.ts";

/** Which part of a list is asked for; by default, its first hundred entries. */
export interface Page {
  /** Null: all of it. */
  limit?: number | null | undefined;
  offset?: number | undefined;
}

/** The whole list, for commands. */
export const wholeList: Page = { limit: null };

export const bounds = ({ limit = 100, offset = 0 }: Page) => ({ limit, offset });

/** Returns a page of an ordered query's rows, and how many there are in all. */
export async function readPage<Tables, Table extends keyof Tables, Row>(
  db: Db,
  rows: SelectQueryBuilder<Tables, Table, Row>,
  page: Page,
): Promise<Counted<Row[]>> {
  const { limit, offset } = bounds(page);
  const { totalCount } = await db
    .selectFrom(rows.clearOrderBy().as("row"))
    .select(({ fn }) => fn.countAll<number>().as("totalCount"))
    .executeTakeFirstOrThrow();
  return { items: (await rows.limit(limit).offset(offset).execute()) as Row[], totalCount };
}

/** Returns the end of a query that reads one page. */
export function cutToPage(page: Page): RawBuilder<unknown> {
  const { limit, offset } = bounds(page);
  return sql`limit ${limit} offset ${offset}`;
}

/** Returns a page of a list that is read whole. */
export function slicePage<Item>(all: readonly Item[], page: Page): Counted<Item[]> {
  const { limit, offset } = bounds(page);
  return { items: all.slice(offset, limit === null ? undefined : offset + limit), totalCount: all.length };
}
