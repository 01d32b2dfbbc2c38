import type { ErrorCode } from "./errors.ts";

/**
 * HTTP status and caller's message of each error code. Separate from the shopper's messages: a browser reads both in
 * the response and need not load them.
 */
export const refusals = {
  INVALID_INPUT: { status: 400, message: "Invalid value" },
  UNAUTHENTICATED: { status: 401, message: "A customer token is needed." },
  OPERATOR_CODE_NEEDED: {
    status: 401,
    message: "This browser is not open to an operator, and no valid key came.",
  },
  FORBIDDEN: { status: 403, message: "This belongs to somebody else." },
  SCOPE_MISSING: { status: 403, message: "This operator or key may not do this." },
  WRONG_PLACE: { status: 403, message: "This call is not served at this kind of place." },
  COUNTER_OFF: { status: 403, message: "The settings give no operator's code." },
  NOT_FOUND: { status: 404, message: "No such thing." },
  SHARED_SELECTION_GONE: { status: 404, message: "No selection is shared under this code any more." },
  OLD_APP_VERSION: { status: 404, message: "This version of the shop is too old." },
  METHOD_NOT_ALLOWED: { status: 405, message: "This path is served by other methods (Allow)." },
  PAYMENT_IN_PROGRESS: { status: 409, message: "Order cannot be modified while payment is in progress." },
  ORDER_NOT_MODIFIABLE: { status: 409, message: "This order can no longer be modified." },
  ORDER_STATUS_CHANGED: { status: 409, message: "The order's status does not allow this." },
  ORDER_EMPTY: { status: 409, message: "The order holds nothing." },
  ORDER_INCOMPLETE: { status: 409, message: "An item of the order is incomplete." },
  ADDRESSES_MISSING: { status: 409, message: "An order with paper needs a delivery and an invoice address." },
  PRICE_CHANGED: { status: 409, message: "The total has changed since it was shown." },
  TERMS_CHANGED: { status: 409, message: "The terms or the waiver agreed to are not the present ones." },
  PICTURE_ALREADY_IN_PACK: { status: 409, message: "This picture is in the pack already." },
  PACK_FULL: { status: 409, message: "The pack has no room left." },
  PACK_INCOMPATIBLE: { status: 409, message: "The picture is of another pricing than the pack." },
  SUGGESTION_CHANGED: { status: 409, message: "The packs suggested are no longer those that were shown." },
  VARIANT_WITHDRAWN: { status: 409, message: "This variant is no longer on sale." },
  WITHDRAWAL_CLOSED: { status: 409, message: "Nothing of this order can be withdrawn from, or no longer." },
  REFUSED: { status: 409, message: "This cannot be done as asked: the message says why." },
  FILES_NOT_READY: { status: 409, message: "The files of this order are still being made." },
  IDEMPOTENCY_KEY_REUSED: { status: 409, message: "This idempotency key came with another request before." },
  TOO_LARGE: { status: 413, message: "The request is too large." },
  NOT_A_FILE: { status: 415, message: "The body must be a file (content-type application/octet-stream)." },
  NOT_JSON: { status: 415, message: "The body must be JSON (content-type application/json)." },
  TOO_MANY_ATTEMPTS: { status: 429, message: "Too many attempts, try again later." },
  UNAVAILABLE: {
    status: 503,
    message: "The shop cannot answer at the moment, try again shortly (Retry-After).",
  },
  INTERNAL: { status: 500, message: "Something went wrong on our side." },
} as const satisfies Record<ErrorCode, { status: number; message: string }>;
