import { ApiError } from "./apiError.ts";

/** Returns the row; throws NOT_FOUND if there is none. */
export function orNotFound<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new ApiError("NOT_FOUND");
  return row;
}
