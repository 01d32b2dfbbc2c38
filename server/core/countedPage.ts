import { type SelectQueryBuilder, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Counted } from "./handler.ts";

/** A part of a list. Default: from its start, at most a thousand rows. */
export interface Page {
  limit?: number | undefined;
  offset?: number | undefined;
}

/** Runs a list's query, which has an order, for one page, and counts the whole list. */
export async function countedPage<Tables extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Tables, Row>,
  { limit = 1000, offset = 0 }: Page,
): Promise<Counted<Row[]>> {
  const counted = query.clearSelect().clearOrderBy().select(sql<number>`count(*)`.as("totalCount"));
  const [items, { totalCount }] = await Promise.all([
    query.limit(limit).offset(offset).execute(),
    counted.executeTakeFirstOrThrow(),
  ]);
  return { items: items as Row[], totalCount };
}
