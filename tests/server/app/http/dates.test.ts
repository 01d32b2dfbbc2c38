import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Endpoint } from "../../../../src/api/contract/endpoint.ts";
import { servedContract } from "../../../../src/api/contract/operatorCalls.ts";
import { operatorScopes } from "../../../../src/domain/operators/operatorAccess.ts";
import { operatorOf } from "../../cli/callDossard.ts";
import { startTestShop, type TestShop, type TestVisitor } from "../../support/testShop.ts";

interface Parameter {
  name: string;
  schema: { format?: string };
}
interface OpenApi {
  paths: Record<string, Record<string, { parameters: (Parameter | { $ref: string })[] }>>;
}

let shops: Record<"main" | "truck", { shop: TestShop; visitor: TestVisitor }>;

let key: Record<string, string>;

beforeAll(async () => {
  const [main, truck] = await Promise.all([startTestShop(), startTestShop({ placeWhat: "truck" })]);
  const said = await operatorOf(() => truck).run("keys", "add", "dates", "--scope", ...operatorScopes);
  key = { authorization: said.split("Authorization: ").at(-1) ?? "" };
  shops = {
    main: { shop: main, visitor: main.newVisitor() },
    truck: { shop: truck, visitor: truck.newVisitor() },
  };
});
afterAll(() => Promise.all(Object.values(shops ?? {}).map(({ shop }) => shop.stop())));

/** The first of each is an ordinary one, which must be taken. */
const dates = ["2026-05-01", "0000-01-01", "0001-01-01", "9999-12-31", "2026-02-30"];
const moments = [
  "2026-05-01T08:00:00Z",
  "0000-01-01T00:00:00Z",
  "0001-01-01T00:00:00+14:00",
  "9999-12-31T23:59:59-14:00",
  "2026-02-30T00:00:00Z",
];

const valuesFor: Record<string, readonly string[]> = { date: dates, "date-time": moments };

test("no date that a caller can write is a fault of ours", async () => {
  const { body: document } = await shops.main.visitor.get<OpenApi>("/api/openapi.json");
  const endpoints = Object.values(servedContract).flatMap((calls) => Object.values(calls) as Endpoint[]);
  const asked = new Set<string>();
  for (const { access, method, path, place } of endpoints) {
    // Days of an uploaded list are checked as those of a list that is read.
    if (method !== "GET") continue;
    const printed = document.paths[`/api${path}`]?.[method.toLowerCase()]?.parameters ?? [];
    const parameters = printed.filter((parameter) => "name" in parameter);
    const needed = parameters.some(({ name }) => name === "eventUuid") ? { eventUuid: randomUUID() } : {};
    for (const { name, schema } of parameters) {
      for (const [index, value] of (valuesFor[schema.format ?? ""] ?? []).entries()) {
        const query = new URLSearchParams({ ...needed, [name]: value });
        const { status } = await shops[access === "operator" ? "truck" : (place ?? "main")].visitor.get(
          `/api${path}?${query}`,
          access === "operator" ? key : {},
        );
        asked.add(name);
        expect(index === 0 ? [200] : [200, 400], `${path} ${name}=${value}`).toContain(status);
      }
    }
  }
  expect([...asked].sort()).toEqual(["day", "from", "takenBefore", "takenFrom", "to"]);
});
