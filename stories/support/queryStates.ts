import { ApiError, type ApiErrorCode } from "../../src/api/apiError.ts";
import { errorStatuses } from "../../src/api/contract/errorStatuses.ts";
import type { ErrorCode } from "../../src/api/contract/errors.ts";
import type { QueryState } from "../../src/state/query.ts";

/** What a component that takes the state of a query as a prop may be given. */
export const stillLoading = { status: "loading" } as const;

export function loaded<Data>(data: Data): QueryState<Data> {
  return { status: "data", data, refreshing: false, refreshError: null };
}

/** Refused by one of the contract's codes, or never answered (`NETWORK`). */
export function refused(code: ApiErrorCode): ApiError {
  const status = code in errorStatuses ? errorStatuses[code as ErrorCode] : 0;
  return new ApiError(code, { status });
}

/** The same in place of the data. */
export function failed(code: ApiErrorCode) {
  return { status: "error", error: refused(code) } as const;
}
