import type { ErrorBody, ErrorCode } from "../../src/api/contract/errors.ts";
import { refusals } from "../../src/api/contract/refusals.ts";

/** A refusal from the closed list; whatever else is thrown answers INTERNAL. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: ErrorBody["fields"];

  /** @param fields what was wrong in the input; @param logDetail what only the log may say */
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
