import { ApiError } from "./apiError.ts";

/** The row that a query found; throws NOT_FOUND where there is none. */
export function orNotFound<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new ApiError("NOT_FOUND");
  return row;
}
