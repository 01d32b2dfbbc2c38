import { expect, it } from "vitest";
import type { ApiDocument, Served } from "./apiDocument.ts";
import type { DerivedRequest } from "./deriveRequest.ts";
import { judge } from "./judge.ts";

const json = (examples?: Record<string, unknown>) => ({
  content: { "application/json": { schema: {}, ...(examples ? { examples } : {}) } },
});
const operation: Served = {
  operationId: "orders_readOrder",
  tags: ["orders"],
  security: [],
  parameters: [],
  path: "/api/anonymous/orders/{uuid}",
  method: "GET",
  responses: { 200: json(), 403: json({ FORBIDDEN: {} }) },
};
const document: ApiDocument = {
  operations: [operation],
  resolve: (schema) => schema,
  faultsOf: (_operation, status, body) => (status === 200 && body === "broken" ? "data must be object" : ""),
};
const request = (change: Partial<DerivedRequest> = {}): DerivedRequest => ({
  kind: "valid",
  method: "GET",
  path: "/api/anonymous/orders/x",
  headers: {},
  body: undefined,
  isForbidden: false,
  ...change,
});
const judged = (
  status: number,
  body: unknown,
  change?: Partial<DerivedRequest>,
  headers: Record<string, string> = {},
) =>
  judge(document, operation, request(change), {
    status,
    body,
    headers: new Headers({ "content-type": "application/json", ...headers }),
  });

it("lets pass what the document says", () => {
  expect(judged(200, {})).toBe("");
  expect(judged(403, { code: "FORBIDDEN" })).toBe("");
  const another = { method: "PUT" };
  expect(judged(405, { code: "METHOD_NOT_ALLOWED" }, another, { allow: "GET, POST" })).toBe("");
});

it.each([
  [500, { code: "INTERNAL" }, {}, {}, "a fault of ours: 500"],
  [503, { code: "UNAVAILABLE" }, {}, {}, "a fault of ours: 503"],
  [404, { code: "NOT_FOUND" }, {}, {}, "undocumented status 404 NOT_FOUND"],
  [403, { code: "WRONG_PLACE" }, {}, {}, "undocumented code 403 WRONG_PLACE"],
  [200, "broken", {}, {}, "an answer against its schema: data must be object"],
  [200, {}, {}, { "content-type": "text/html" }, "200 of type text/html"],
  [200, {}, { kind: "a missing field", isForbidden: true }, {}, "200 for a missing field"],
  [404, { code: "NOT_FOUND" }, { method: "PUT" }, {}, "another method is answered 404"],
  [405, { code: "METHOD_NOT_ALLOWED" }, { method: "PUT" }, { allow: "POST" }, "405 without GET in Allow"],
])("finds fault with %i %j", (status, body, change, headers, why) => {
  expect(judged(status, body, change, headers)).toBe(why);
});
