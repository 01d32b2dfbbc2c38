import { afterAll, beforeAll, expect, it } from "vitest";
import type { Address } from "../../../src/api/contract/customerEntities.ts";
import { type Refused, signUp } from "../cart/shopper.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop?.stop());

const mine = "/api/customer/addresses/byCurrentCustomer";
const all = "/api/customer/addresses";
const home = { street: "1 rue du Lavoir", zipCode: "60140", city: "Rosières" };

it("are the customer's own, newest first, trimmed", async () => {
  const [visitor, stranger] = [shop.newVisitor(), shop.newVisitor()];
  const customerId = await signUp(visitor);
  await signUp(stranger);
  expect((await visitor.get(mine)).body).toEqual([]);
  const { status, body } = await visitor.post<Address>(all, home);
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...home, customerId, isDeleted: false });
  await visitor.post(all, { ...home, street: "  2 rue du Four " });
  const list = await visitor.get<Address[]>(mine);
  expect(list.body.map(({ street }) => street)).toEqual(["2 rue du Four", "1 rue du Lavoir"]);
  expect((await stranger.get(mine)).body).toEqual([]);
});

it("name who receives, if somebody else does", async () => {
  const visitor = shop.newVisitor();
  await signUp(visitor);
  expect((await visitor.post<Address>(all, home)).body.recipient).toBeNull();
  const { body } = await visitor.post<Address>(all, { ...home, recipient: " Iris Noël " });
  expect(body.recipient).toBe("Iris Noël");
});

it("are kept once, however often the call is repeated", async () => {
  const visitor = shop.newVisitor();
  await signUp(visitor);
  const headers = { "idempotency-key": "adresse-0001" };
  const answers = await Promise.all([1, 2].map(() => visitor.post<Address>(all, home, headers)));
  expect(answers[0]?.body).toEqual(answers[1]?.body);
  expect((await visitor.get<Address[]>(mine)).body).toHaveLength(1);
});

it.each([
  ["street", { street: " " }],
  ["zipCode", { zipCode: "" }],
  ["city", { city: undefined }],
  ["street", { street: "a".repeat(201) }],
  ["zipCode", { zipCode: "0".repeat(21) }],
  ["city", { city: "a".repeat(101) }],
  ["recipient", { recipient: "a".repeat(101) }],
  ["recipient", { recipient: "Iris\nNoël" }],
])("without a good %s are refused (%#)", async (path, change) => {
  const visitor = shop.newVisitor();
  await signUp(visitor);
  const { status, body } = await visitor.post<Refused>(all, { ...home, ...change });
  expect([status, body.code, body.fields?.[0]?.path]).toEqual([400, "INVALID_INPUT", path]);
});

it("ask to sign in", async () => {
  expect((await shop.newVisitor().get(mine)).status).toBe(401);
  expect((await shop.newVisitor().post(all, home)).status).toBe(401);
});
