import type { Endpoint } from "../../../../src/api/contract/endpoint.ts";
import type { ErrorCode } from "../../../../src/api/contract/errors.ts";
import { refusals } from "../../../../src/api/contract/refusals.ts";
import type { Json } from "./printSchema.ts";

/** Headers of answers, under their name in the document. */
export const answerHeaders: Json = {
  TotalCount: {
    description: "How many there are in the whole list.",
    schema: { type: "integer", format: "int32", minimum: 0 },
  },
  ETag: { description: "For If-None-Match.", schema: { type: "string" } },
  SessionCookie: {
    description: "The visitor's session, where it begins or changes. Send it back.",
    schema: { type: "string" },
  },
  RetryAfter: { description: "In seconds.", schema: { type: "integer", format: "int32", minimum: 0 } },
};

export const header = (name: string): Json => ({ $ref: `#/components/headers/${name}` });

/** The error codes that any call can answer with, by what it takes and who may call it. */
export function codesOf(
  endpoint: Pick<Endpoint, "errors" | "method" | "place"> &
    Partial<Pick<Endpoint, "access" | "body" | "upload">>,
): ErrorCode[] {
  const codes = new Set<ErrorCode>(["INVALID_INPUT", "OLD_APP_VERSION", "INTERNAL", "UNAVAILABLE"]);
  if (endpoint.access === "customer") codes.add("UNAUTHENTICATED");
  if (endpoint.access === "operator") codes.add("OPERATOR_CODE_NEEDED").add("SCOPE_MISSING");
  if (endpoint.place) codes.add("WRONG_PLACE");
  if (endpoint.method !== "GET") codes.add("IDEMPOTENCY_KEY_REUSED").add("TOO_LARGE");
  if (endpoint.body) codes.add("NOT_JSON");
  if (endpoint.upload) codes.add("NOT_A_FILE");
  for (const code of endpoint.errors ?? []) codes.add(code);
  return [...codes];
}

/** Returns an example of each of these errors, under its code. */
export function errorExamples(codes: readonly ErrorCode[]): Json {
  const examples = codes.map((code) => [code, { value: { code, message: refusals[code].message } }]);
  return Object.fromEntries(examples);
}

/** Returns the responses of some error codes, by status, each with its codes as examples. */
export function errorResponses(codes: readonly ErrorCode[]): Json {
  const byStatus = Map.groupBy(codes, (code) => refusals[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, listed]) => [
      status,
      {
        description: listed.map((code) => `${code}: ${refusals[code].message}`).join(" "),
        ...(status === 503 ? { headers: { "Retry-After": header("RetryAfter") } } : {}),
        content: {
          "application/json": {
            schema: { $ref: "#/components/schemas/Error" },
            examples: Object.fromEntries(
              listed.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
            ),
          },
        },
      },
    ]),
  );
}

/** The body of every error. */
export const errorSchema: Json = {
  type: "object",
  description: "What went wrong. Decide by `code`; `message` is for people.",
  required: ["code", "message"],
  properties: {
    code: { type: "string", enum: Object.keys(refusals) },
    message: { type: "string" },
    fields: {
      type: "array",
      description: "The faults in the input, for INVALID_INPUT.",
      items: {
        type: "object",
        required: ["path", "message"],
        properties: {
          path: { type: "string", description: "The field, with dots between levels.", examples: ["email"] },
          message: { type: "string", examples: ["Invalid value"] },
        },
      },
    },
  },
};
