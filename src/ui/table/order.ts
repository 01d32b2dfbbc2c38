export const sortDirections = ["ascending", "descending"] as const;
export type SortDirection = (typeof sortDirections)[number];

/** By which column the rows are sorted, and which way. */
export interface TableSort {
  /** Key of the column. */
  key: string;
  direction: SortDirection;
}

/** Returns a negative number if the first row comes first in ascending order, a positive one if the second does. */
export type CompareRows<Row> = (one: Row, other: Row) => number;

/** Returns the rows in an order, as they are without one. Equal rows keep their order, both ways. */
export function sortedRows<Row>(
  rows: readonly Row[],
  compare: CompareRows<Row> | undefined,
  direction: SortDirection,
): readonly Row[] {
  if (!compare) return rows;
  const sign = direction === "ascending" ? 1 : -1;
  return [...rows].sort((one, other) => sign * compare(one, other));
}

/**
 * Returns the order after a press on a column's name: ascending, descending, then the rows' own if it may be.
 * @param clears whether a third press ends the order
 */
export function sortAfterPress(sort: TableSort | null, key: string, clears: boolean): TableSort | null {
  if (sort?.key !== key) return { key, direction: "ascending" };
  if (sort.direction === "ascending") return { key, direction: "descending" };
  return clears ? null : { key, direction: "ascending" };
}

/** An order as the value of an option; « none » cannot be one, as it has no colon. */
export const sortValue = (sort: TableSort | null): string =>
  sort ? `${sort.direction}:${sort.key}` : "none";

/** Returns the order that `sortValue` wrote. */
export function sortOf(value: string): TableSort | null {
  const [first = "", ...key] = value.split(":");
  const direction = sortDirections.find((one) => one === first);
  return direction ? { key: key.join(":"), direction } : null;
}
