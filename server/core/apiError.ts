import type { ErrorBody, ErrorCode } from "../../src/api/contract/errors.ts";
import { refusals } from "../../src/api/contract/refusals.ts";

/** An error from the closed list; any other exception becomes INTERNAL. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: ErrorBody["fields"];

  /** @param fields errors in the input; @param logDetail detail for the log alone */
  constructor(code: ErrorCode, options: { fields?: ErrorBody["fields"]; logDetail?: string } = {}) {
    super(options.logDetail ?? refusals[code].message);
    this.code = code;
    this.fields = options.fields;
  }

  body(): ErrorBody {
    const body: ErrorBody = { code: this.code, message: refusals[this.code].message };
    return this.fields ? { ...body, fields: this.fields } : body;
  }
}
