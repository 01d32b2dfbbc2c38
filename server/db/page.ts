import { type RawBuilder, sql } from "kysely";

/** The page of a list that a caller asks for. */
export interface Page {
  limit?: number | undefined;
  offset?: number | undefined;
}

const usual = 100;

/** Returns the end of a query that reads one page. @param page null: everything */
export function cutToPage(page: Page | null): RawBuilder<unknown> {
  return page === null ? sql`` : sql`limit ${page.limit ?? usual} offset ${page.offset ?? 0}`;
}
