import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Endpoint } from "../../../../src/api/contract/endpoint.ts";
import { servedContract } from "../../../../src/api/contract/operatorCalls.ts";
import { startTestShop, type TestShop } from "../../support/testShop.ts";

const calls = Object.entries(servedContract).flatMap(([resource, byName]) =>
  Object.entries(byName).map(([name, definition]) => ({
    name: `${resource}.${name}`,
    endpoint: definition as Endpoint,
  })),
);

let main: TestShop;
let truck: TestShop;
beforeAll(async () => {
  [main, truck] = await Promise.all([startTestShop(), startTestShop({ placeWhat: "truck" })]);
});
afterAll(async () => {
  await Promise.all([main?.stop(), truck?.stop()]);
});

const anyUuid = "01234567-89ab-4def-8123-456789abcdef";

/** A minimal valid value for a field, derived from the printed OpenAPI document. */
interface Property {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  anyOf?: Property[];
  const?: unknown;
  items?: Property;
  properties?: Record<string, Property>;
  required?: string[];
  pattern?: string;
  format?: string;
  minLength?: number;
}
function sample(document: OpenApi, property: Property): unknown {
  const next = (part: Property = {}) => sample(document, part);
  const named = document.components.schemas[property.$ref?.split("/").at(-1) ?? ""];
  if (named) return next(named);
  if (property.anyOf?.[0]) return next(property.anyOf[0]);
  if (property.const !== undefined) return property.const;
  if (property.enum) return property.enum[0];
  const formatted = samples[property.format ?? ""];
  if (formatted) return formatted;
  if (property.type === "object") {
    const required = property.required ?? [];
    return Object.fromEntries(required.map((field) => [field, next(property.properties?.[field])]));
  }
  if (property.type === "array") return [next(property.items)];
  if (property.type === "integer" || property.type === "number") return 1;
  return property.type === "boolean" ? true : "texte";
}

const samples: Record<string, string> = {
  uuid: anyUuid,
  email: "client@example.fr",
  date: "2026-05-01",
  "date-time": "2026-05-01T08:00:00.000Z",
};

interface Operation {
  security?: object[];
  parameters: ({ name: string; in: string; required: boolean; schema: Property } | { $ref: string })[];
  requestBody?: { content: { "application/json"?: { schema: Property } } };
}
interface OpenApi {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Property> };
}

/** Some calls need one of two optional values: a saved cart's code or address, a count's event or contest. */
const oneOfTwo = ["code", "eventUuid"];

async function callOnce(shop: TestShop, document: OpenApi, endpoint: Endpoint, token: string | null) {
  const operation = document.paths[`/api${endpoint.path}`]?.[endpoint.method.toLowerCase()];
  if (!operation) throw new Error(`${endpoint.path} is not in OpenAPI`);
  let path = `/api${endpoint.path}`;
  const query = new URLSearchParams();
  for (const parameter of operation.parameters) {
    if ("$ref" in parameter) continue;
    // A list of uuids is text to OpenAPI.
    const value = /Uuids$/.test(parameter.name) ? anyUuid : String(sample(document, parameter.schema));
    if (parameter.in === "path") path = path.replace(`{${parameter.name}}`, value);
    else if (parameter.required || oneOfTwo.includes(parameter.name)) query.set(parameter.name, value);
  }
  const visitor = shop.newVisitor();
  visitor.token = token;
  const schema = operation.requestBody?.content["application/json"]?.schema;
  const body = endpoint.method === "GET" ? undefined : schema ? sample(document, schema) : {};
  return visitor.request<{ code?: string }>(endpoint.method, `${path}?${query}`, body);
}

async function customerToken(shop: TestShop, email = "contrat@example.fr"): Promise<string> {
  const { body } = await shop
    .newVisitor()
    .post<{ accessToken: string }>("/api/anonymous/customers/register", {
      email,
      password: "mot de passe",
      firstName: "Zoé",
      lastName: "Lefèvre",
    });
  return body.accessToken;
}

describe("the whole contract", () => {
  it("answers every call with JSON and never with a fault of ours", async () => {
    const { body: document } = await main.newVisitor().get<OpenApi>("/api/openapi.json");
    const token = await customerToken(main);
    // Signing out revokes a token that later calls still need.
    const tokenToEnd = await customerToken(main, "depart@example.fr");
    for (const { name, endpoint } of calls) {
      const shop = endpoint.place === "truck" ? truck : main;
      const used = name === "customers.logout" ? tokenToEnd : token;
      const answered = await callOnce(shop, document, endpoint, endpoint.place === "truck" ? null : used);
      expect(answered.headers.get("content-type"), name).toContain("application/json");
      expect(answered.status, `${name} ${JSON.stringify(answered.body)}`).toBeLessThan(500);
      expect(answered.status, `${name}: the sample must be valid`).not.toBe(400);
    }
  });

  it("serves the links that browsers open, each with its key alone", async () => {
    const paths = [
      `/anonymous/orders/${anyUuid}/doDownloadOrder?publicAccessKey=key`,
      `/anonymous/orders/${anyUuid}/invoice?invoiceAccessKey=key&xAppVersion=1.0.0`,
      `/customer/orders/${anyUuid}/invoice?authToken=token`,
      `/anonymous/orders/${anyUuid}/creditNotes/A2026-1-00001?invoiceAccessKey=key`,
      `/customer/orders/${anyUuid}/creditNotes/A2026-1-00001?authToken=token`,
    ];
    for (const path of paths) {
      const { body } = await main.newVisitor().get<{ code: string }>(`/api${path}`);
      expect(["NOT_FOUND", "UNAUTHENTICATED"]).toContain(body.code);
      const [withoutKey = ""] = path.split("?");
      expect((await main.newVisitor().get(`/api${withoutKey}`)).status).toBe(400);
    }
  });

  it("asks for a customer token under /customer, an operator under /operator, and nothing elsewhere", async () => {
    const { body: document } = await main.newVisitor().get<OpenApi>("/api/openapi.json");
    for (const { name, endpoint } of calls) {
      if (endpoint.place === "truck") continue;
      const { status } = await callOnce(main, document, endpoint, null);
      expect(status === 401, name).toBe(endpoint.access !== "anonymous");
    }
  });

  it("serves a call of one kind of place at that kind only", async () => {
    const { body: document } = await main.newVisitor().get<OpenApi>("/api/openapi.json");
    const bound = calls.filter(({ endpoint }) => endpoint.place);
    expect(bound.length).toBeGreaterThan(0);
    for (const { name, endpoint } of bound) {
      const wrong = endpoint.place === "truck" ? main : truck;
      const answered = await callOnce(wrong, document, endpoint, null);
      expect(answered.body.code, name).toBe("WRONG_PLACE");
    }
  });

  it("says by which methods a path is served", async () => {
    const visitor = main.newVisitor();
    for (const path of new Set(calls.map(({ endpoint }) => endpoint.path))) {
      const served = calls.filter(({ endpoint }) => endpoint.path === path);
      const methods = served.map(({ endpoint }) => endpoint.method);
      const [other = ""] = ["DELETE", "PUT", "POST", "GET"].filter(
        (method) => !methods.some((one) => one === method),
      );
      const address = `/api${path.replace(/\{\w+\}/g, anyUuid)}`;
      const { status, body, headers } = await visitor.request<{ code: string }>(other, address, undefined);
      expect([status, body.code], `${other} ${path}`).toEqual([405, "METHOD_NOT_ALLOWED"]);
      const allowed = headers.get("allow")?.split(", ");
      expect(allowed, path).toEqual(expect.arrayContaining(methods));
      expect(allowed, path).not.toContain(other);
    }
  });

  it("prints each entity once, with the types of its answer", async () => {
    const { body } = await main.newVisitor().get<OpenApi>("/api/openapi.json");
    const { Order, Picture, ...others } = body.components.schemas;
    expect(Object.keys(others)).toEqual(expect.arrayContaining(["Customer", "Event", "Product"]));
    expect(Order?.properties).toMatchObject({
      uuid: { type: "string", format: "uuid" },
      createdAt: { type: "string", format: "date-time" },
      isDeleted: { type: "boolean" },
    });
    for (const path of ["/anonymous/orders/{uuid}", "/customer/orders/byCurrentCustomer"]) {
      const printed = JSON.stringify(body.paths[`/api${path}`]?.get);
      expect(printed).toContain('"#/components/schemas/Order"');
      expect(printed).not.toContain("workspaceUuid");
    }
    expect(Picture?.properties).toHaveProperty("takenAt");
  });

  it("prints each call once as OpenAPI 3.1", async () => {
    const { body } = await main.newVisitor().get<OpenApi>("/api/openapi.json");
    expect(body.openapi).toBe("3.1.0");
    const printed = Object.values(body.paths).reduce((sum, methods) => sum + Object.keys(methods).length, 0);
    expect(printed).toBe(calls.length + 5);
    const text = JSON.stringify(body);
    for (const [, kind = "", name = ""] of text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)) {
      expect(body.components, `${kind} ${name}`).toHaveProperty([kind, name]);
    }
    const security = (path: string) => Object.values(body.paths[`/api${path}`] ?? {})[0]?.security;
    expect(security("/customer/orders/byCurrentCustomer")).toEqual([{ customerToken: [] }]);
    expect(security("/operator/sales")).toEqual([{ operatorSession: ["sales"] }, { operatorKey: ["sales"] }]);
    expect(security("/anonymous/counter")).toEqual([{}, { visitorSession: [] }, { customerToken: [] }]);
    expect(security("/anonymous/events")).toEqual([]);
  });
});
