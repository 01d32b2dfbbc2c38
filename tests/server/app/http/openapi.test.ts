import { createConfig, lintFromString } from "@redocly/openapi-core";
import { beforeAll, expect, test } from "vitest";
import { readContractDocs } from "../../../../server/app/http/openapi/contractDocs.ts";
import { openApiDocument } from "../../../../server/app/http/openapi.ts";

interface Field {
  type?: string | string[];
  format?: string;
  description?: string;
  anyOf?: Field[];
  properties?: Record<string, Field>;
  required?: string[];
  items?: Field;
  examples?: unknown[];
}
interface Operation {
  operationId: string;
  parameters: { name?: string; $ref?: string; description?: string; schema?: Field }[];
  responses: Record<string, { headers?: object; content?: Record<string, { examples?: object }> }>;
  requestBody?: object;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Field> };
}

let document: Document;
let operations: { path: string; method: string; operation: Operation }[];
beforeAll(() => {
  document = JSON.parse(JSON.stringify(openApiDocument("https://photos.example.fr")));
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
});

test("is a valid document without a warning", async () => {
  const config = await createConfig({ extends: ["recommended-strict"] });
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, absoluteRef: "/openapi.json", config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
    [],
  );
});

test("names each operation for a client, once", () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]\w+_[a-z]\w+$/i);
});

test("names each schema of an object, and has none twice", () => {
  expect(JSON.stringify(document.paths)).not.toContain('"properties":');
  const seen = new Map<string, string>();
  const visit = (place: string, field: Field) => {
    if (Object.keys(field.properties ?? {}).length > 3) {
      const printed = JSON.stringify([field.properties, field.required]);
      expect(seen.get(printed), `${place} is printed again`).toBeUndefined();
      seen.set(printed, place);
    }
    for (const [name, part] of Object.entries(field.properties ?? {})) visit(`${place}.${name}`, part);
    for (const part of [...(field.anyOf ?? []), ...(field.items ? [field.items] : [])]) visit(place, part);
  };
  for (const [name, schema] of Object.entries(document.components.schemas)) visit(name, schema);
});

test("says the unit of every amount and size", () => {
  const measured = /price|fee|amount|gain|cents|bytesize|kbsize|width|height|seconds|minutes|percent/i;
  const silent: string[] = [];
  const visit = (place: string, name: string, field: Field) => {
    const isNumber = [field, ...(field.anyOf ?? [])].some(({ type }) => /number|integer/.test(String(type)));
    const isDescribed = [field, ...(field.anyOf ?? [])].some(({ description }) => description);
    if (isNumber && measured.test(name) && !isDescribed) silent.push(`${place}.${name}`);
    const here = [place, name].filter(Boolean).join(".");
    for (const [part, below] of Object.entries(field.properties ?? {})) visit(here, part, below);
    for (const below of [...(field.anyOf ?? []), ...(field.items ? [field.items] : [])])
      visit(here, "", below);
  };
  for (const [name, schema] of Object.entries(document.components.schemas)) visit("", name, schema);
  expect(silent).toEqual([]);
});

test("prints what the contract's doc comments say of a field", () => {
  const { schemas } = document.components;
  expect(schemas.PayAtCounterRequest?.properties?.totalPrice?.description).toBe(
    "The total that was displayed and paid; any other total is refused as PRICE_CHANGED. In cents of a euro.",
  );
  expect(schemas.CounterOrderWhole?.properties?.itemCount?.description).toContain("counting quantities");
  expect(schemas.FoundEvent?.properties?.totalPictureCount?.description).toBe("Number of visible pictures.");
  expect(schemas.EditDiscountRequest?.properties?.percent?.description).toBe("Taken off the whole cart.");
  expect(readContractDocs().get("counterOrderSchema")?.description).toBe(schemas.CounterOrder?.description);
});

test("prints requests as callers write them", () => {
  const { parameters = [] } = document.paths["/api/anonymous/pictures"]?.get ?? {};
  const schemaOf = (name: string) => parameters.find((one) => one.name === name)?.schema;
  expect(schemaOf("limit")).toMatchObject({ type: "integer", minimum: 0, maximum: 1000 });
  expect(schemaOf("takenFrom")).toMatchObject({ type: "string", format: "date-time" });
  expect(schemaOf("eventUuid")).toMatchObject({ type: "string", format: "uuid" });
  expect(document.components.schemas.NewOrderItem?.properties).toMatchObject({
    quantity: { type: "integer", minimum: 1, maximum: 999, description: "Default: 1." },
    withMatOption: { type: "boolean", description: "Default: false." },
  });
});

test("lists every status and header of a call", () => {
  for (const { path, method, operation } of operations) {
    const { parameters, responses, requestBody } = operation;
    const codes = Object.values(responses).flatMap(({ content }) =>
      Object.keys(content?.["application/json"]?.examples ?? {}),
    );
    const expected = ["INVALID_INPUT", "OLD_APP_VERSION", "INTERNAL", "UNAVAILABLE"];
    if (method !== "get") expected.push("IDEMPOTENCY_KEY_REUSED", "TOO_LARGE");
    if (path.startsWith("/api/operator/")) expected.push("OPERATOR_CODE_NEEDED", "SCOPE_MISSING");
    expect(codes, path).toEqual(expect.arrayContaining(expected));
    expect(
      codes.some((code) => /^NOT_(JSON|A_FILE)$/.test(code)),
      path,
    ).toBe(requestBody !== undefined);
    const headers = parameters.flatMap(({ $ref }) => $ref?.split("/").at(-1) ?? []);
    expect(headers, path).toContain("AppVersion");
    expect(headers.includes("IdempotencyKey"), path).toBe(method !== "get");
    expect(headers.includes("IfNoneMatch"), path).toBe("304" in responses);
    const isPaged = "x-total-count" in (responses[200]?.headers ?? {});
    const names = parameters.map(({ name }) => name);
    if (isPaged) expect(names, path).toEqual(expect.arrayContaining(["limit", "offset"]));
  }
});
