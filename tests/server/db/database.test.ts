import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RetryTransaction, runTransaction, type Tx } from "../../../server/db/database.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.services.db
    .insertInto("shopFact")
    .values(["one", "other"].map((key) => ({ key, value: "0" })))
    .execute();
});
afterAll(() => shop?.stop());

describe("a transaction", () => {
  it("that PostgreSQL ended as a deadlock's victim is run again", async () => {
    const { db } = shop.services;
    const both = Promise.withResolvers<void>();
    let tries = 0;
    let inside = 0;
    const count = (tx: Tx, key: string) =>
      sql`update "shopFact" set value = (value::int + 1)::text where key = ${key}`.execute(tx);
    const cross = (keys: readonly string[]) =>
      runTransaction(db, async (tx) => {
        tries++;
        for (const key of keys) {
          await count(tx, key);
          if (++inside === 2) both.resolve();
          await both.promise;
        }
      });
    await Promise.all([cross(["one", "other"]), cross(["other", "one"])]);
    expect(tries).toBeGreaterThan(2);
    const rows = await db
      .selectFrom("shopFact")
      .select("value")
      .where("key", "in", ["one", "other"])
      .execute();
    expect(rows).toEqual([{ value: "2" }, { value: "2" }]);
  });

  it("is tried six times in all, and once where trying again helps nothing", async () => {
    let tries = 0;
    const failWith = (error: Error) => () => {
      tries++;
      throw error;
    };
    await expect(runTransaction(shop.services.db, failWith(new RetryTransaction("x")))).rejects.toThrow("x");
    expect(tries).toBe(6);
    await expect(runTransaction(shop.services.db, failWith(new TypeError("y")))).rejects.toThrow("y");
    expect(tries).toBe(7);
  });
});
