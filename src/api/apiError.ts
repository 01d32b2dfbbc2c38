import { type ErrorBody, type ErrorCode, shopperMessages } from "./contract/errors.ts";

/** The server's codes and the client's own. */
export type ApiErrorCode = ErrorCode | keyof typeof clientOnly;

const clientOnly = {
  NETWORK: "Connexion impossible. Vérifiez votre accès à internet, puis réessayez.",
  COOKIES_REFUSED:
    "Votre navigateur refuse les cookies. Autorisez-les pour cette boutique dans ses réglages, puis rechargez la page.",
  INVALID_ANSWER: shopperMessages.INTERNAL,
} as const;

/** A failed call: refused, unreachable or with a malformed response. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  readonly code: ApiErrorCode;
  /** The invalid input fields, if the server lists them. */
  readonly fields: NonNullable<ErrorBody["fields"]>;

  constructor(
    code: ApiErrorCode,
    {
      status = 0,
      message,
      fields = [],
    }: { status?: number; message?: string; fields?: ErrorBody["fields"] } = {},
  ) {
    super(message ?? code);
    this.code = code;
    this.status = status;
    this.fields = fields ?? [];
  }

  /** The French message to display. */
  get shopperMessage(): string {
    const { code } = this;
    return code in clientOnly
      ? clientOnly[code as keyof typeof clientOnly]
      : shopperMessages[code as ErrorCode];
  }
}

/** Converts anything thrown to an `ApiError`. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  return new ApiError("INVALID_ANSWER", {
    message: thrown instanceof Error ? thrown.message : String(thrown),
  });
}

/** Returns the error for a response outside 2xx; a foreign body (a proxy's page) is classified by its status. */
export function refusalOf(status: number, body: unknown): ApiError {
  const { code, message, fields } = (
    typeof body === "object" && body !== null ? body : {}
  ) as Partial<ErrorBody>;
  if (code !== undefined && Object.hasOwn(shopperMessages, code)) {
    return new ApiError(code, { status, ...(message ? { message } : {}), ...(fields ? { fields } : {}) });
  }
  if (status === 401) return new ApiError("UNAUTHENTICATED", { status });
  if (status === 404) return new ApiError("NOT_FOUND", { status });
  // A gateway responds in place of the shop: to the shopper, the shop is unreachable.
  if (status === 502 || status === 503 || status === 504) return new ApiError("NETWORK", { status });
  return new ApiError("INTERNAL", { status });
}
