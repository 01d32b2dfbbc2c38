import type { Parameter, Schema, Served } from "./apiDocument.ts";
import { chance, oddLines, oddValues, pick, type Source, valueFor } from "./values.ts";

export interface DerivedRequest {
  /** What was done to a valid request, if anything. */
  kind: string;
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | undefined;
  /** Its document forbids it: an answer of 200 is a fault. */
  isForbidden: boolean;
}

type Fields = Record<string, unknown>;
interface Draft {
  fields: Fields | undefined;
  path: Map<string, string>;
  query: Map<string, string>;
  request: DerivedRequest;
}

const json = "application/json";
const file = "application/octet-stream";

/** Changes to a valid request; each returns whether it found something to change. */
const changes: Record<string, (source: Source, operation: Served, draft: Draft) => boolean> = {
  "a field of another type": (source, operation, { fields, request }) => {
    const [name] = scalarField(source, operation) ?? [];
    if (!fields || !name) return false;
    fields[name] = pick(source, [{}, { a: [1] }, [[]]]);
    request.isForbidden = true;
    return true;
  },
  "an odd value in a field": (source, _operation, { fields }) => {
    const names = Object.keys(fields ?? {});
    if (!fields || names.length === 0) return false;
    fields[pick(source, names)] = pick(source, oddValues);
    return true;
  },
  "a value beyond its bound": (source, operation, { fields, request }) => {
    const [name, schema] = scalarField(source, operation) ?? [];
    const beyond = schema && beyondBound(schema);
    if (!fields || !name || beyond === undefined) return false;
    fields[name] = beyond;
    request.isForbidden = true;
    return true;
  },
  "a missing field": (source, operation, { fields, request }) => {
    const { required = [] } = bodySchema(source, operation) ?? {};
    if (!fields || required.length === 0) return false;
    delete fields[pick(source, required)];
    request.isForbidden = true;
    return true;
  },
  "an unknown field": (source, _operation, { fields }) => {
    if (!fields) return false;
    fields[pick(source, ["unknown", "isDeleted", "uuid", "__proto__", "constructor", ""])] = pick(
      source,
      oddValues,
    );
    return true;
  },
  "an odd parameter": (source, _operation, { path, query }) => {
    const place = pick(source, [path, query].filter(({ size }) => size > 0).concat(query));
    const name = pick(source, [...place.keys(), "unknown"]);
    if (place === path && name === "unknown") return false;
    const values = [
      ...oddLines,
      "",
      "-1",
      "1.5",
      "1e9",
      "99999999999",
      "2026-13-01",
      "0001-01-01",
      "x".repeat(5000),
    ];
    place.set(name, pick(source, values));
    return true;
  },
  "an undecodable address": (source, _operation, { query }) => {
    query.set("raw", pick(source, ["%ff", "%", "%00", "%ED%A0%80", "a&b=c=d", "&&&=", "+%2B"]));
    return true;
  },
  "another media type": (source, _operation, { request }) => {
    if (request.body === undefined) return false;
    const types = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "x", json, file];
    request.headers["content-type"] = pick(source, types);
    return true;
  },
  "a body that is no JSON": (source, _operation, draft) => {
    if (!draft.fields) return false;
    draft.fields = undefined;
    draft.request.body = pick(source, [
      "",
      "{",
      "nul",
      "[]",
      '"x"',
      "0",
      "null",
      "[".repeat(20_000),
      "\u0000",
      '{"a":1e999}',
    ]);
    return true;
  },
  "odd headers": (source, _operation, { request }) => {
    const values = ["", "0.0.1", "1.0.0", "99999.0.0", "a b", "x".repeat(200), "*", 'W/"a", "b"', "é"];
    const names = [
      "x-app-version",
      "idempotency-key",
      "if-none-match",
      "authorization",
      "cookie",
      "accept-encoding",
    ];
    request.headers[pick(source, names)] = pick(source, values);
    return true;
  },
};

/** Derives a request from an operation: often a valid one, else one with one change. */
export function deriveRequest(source: Source, operation: Served): DerivedRequest {
  const request = { kind: "valid", method: operation.method, headers: {}, isForbidden: false } as const;
  const draft: Draft = {
    ...drawParameters(source, operation),
    fields: undefined,
    request: { ...request, headers: {}, path: "", body: undefined },
  };
  drawBody(source, operation, draft);
  if (operation.method !== "GET" && chance(source, 0.3))
    draft.request.headers["idempotency-key"] = `derived-${Math.floor(source.random() * 500)}`;
  if (chance(source, 0.6)) {
    const kind = pick(source, Object.keys(changes));
    if (changes[kind]?.(source, operation, draft)) draft.request.kind = kind;
  }
  if (draft.fields) draft.request.body = JSON.stringify(draft.fields);
  return { ...draft.request, path: address(operation, draft) };
}

function drawParameters(source: Source, { parameters }: Served): Pick<Draft, "path" | "query"> {
  const drawn = { path: new Map<string, string>(), query: new Map<string, string>() };
  for (const parameter of parameters.filter((one): one is Parameter => "name" in one)) {
    if (parameter.in === "header" || (!parameter.required && chance(source, 0.4))) continue;
    drawn[parameter.in].set(parameter.name, String(valueFor(source, parameter.schema, parameter.name)));
  }
  return drawn;
}

function drawBody(source: Source, { requestBody }: Served, draft: Draft): void {
  const schema = requestBody?.content[json]?.schema;
  if (schema) {
    draft.fields = valueFor(source, schema, "") as Fields;
    draft.request.body = "";
    draft.request.headers["content-type"] = json;
  } else if (requestBody?.content[file]) {
    draft.request.body = drawFile(source);
    draft.request.headers["content-type"] = file;
  }
}

/** Draws a file: of nothing, of text, of bytes that begin like those of a picture or a spreadsheet. */
function drawFile(source: Source): Uint8Array<ArrayBuffer> {
  const heads = [
    "",
    "PK\u0003\u0004",
    "\u00ff\u00d8\u00ff\u00e0",
    "\u0089PNG\r\n\u001a\n",
    "RIFF",
    "%PDF-1.7",
  ];
  const csv = "Dossard;Nom;Heure\r\n12;Zoé;10:00\r\n;;\r\n";
  if (chance(source, 0.3)) return new Uint8Array(Buffer.from(csv));
  const noise = Array.from({ length: Math.floor(source.random() * 200) }, () =>
    Math.floor(source.random() * 256),
  );
  return new Uint8Array([...Buffer.from(pick(source, heads), "latin1"), ...noise]);
}

function bodySchema(source: Source, { requestBody }: Served): Schema | undefined {
  const schema = requestBody?.content[json]?.schema;
  return schema && source.document.resolve(schema);
}

function scalarField(source: Source, operation: Served): [string, Schema] | undefined {
  const all = Object.entries(bodySchema(source, operation)?.properties ?? {}).map(
    ([name, schema]) => [name, source.document.resolve(schema)] as [string, Schema],
  );
  const scalar = all.filter(([, { type }]) => type !== undefined && type !== "object" && type !== "array");
  return scalar.length > 0 ? pick(source, scalar) : undefined;
}

function beyondBound({ type, minimum, maximum, maxLength, enum: listed, format }: Schema): unknown {
  if (listed) return "none of these";
  if (maxLength !== undefined) return `${"x".repeat(maxLength)}y`;
  if (format === "uuid") return "no uuid";
  if (type !== "integer" && type !== "number") return undefined;
  return maximum !== undefined ? maximum + 1 : minimum !== undefined ? minimum - 1 : undefined;
}

function address({ path }: Served, draft: Draft): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encode(draft.path.get(name) ?? "x"));
  const query = [...draft.query].map(([name, value]) =>
    name === "raw" ? value : `${encode(name)}=${encode(value)}`,
  );
  return query.length > 0 ? `${filled}?${query.join("&")}` : filled;
}

/** A lone surrogate cannot be written into an address. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed()) || "%20";
