import type { Counted } from "./handler.ts";

/** Which part of a list is asked for; by default, its first hundred entries. */
export interface Page {
  limit?: number | undefined;
  offset?: number | undefined;
}

/** The limit and the offset of a query. */
export const bounds = ({ limit = 100, offset = 0 }: Page) => ({ limit, offset });

/** Returns a page of a list that is read whole. */
export function slicePage<Item>(all: readonly Item[], page: Page): Counted<Item[]> {
  const { limit, offset } = bounds(page);
  return { items: all.slice(offset, offset + limit), totalCount: all.length };
}
