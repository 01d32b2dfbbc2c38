import { Refusal } from "./apiError.ts";

/** The row that a query found; throws NOT_FOUND where there is none. */
export function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Refusal("NOT_FOUND");
  return row;
}
