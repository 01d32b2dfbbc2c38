import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startTestShop, stopClock, type TestShop } from "../support/testShop.ts";

let shop: TestShop;
const zoe = { email: "zoe@example.fr", password: "mot de passe", firstName: "Zoé", lastName: "Lefèvre" };
beforeAll(async () => {
  shop = await startTestShop();
  await shop.newVisitor().post("/api/anonymous/customers/register", zoe);
});
afterAll(() => shop?.stop());
beforeEach(() => shop.services.db.deleteFrom("attempt").execute());

const ask = (email: unknown) =>
  shop
    .newVisitor()
    .post<{ isKnown?: boolean; code?: string }>("/api/anonymous/customers/checkEmail", { email });

it("says whether an address has an account, however it is written", async () => {
  for (const email of ["zoe@example.fr", " ZOE@Example.fr "]) {
    expect((await ask(email)).body, email).toEqual({ isKnown: true });
  }
  expect((await ask("zoé@example.com")).status).toBe(400);
  expect((await ask("autre@example.fr")).body).toEqual({ isKnown: false });
});

it("forgets an account that was deleted", async () => {
  const { db } = shop.services;
  const own = db.updateTable("customer").where("email", "=", zoe.email);
  await own.set({ isDeleted: true }).execute();
  expect((await ask(zoe.email)).body).toEqual({ isKnown: false });
  await own.set({ isDeleted: false }).execute();
});

it("refuses what is no address, and who tries a list of them", async () => {
  stopClock(shop);
  for (const email of ["", "zoe", null, `${"a".repeat(250)}@example.fr`]) {
    expect((await ask(email)).status).toBe(400);
  }
  const answers: number[] = [];
  for (let time = 0; time < 51; time++) answers.push((await ask(`${time}@example.fr`)).status);
  expect(answers.filter((status) => status === 200)).toHaveLength(50);
  expect(answers.at(-1)).toBe(429);
});
