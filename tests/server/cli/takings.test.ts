import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderCode } from "../../../src/domain/orders/orderCode.ts";
import { add, placeAtStand, print } from "../cart/shopper.ts";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";
import { operatorOf } from "./callDossard.ts";

let shop: TestShop;
let stock: Stock;
beforeAll(async () => {
  shop = await startTestShop({ placeWhat: "truck" });
  stock = await stockShop(shop);
});
afterAll(() => shop?.stop());
const { run, refusal, dossard } = operatorOf(() => shop);
const euros = (text: string) => text.replace(/\u00a0/g, " ");

async function paid(method: string, at: string, quantity = 1): Promise<string> {
  const shopper = shop.newVisitor();
  await add(shopper, print(stock, { quantity }));
  const uuid = await placeAtStand(shopper);
  await run("orders", "pay", uuid, method === "axepta" ? "card" : method);
  const columns = { paidAt: at, ...(method === "axepta" && { paymentMethod: "axepta" as const }) };
  await shop.services.db.updateTable("order").set(columns).where("uuid", "=", uuid).execute();
  return uuid;
}
const payment = (orderUuid: string, transId: string, settledAt: string, more: object = {}) =>
  shop.services.db
    .insertInto("payment")
    .values({
      ...{ orderUuid, transId, reqId: transId, refNr: orderUuid.slice(0, 8), payId: `P-${transId}` },
      ...{ amount: 1500, currency: "EUR", status: "paid", createdAt: settledAt, settledAt, ...more },
    } as never)
    .execute();

describe("dossard orders takings", () => {
  it("adds up a day and a month by means of payment, with what was given back", async () => {
    // Midnight in France is 22:00 UTC of the day before.
    await paid("cash", "2026-04-30T22:00:00Z");
    const given = await paid("cash", "2026-05-01T21:59:59Z", 2);
    await paid("cash", "2026-05-01T22:00:00Z");
    await paid("check", "2026-05-31T21:59:59Z");
    await paid("check", "2026-05-31T22:00:00Z");
    const online = await paid("axepta", "2026-05-01T10:00:00Z");
    await payment(online, "more", "2026-05-01T10:05:00Z", { status: "refundDue", amount: 1700 });
    await run("orders", "refund", given, "6", "--reason", "Plié");
    const { db } = shop.services;
    await db.updateTable("refund").set({ createdAt: "2026-05-01T12:00:00Z" }).execute();

    const day = JSON.parse(await run("orders", "takings", "--day", "2026-05-01", "--json"));
    expect(day).toMatchObject({ from: "2026-05-01", to: "2026-05-01" });
    expect(day.methods).toEqual([
      {
        ...{ method: "axepta", orders: 1, gross: 1500, vat: 250, surplus: 1700 },
        ...{ refunds: 0, refunded: 0, refundedVat: 0, balance: 3200 },
      },
      {
        ...{ method: "cash", orders: 2, gross: 4500, vat: 750, surplus: 0 },
        ...{ refunds: 1, refunded: 600, refundedVat: 100, balance: 3900 },
      },
    ]);
    expect(day.total).toMatchObject({ orders: 3, gross: 6000, vat: 1000, balance: 7100 });
    const month = JSON.parse(await run("orders", "takings", "--month", "2026-05", "--json"));
    expect(month.total).toMatchObject({ orders: 5, gross: 9000 });
    expect(month.to).toBe("2026-05-31");

    const to = join(shop.services.settings.dataDir, "mai.csv");
    const table = euros(await run("orders", "takings", "--day", "2026-05-01", "--to", to)).split("\n");
    expect(table).toHaveLength(4);
    expect(table[2]).toMatch(/^espèces +2 +1 +45,00 € +7,50 € +0,00 € +6,00 € +1,00 € +39,00 €$/);
    const rows = (await readFile(to, "utf8")).split("\r\n");
    expect(rows[2]).toBe("2026-05-01;espèces;2;1;45,00;7,50;0,00;6,00;1,00;39,00");
    expect(await run("orders", "takings", "--day", "2026-01-01")).toBe("Rien n’a été encaissé ni remboursé.");
  });

  it("wants one period", async () => {
    for (const options of [[], ["--day", "2026-05-01", "--month", "2026-05"]]) {
      expect(await refusal("orders", "takings", ...options)).toContain("Pour quels jours");
    }
    expect(await refusal("orders", "takings", "--month", "2026-13")).toContain("n’est pas un mois");
  });
});

describe("dossard orders reconcile", () => {
  it("finds what is paid there and not here, and the other way", async () => {
    const file = join(shop.services.settings.dataDir, "axepta.csv");
    const orders: string[] = [];
    for (const number of [1, 2, 3, 4, 5]) orders.push(await paid("axepta", `2026-06-0${number}T10:00:00Z`));
    for (const [index, uuid] of orders.entries())
      await payment(uuid, `T${index}`, `2026-06-0${index + 1}T10:00:00Z`);
    const [, , three = "", four = ""] = orders;
    const header = "Date;TransID;PayID;Référence;Montant;Statut\n";
    const lines = [
      "01/06/2026;T0;;;15,00;OK",
      "02/06/2026;;P-T1;;15,00 €;OK",
      `03/06/2026;;;${three.slice(0, 8).toUpperCase()};15,00;Payé`,
      "05/06/2026;T4;;;15,00;OK",
    ];
    await writeFile(
      file,
      header + [...lines, "04/06/2026;T3;;;15,00;OK", "03/06/2026;T9;;;20,00;Refusé"].join("\n"),
    );
    expect(euros(await run("orders", "reconcile", file, "--month", "2026-06"))).toBe(
      "Identiques : 5, 75,00 €",
    );

    await writeFile(
      file,
      header +
        [
          ...lines.slice(0, 3),
          "05/06/2026;T4;;;16,00;OK",
          "06/06/2026;T77;;;12,00;OK",
          "07/06/2026;T0;;;15,00;OK",
          "07/06/2026;T8;;;15,00;42",
          "08/06/2026;T1;;;5,00;Remboursé",
          "01/07/2026;T78;;;12,00;OK",
        ].join("\n"),
    );
    const { code, stdout, stderr } = await dossard("orders", "reconcile", file, "--month", "2026-06");
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
    expect(euros(stdout).trimEnd().split("\n")).toEqual([
      "Payés là-bas et pas ici : 1",
      "  ligne 6 : T77, 12,00 €, 06/06/2026",
      "Payés ici et pas là-bas : 1",
      `  commande ${orderCode(four)} : T3 P-T3, 15,00 €, 04/06/2026 12:00`,
      "D’un autre montant : 1",
      "  ligne 5 : T4, 16,00 €, 05/06/2026 ; ici 15,00 €",
      "Listés deux fois : 1",
      "  ligne 7 : T0, 15,00 €, 07/06/2026",
      "D’un état inconnu : 1",
      "  ligne 8 : T8, 15,00 €, 07/06/2026",
      "Identiques : 3, 45,00 €",
      "Remboursements, non comparés : 1 (dossard orders takings)",
    ]);
    expect(await refusal("orders", "reconcile", join(file, "none"), "--month", "2026-06")).toContain(
      "ne peut pas être lu",
    );
    await writeFile(file, "Nom\nZoé\n");
    expect(await refusal("orders", "reconcile", file, "--month", "2026-06")).toContain(
      "aucune colonne ne donne le montant",
    );
  });

  it("counts a payment of midnight once, on either side of it", async () => {
    const file = join(shop.services.settings.dataDir, "minuit.csv");
    const uuid = await paid("axepta", "2026-07-31T22:00:30Z");
    await payment(uuid, "late", "2026-07-31T22:00:30Z", { createdAt: "2026-07-31T21:58:00Z" });
    await writeFile(file, "Date;TransID;Montant\n2026-07-31 23:59:58;late;15,00\n");
    expect(euros(await run("orders", "reconcile", file, "--month", "2026-07"))).toBe(
      "Identiques : 1, 15,00 €",
    );
  });
});
