import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { add, cart, print } from "../cart/shopper.ts";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";
import { operatorOf } from "./callDossard.ts";

let shop: TestShop;
let stock: Stock;
beforeAll(async () => {
  shop = await startTestShop();
  stock = await stockShop(shop);
});
afterAll(() => shop?.stop());
beforeEach(async () => {
  await shop.services.db.deleteFrom("discount").execute();
  await shop.services.db.deleteFrom("shopFact").where("key", "like", "shipping%").execute();
});

const { run, refusal } = operatorOf(() => shop);

const lastAudit = () =>
  shop.services.db
    .selectFrom("auditEntry")
    .select(["by", "verb", "subject", "before", "after"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
const kindsIn = async () => {
  const visitor = shop.newVisitor();
  await add(visitor, print(stock));
  return (await cart(visitor)).map(({ kind, price }) => [kind, price]);
};

const now = ["--from", "2020-05-01", "--to", "03/05/2099"];
const words = ["--label", "Fête de mai", "--banner", "−15\u00a0% sur tout jusqu’à dimanche"];
const numberIn = (said: string) => /Discount (\d+)/.exec(said)?.[1] ?? "";

describe("dossard discounts", () => {
  it("adds one that carts and the banner have at once, and records it", async () => {
    const said = await run("discounts", "add", "15", ...words, ...now);
    const number = numberIn(said);
    expect(said).toBe(`Discount ${number}: 15 %, Fête de mai, 2020-05-01 00:00 to 2099-05-03 23:59`);
    expect(await kindsIn()).toContainEqual(["discount", -225]);
    const { body } = await shop.newVisitor().get<{ description: string }[]>("/api/anonymous/discounts");
    expect(body.map(({ description }) => description)).toEqual([words[3]]);
    expect(await lastAudit()).toMatchObject({
      by: "operator",
      verb: "discounts add",
      subject: `discount ${number}`,
      before: null,
      after: { percent: 15, label: "Fête de mai" },
    });
  });

  it("edits and removes one, keeping what was before", async () => {
    const number = numberIn(await run("discounts", "add", "12,5", ...words, ...now));
    expect(await run("discounts", "edit", number, "--percent", "20 %", "--to", "2020-05-01 18:00")).toBe(
      `Discount ${number}: 20 %, Fête de mai, 2020-05-01 00:00 to 2020-05-01 18:00`,
    );
    expect(await lastAudit()).toMatchObject({ before: { percent: 12.5 }, after: { percent: 20 } });
    expect(await kindsIn()).not.toContainEqual(["discount", expect.any(Number)]);
    expect(await run("discounts", "remove", number)).toMatch(/^Removed: Discount \d+: 20 %/);
    expect(await lastAudit()).toMatchObject({ verb: "discounts remove", after: null });
    expect(await run("discounts")).toBe("There is no discount.");
  });

  it("lists them with the one that counts", async () => {
    await run("discounts", "add", "10", ...words, ...now);
    await run("discounts", "add", "15", ...words, ...now);
    await run("discounts", "add", "50", ...words, "--from", "2098-06-01", "--to", "2098-06-02");
    await run("discounts", "add", "5", ...words, "--from", "2020-04-01", "--to", "2020-04-02");
    const states = (await run("discounts")).split("\n").map((line) => line.trim().split(/\s{2,}/)[5]);
    expect(states).toEqual(["STATE", "to come", "active", "active, but a better one counts", "over"]);
    const listed = JSON.parse(await run("discounts", "--json"));
    expect(listed.map(({ percent }: { percent: number }) => percent)).toEqual([50, 15, 10, 5]);
  });

  it("refuses what would never apply or cannot be read, and changes nothing", async () => {
    const adding = (percent: string, ...more: string[]) =>
      refusal("discounts", "add", percent, ...words, ...(more.length > 0 ? more : now));
    expect(await adding("0")).toBe("A discount is above 0 and at most 100 percent, not 0.");
    expect(await adding("101")).toBe("A discount is above 0 and at most 100 percent, not 101.");
    expect(await adding("beaucoup")).toBe('"beaucoup" is no percentage.');
    expect(await adding("10", "--from", "2026-05-02", "--to", "2026-05-01")).toBe(
      "A discount ends after it starts.",
    );
    expect(await adding("10", "--from", "32/05/2026", "--to", "2026-05-01")).toContain("is no day");
    expect(await refusal("discounts", "remove", "999999")).toBe("There is no discount 999999.");
    expect(await refusal("discounts", "remove", "mai")).toContain("is no discount's number");
    const number = numberIn(await run("discounts", "add", "10", ...words, ...now));
    expect(await refusal("discounts", "edit", number)).toContain("Say what to change");
    expect(await refusal("discounts", "edit", number, "--to", "2020-04-01")).toContain("ends after");
    expect(JSON.parse(await run("discounts", "--json"))).toMatchObject([{ percent: 10 }]);
  });
});

describe("dossard shipping", () => {
  it("sets what delivery costs and from when it is free, and records it", async () => {
    expect(await run("shipping")).toBe("Delivery is free.");
    expect(await run("shipping", "set", "6,90", "--free-from", "80")).toBe(
      "Delivery costs 6,90\u00a0€, free from 80,00\u00a0€.",
    );
    expect(await kindsIn()).toContainEqual(["shipping", 690]);
    expect(await lastAudit()).toMatchObject({ before: null, after: { fee: 690, freeAbove: 8000 } });
    expect(await run("shipping", "set", "5")).toBe("Delivery costs 5,00\u00a0€.");
    expect(JSON.parse(await run("shipping", "--json"))).toEqual({ fee: 500, freeAbove: null });
    expect(await run("shipping", "free")).toBe("Delivery is free.");
    expect(await lastAudit()).toMatchObject({ before: { fee: 500 }, after: null });
    expect(await kindsIn()).toEqual([["item", 1500]]);
  });

  it("refuses what is no amount", async () => {
    expect(await refusal("shipping", "set", "cher")).toBe('"cher" is no amount in euros.');
    expect(await refusal("shipping", "set", "5", "--free-from", "0")).toContain("is no amount");
  });
});

it("the journal only grows", async () => {
  await run("shipping", "set", "5");
  const { db } = shop.services;
  await expect(db.deleteFrom("auditEntry").execute()).rejects.toThrow("only grows");
  await expect(db.updateTable("auditEntry").set({ by: "nobody" }).execute()).rejects.toThrow("only grows");
});
