import type { ErrorBody, ErrorCode } from "../../src/api/contract/errors.ts";
import { refusals } from "../../src/api/contract/refusals.ts";

/** An error from the closed list; any other exception becomes INTERNAL. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: ErrorBody["fields"];
  readonly #message: string;

  /** @param fields errors in the input; @param message for the caller, in place of the code's; @param logDetail detail for the log alone */
  constructor(
    code: ErrorCode,
    options: { fields?: ErrorBody["fields"]; message?: string; logDetail?: string } = {},
  ) {
    const message = options.message ?? refusals[code].message;
    super(options.logDetail ?? message);
    this.#message = message;
    this.code = code;
    this.fields = options.fields;
  }

  body(): ErrorBody {
    const body: ErrorBody = { code: this.code, message: this.#message };
    return this.fields ? { ...body, fields: this.fields } : body;
  }
}
