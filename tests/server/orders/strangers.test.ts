import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Endpoint } from "../../../src/api/contract/endpoint.ts";
import { fileLinks } from "../../../src/api/contract/links.ts";
import { servedContract } from "../../../src/api/contract/operatorCalls.ts";
import { add, currentOrderUuid, file, signUp } from "../cart/shopper.ts";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { startTestShop, type TestShop, type TestVisitor } from "../support/testShop.ts";

let shop: TestShop;
let stock: Stock;
/** A visitor's order and a customer's. */
let others: string[];
beforeAll(async () => {
  shop = await startTestShop();
  stock = await stockShop(shop);
  others = [await begin(shop.newVisitor()), await begin(await signedUp())];
});
afterAll(() => shop?.stop());

async function signedUp(): Promise<TestVisitor> {
  const customer = shop.newVisitor();
  await signUp(customer);
  return customer;
}
async function begin(of: TestVisitor): Promise<string> {
  await add(of, file(stock));
  return (await currentOrderUuid(of)) ?? "";
}

/** Bodies and queries that pass validation, keyed by the last path segment. */
const sent: Record<string, { body?: object; query?: string }> = {
  clickAndCollectEvent: { body: { eventUuid: null } },
  addresses: { body: { deliveryAddressId: null, invoiceAddressId: 1 } },
  withdrawal: { body: { name: "Jeanne Lefèvre", email: "jeanne@example.fr" } },
  orderDownloadAccess: { query: "publicAccessKey=0123456789" },
  orderInvoiceAccess: { query: "invoiceAccessKey=0123456789" },
};

/** Every call that names an order. Saved carts belong to the stand, which finds them by code. */
const calls = Object.values(servedContract)
  .flatMap((resource): Endpoint[] => Object.values(resource))
  .filter(({ path, query, place, access }) => {
    const names = path.includes("/orders/{uuid}") || Object.keys(query?.shape ?? {}).includes("orderUuid");
    return names && place !== "truck" && access !== "operator";
  });

function ask(of: TestVisitor, { method, path, query }: Endpoint, uuid: string) {
  const known = sent[path.split("/").at(-1) ?? ""];
  const asked = query?.shape.orderUuid ? `orderUuid=${uuid}` : (known?.query ?? "");
  const body = method === "GET" ? undefined : (known?.body ?? {});
  return of.request(method, `/api${path.replace("{uuid}", uuid)}?${asked}`, body);
}

const strangers = [
  ["an anonymous stranger", async () => shop.newVisitor()],
  ["a signed-in stranger", signedUp],
] as const;

describe.each(strangers)("%s", (_who, stranger) => {
  it.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
    "learns nothing of an order by %s",
    async (_name, call) => {
      const of = await stranger();
      const unknown = await ask(of, call, randomUUID());
      expect(unknown.body).not.toMatchObject({ code: "INVALID_INPUT" });
      for (const uuid of others) {
        const { status, body } = await ask(of, call, uuid);
        expect([status, body]).toEqual([unknown.status, unknown.body]);
      }
    },
  );

  it.each(Object.entries(fileLinks))("learns nothing by the link %s", async (_name, { path }) => {
    const of = await stranger();
    const query = `publicAccessKey=x&invoiceAccessKey=x&authToken=${of.token ?? "x"}`;
    const open = (uuid: string) =>
      of.get(`/api${path.replace("{uuid}", uuid).replace("{number}", "A-1")}?${query}`);
    const unknown = await open(randomUUID());
    for (const uuid of others) {
      const { status, body } = await open(uuid);
      expect([status, body]).toEqual([unknown.status, unknown.body]);
    }
  });
});

it("covers every call that names an order", () => {
  expect(calls.length).toBeGreaterThanOrEqual(15);
});
