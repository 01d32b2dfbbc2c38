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
const numberIn = (said: string) => /Remise (\d+)/.exec(said)?.[1] ?? "";

describe("dossard discounts", () => {
  it("adds one that carts and the banner have at once, and records it", async () => {
    const said = await run("discounts", "add", "15", ...words, ...now);
    const number = numberIn(said);
    expect(said).toBe(`Remise ${number} : 15 %, Fête de mai, du 2020-05-01 00:00 au 2099-05-03 23:59`);
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
      `Remise ${number} : 20 %, Fête de mai, du 2020-05-01 00:00 au 2020-05-01 18:00`,
    );
    expect(await lastAudit()).toMatchObject({ before: { percent: 12.5 }, after: { percent: 20 } });
    expect(await kindsIn()).not.toContainEqual(["discount", expect.any(Number)]);
    expect(await run("discounts", "remove", number)).toMatch(/^Retirée : Remise \d+ : 20 %/);
    expect(await lastAudit()).toMatchObject({ verb: "discounts remove", after: null });
    expect(await run("discounts")).toBe("Il n’y a pas de remise.");
  });

  it("lists them with the one that counts", async () => {
    await run("discounts", "add", "10", ...words, ...now);
    await run("discounts", "add", "15", ...words, ...now);
    await run("discounts", "add", "50", ...words, "--from", "2098-06-01", "--to", "2098-06-02");
    await run("discounts", "add", "5", ...words, "--from", "2020-04-01", "--to", "2020-04-02");
    const states = (await run("discounts")).split("\n").map((line) => line.trim().split(/\s{2,}/)[5]);
    expect(states).toEqual([
      "ÉTAT",
      "à venir",
      "en cours",
      "en cours, mais une meilleure l’emporte",
      "terminée",
    ]);
    const listed = JSON.parse(await run("discounts", "--json"));
    expect(listed.map(({ percent }: { percent: number }) => percent)).toEqual([50, 15, 10, 5]);
  });

  it("refuses what would never apply or cannot be read, and changes nothing", async () => {
    const adding = (percent: string, ...more: string[]) =>
      refusal("discounts", "add", percent, ...words, ...(more.length > 0 ? more : now));
    expect(await adding("0")).toBe("Une remise est de plus de 0 et d’au plus 100 %, pas de 0.");
    expect(await adding("101")).toBe("Une remise est de plus de 0 et d’au plus 100 %, pas de 101.");
    expect(await adding("beaucoup")).toBe("« beaucoup » n’est pas un pourcentage.");
    expect(await adding("10", "--from", "2026-05-02", "--to", "2026-05-01")).toBe(
      "Une remise se termine après son début.",
    );
    expect(await adding("10", "--from", "32/05/2026", "--to", "2026-05-01")).toContain("n’est pas un jour");
    expect(await refusal("discounts", "remove", "999999")).toBe("Il n’y a pas de remise 999999.");
    expect(await refusal("discounts", "remove", "mai")).toContain("n’est pas un numéro de remise");
    const number = numberIn(await run("discounts", "add", "10", ...words, ...now));
    expect(await refusal("discounts", "edit", number)).toContain("Que faut-il modifier");
    expect(await refusal("discounts", "edit", number, "--to", "2020-04-01")).toContain("se termine après");
    expect(JSON.parse(await run("discounts", "--json"))).toMatchObject([{ percent: 10 }]);
  });
});

describe("dossard shipping", () => {
  it("sets what delivery costs and from when it is free, and records it", async () => {
    expect(await run("shipping")).toBe("La livraison est gratuite.");
    expect(await run("shipping", "set", "6,90", "--free-from", "80")).toBe(
      "La livraison coûte 6,90\u00a0€, offerte à partir de 80,00\u00a0€.",
    );
    expect(await kindsIn()).toContainEqual(["shipping", 690]);
    expect(await lastAudit()).toMatchObject({ before: null, after: { fee: 690, freeAbove: 8000 } });
    expect(await run("shipping", "set", "5")).toBe("La livraison coûte 5,00\u00a0€.");
    expect(JSON.parse(await run("shipping", "--json"))).toEqual({ fee: 500, freeAbove: null });
    expect(await run("shipping", "free")).toBe("La livraison est gratuite.");
    expect(await lastAudit()).toMatchObject({ before: { fee: 500 }, after: null });
    expect(await kindsIn()).toEqual([["item", 1500]]);
  });

  it("refuses what is no amount", async () => {
    expect(await refusal("shipping", "set", "cher")).toBe("« cher » n’est pas un montant en euros.");
    expect(await refusal("shipping", "set", "5", "--free-from", "0")).toContain("n’est pas un montant");
  });
});

it("the journal only grows", async () => {
  await run("shipping", "set", "5");
  const { db } = shop.services;
  await expect(db.deleteFrom("auditEntry").execute()).rejects.toThrow("only grows");
  await expect(db.updateTable("auditEntry").set({ by: "nobody" }).execute()).rejects.toThrow("only grows");
});
