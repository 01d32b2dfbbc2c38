import { afterEach, describe, expect, it } from "vitest";
import { startTestShop, type TestShop } from "../../support/testShop.ts";

let shop: TestShop;
afterEach(() => shop?.stop());

/** Returns the addresses whose attempts were counted. */
async function countedFor(trustedProxies: number, ...forwarded: (string | null)[]): Promise<string[]> {
  shop = await startTestShop({ trustedProxies });
  for (const told of forwarded) {
    const headers: Record<string, string> = told === null ? {} : { "x-forwarded-for": told };
    await shop
      .newVisitor()
      .post("/api/anonymous/customers/login", { email: "zoe@example.fr", password: "x" }, headers);
  }
  const rows = await shop.services.db
    .selectFrom("attempt")
    .select("bucket")
    .where("bucket", "like", "login address %")
    .orderBy("bucket")
    .execute();
  return rows.map(({ bucket }) => bucket.replace("login address ", ""));
}

describe("the address by which attempts are limited", () => {
  it("is the caller's own where no proxy is trusted, whatever he tells", async () => {
    expect(await countedFor(0, "203.0.113.7", "203.0.113.8, 203.0.113.9", null)).toEqual(["127.0.0.1"]);
  });

  it("is what the trusted proxy has added, whatever the caller wrote before it", async () => {
    const found = await countedFor(
      1,
      "1.1.1.1, 203.0.113.7",
      "2.2.2.2,203.0.113.7",
      "2001:db8::1",
      "2001:0DB8:0:0:ffff::2",
      "2001:db8:0:1::1",
      "::ffff:203.0.113.7",
      null,
      " , ",
    );
    expect(found).toEqual(["127.0.0.1", "2001:db8:0:0::/64", "2001:db8:0:1::/64", "203.0.113.7"]);
  });

  it("is counted from the end where several are trusted", async () => {
    expect(await countedFor(2, "1.1.1.1, 203.0.113.7, 10.0.0.2", "10.0.0.2")).toEqual([
      "127.0.0.1",
      "203.0.113.7",
    ]);
  });
});
