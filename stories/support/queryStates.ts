import { ApiError, type ApiErrorCode } from "../../src/api/apiError.ts";
import type { ErrorCode } from "../../src/api/contract/errors.ts";
import { refusals } from "../../src/api/contract/refusals.ts";
import type { QueryState } from "../../src/state/query.ts";

/** States of a query, for components that take one as a prop. */
export const stillLoading = { status: "loading" } as const;

export function loaded<Data>(data: Data): QueryState<Data> {
  return { status: "data", data, refreshing: false, refreshError: null };
}

/** Refused with one of the contract's codes, or unanswered (`NETWORK`). */
export function refused(code: ApiErrorCode): ApiError {
  const status = code in refusals ? refusals[code as ErrorCode].status : 0;
  return new ApiError(code, { status });
}

/** The same as a query state. */
export function failed(code: ApiErrorCode) {
  return { status: "error", error: refused(code) } as const;
}
