import { errorMessages } from "../../src/api/contract/errorMessages.ts";
import type { ErrorBody, ErrorCode } from "../../src/api/contract/errors.ts";

/** A refusal from the closed list; whatever else is thrown answers INTERNAL. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: ErrorBody["fields"];

  /** @param fields what was wrong in the input; @param logDetail what only the log may say */
  constructor(code: ErrorCode, options: { fields?: ErrorBody["fields"]; logDetail?: string } = {}) {
    super(options.logDetail ?? errorMessages[code]);
    this.code = code;
    this.fields = options.fields;
  }

  body(): ErrorBody {
    const body: ErrorBody = { code: this.code, message: errorMessages[this.code] };
    return this.fields ? { ...body, fields: this.fields } : body;
  }
}
