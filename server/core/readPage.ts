import type { SelectQueryBuilder } from "kysely";
import type { Db } from "../db/database.ts";
import type { Counted } from "./handler.ts";

/** Part of a list. */
export interface Page {
  /** Default: 1,000; null: all of it. */
  limit?: number | null | undefined;
  offset?: number | undefined;
}

/** The whole list, for commands. */
export const wholeList: Page = { limit: null };

/** Returns a page of an ordered query's rows, and how many there are in all. */
export async function readPage<Tables, Table extends keyof Tables, Row>(
  db: Db,
  rows: SelectQueryBuilder<Tables, Table, Row>,
  { limit = 1_000, offset = 0 }: Page,
): Promise<Counted<Row[]>> {
  const { totalCount } = await db
    .selectFrom(rows.clearOrderBy().as("row"))
    .select(({ fn }) => fn.countAll<number>().as("totalCount"))
    .executeTakeFirstOrThrow();
  return { items: (await rows.limit(limit).offset(offset).execute()) as Row[], totalCount };
}
