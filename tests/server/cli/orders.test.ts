import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderCode } from "../../../src/domain/orders/orderCode.ts";
import { add, file, placeAtStand, print } from "../cart/shopper.ts";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { seller } from "../documents/sampleInvoice.ts";
import { jpeg } from "../support/photographs.ts";
import { mailsOf } from "../support/readMail.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";
import { callDossard } from "./callDossard.ts";
import { shopSettings } from "./runDossard.ts";

let shop: TestShop;
let stock: Stock;
let settings: Record<string, string | undefined>;
beforeAll(async () => {
  shop = await startTestShop({ placeWhat: "truck", creationPlaceId: 7, seller });
  stock = await stockShop(shop);
  settings = {
    ...shopSettings(shop.connectionString, shop.services.settings.dataDir),
    PLACE_WHAT: "truck",
    CREATION_PLACE_ID: "7",
  };
});
afterAll(() => shop?.stop());

const run = async (...args: string[]) => {
  const { code, stdout, stderr } = await callDossard(["orders", ...args], settings);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return stdout.trimEnd();
};
/** Checks exit code 1 and empty standard output. Returns the single error line. */
async function refusal(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await callDossard(["orders", ...args], settings);
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  return stderr.trimEnd();
}

async function place(...bodies: unknown[]): Promise<string> {
  const shopper = shop.newVisitor();
  for (const body of bodies) await add(shopper, body);
  return placeAtStand(shopper, "+33612345678");
}
const order = (uuid: string) =>
  shop.services.db.selectFrom("order").selectAll().where("uuid", "=", uuid).executeTakeFirstOrThrow();

describe("dossard orders", () => {
  it("tells orders of one code apart by e-mail address and hour", async () => {
    const { db } = shop.services;
    const uuids = ["1", "2"].map((end) => `cafe0000-0000-4000-8000-00000000000${end}`);
    for (const [index, uuid] of uuids.entries()) {
      const createdAt = `2026-05-0${index + 1}T08:30:00Z`;
      await db
        .insertInto("order")
        .values({ uuid, status: "saved", email: `n${index}@example.fr`, createdAt })
        .execute();
    }
    expect(await refusal("show", "CAFE")).toBe(
      `Plusieurs commandes ont le code CAFE : ${uuids[1]} (panier enregistré (saved), n1@example.fr, 02/05/2026 10:30), ${uuids[0]} (panier enregistré (saved), n0@example.fr, 01/05/2026 10:30).`,
    );
    expect(await run("show", uuids[0] as string)).toContain("n0@example.fr");
    await db.deleteFrom("order").where("uuid", "in", uuids).execute();
  });

  it("pays, leads on and shows an order, and refuses what does not follow", async () => {
    const uuid = await place(print(stock));
    const code = orderCode(uuid);
    expect(await refusal("advance", code, "analyzed")).toBe(
      `La commande ${code} est « à payer (finalized) » : rien ne suit cet état.`,
    );
    expect(await refusal("pay", code, "gold")).toBe(
      "« gold » n’est pas un moyen de paiement : cash, check, card, other.",
    );
    expect(await run("pay", code, "check")).toBe(`La commande ${code} est payée : 15,00\u00a0€, check.`);
    expect(await order(uuid)).toMatchObject({ status: "paid", paymentMethod: "check" });
    expect((await order(uuid)).invoiceNumber).toMatch(/^F\d{4}-7-00001$/);
    expect(await refusal("pay", uuid, "cash")).toBe(`La commande ${code} est « payée (paid) », déjà payée.`);

    expect(await run("advance", code, "paperInProduction")).toBe(
      `Commande ${code} : payée (paid) → tirages en cours (paperInProduction)`,
    );
    expect(await refusal("advance", code, "analyzed")).toBe(
      `La commande ${code} est « tirages en cours (paperInProduction) » : peuvent suivre faite (produced), tirages faits (paperProduced), tirages remis (paperDelivered), terminée (ended), expédiée (delivered), remise (localDelivered).`,
    );
    await run("advance", code, "localDelivered");
    expect(await refusal("cancel", code)).toBe(
      `La commande ${code} est « remise (localDelivered) » : elle ne peut pas être annulée.`,
    );
    const shown = (await run("show", code)).split("\n");
    expect(
      shown.slice(-6).map((line) =>
        line
          .split(/\s{2,}/)
          .slice(1)
          .join(" "),
      ),
    ).toEqual([
      "ÉTAT PAR",
      "panier (uncomplete) shop",
      "à payer (finalized) shop",
      "payée (paid) operator",
      "tirages en cours (paperInProduction) operator",
      "remise (localDelivered) operator",
    ]);
  });

  it("names every picture to produce, its original, and whom to reach", async () => {
    const uuid = await place(print(stock, { quantity: 2, withSatinOption: true }), file(stock));
    const { db } = shop.services;
    const { id: customerId } = await db
      .insertInto("customer")
      .values({ email: "lea@example.fr", firstName: "Léa", lastName: "Roy", passwordHash: "none" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const [sent, invoiced] = await db
      .insertInto("address")
      .values([
        { customerId, recipient: "Iris Noël", street: "1 rue du Pré", zipCode: "50000", city: "Saint-Lô" },
        { customerId, street: "2 quai Nord", zipCode: "76600", city: "Le Havre" },
      ])
      .returning("id")
      .execute();
    await db
      .updateTable("order")
      .set({ deliveryAddressId: sent?.id ?? null, invoiceAddressId: invoiced?.id ?? null })
      .where("uuid", "=", uuid)
      .execute();
    const shown = (await run("show", uuid)).split("\n");
    expect(shown).toContain("Téléphone : +33612345678");
    expect(shown).toContain("Envoyée à : Iris Noël, 1 rue du Pré, 50000 Saint-Lô");
    expect(shown).toContain("Facturée à : 2 quai Nord, 76600 Le Havre");
    const { name, originalKey } = await db
      .selectFrom("picture")
      .select(["name", "originalKey"])
      .where("uuid", "=", stock.pictures.first)
      .executeTakeFirstOrThrow();
    const made = shown.filter((line) => line.endsWith(originalKey));
    expect(made).toHaveLength(2);
    expect(made[0]).toMatch(/^ *2 +20x30.cm, satin /);
    expect(made[1]).toContain(name);
  });

  it("cancels, tells what is due back and notes what was given back, with credit notes and their mails", async () => {
    expect(await run("refunds")).toBe("Rien n’est à rembourser.");
    const uuid = await place(print(stock), file(stock));
    const code = orderCode(uuid);
    expect(await refusal("refund", code, "--reason", "x")).toBe(`La commande ${code} n’a pas été payée.`);
    await run("pay", code, "cash");
    expect(await run("cancel", code)).toContain(`44,00\u00a0€ ont été payés pour elle`);
    const [, due] = (await run("refunds")).split("\n");
    expect(due).toMatch(new RegExp(`^${code} +${uuid} +44,00.€ +annulée`));

    expect(await run("refund", code, "12,5", "--reason", "Tirage abîmé", "--method", "cash")).toMatch(
      new RegExp(`^Commande ${code} : 12,50.€ enregistrés comme remboursés, avoir A\\d{4}-7-00001\\.$`),
    );
    expect((await run("refunds")).split("\n")[1]).toContain("31,50");
    expect(await refusal("refund", code, "31,51", "--reason", "x")).toMatch(
      /31,50.€ au plus peuvent être remboursés\.$/,
    );
    expect(await run("refund", code, "--reason", "Commande annulée")).toMatch(/31,50.* A\d{4}-7-00002\.$/);
    expect(await run("refunds")).toBe("Rien n’est à rembourser.");
    expect(await refusal("refund", code, "--reason", "x")).toContain("est déjà remboursé");
    expect(await run("show", code)).toMatch(
      /Remboursé : 12,50.€, espèces, .* : Tirage abîmé \(avoir A\d{4}-7-00001\)/,
    );

    await shop.runJobs();
    const mails = (await mailsOf(shop.services.settings.dataDir)).filter(({ subject }) =>
      /avoir/.test(subject),
    );
    expect(mails.map(({ subject }) => subject.slice(-5)).sort()).toEqual(["00001", "00002"]);
    expect(mails[0]?.text).toMatch(/Nous vous remboursons \d\d,50\u00a0€ sur votre commande/);
  });

  it("notes a card payment too many as given back, once", async () => {
    const uuid = await place(print(stock));
    const { db } = shop.services;
    const attempt = { refNr: "A", amount: 1500, currency: "EUR", status: "refundDue" as const };
    await db
      .insertInto("payment")
      .values({ ...attempt, orderUuid: uuid, transId: "tooMuch", reqId: "1" })
      .execute();
    expect(await run("refunds")).toMatch(/15,00.€ +payée en trop .* tooMuch$/);
    const doctor = await callDossard(["doctor"], { ...settings, PORT: "0" });
    expect(doctor.stdout).toContain("remboursements : 1 à faire : « dossard orders refunds » dit lesquels");
    expect(await refusal("refund", uuid, "--payment", "other", "--reason", "x")).toContain(
      "n’a pas de paiement other",
    );
    const noted = await run("refund", uuid, "--payment", "tooMuch", "--reason", "Payée deux fois");
    expect(noted).toContain("payés en trop, enregistrés comme remboursés.");
    expect(await run("refunds")).toBe("Rien n’est à rembourser.");
    expect(await refusal("refund", uuid, "--payment", "tooMuch", "--reason", "x")).toBe(
      "Le paiement tooMuch est déjà remboursé.",
    );
  });

  it("exports a day for a French spreadsheet", async () => {
    const uuid = await place(print(stock));
    const { db, settings: of } = shop.services;
    await run("pay", orderCode(uuid), "card");
    const change = { paidAt: "2026-02-01T22:59:00Z", lastName: '=Lefèvre; "Zoé"' };
    await db.updateTable("order").set(change).where("uuid", "=", uuid).execute();
    const to = join(of.dataDir, "jour.csv");
    expect(await run("export", "--day", "2026-02-01", "--to", to)).toBe(`2026-02-01 : 1 commande dans ${to}`);
    const csv = await readFile(to, "utf8");
    expect(csv.startsWith("\ufeffDate;Heure;Code;")).toBe(true);
    const [header = "", row = "", end] = csv.slice(1).split("\r\n");
    expect(end).toBe("");
    const { invoiceNumber } = await order(uuid);
    expect(row).toBe(
      `01/02/2026;23:59:00;${orderCode(uuid)};${uuid};${invoiceNumber};"'=Lefèvre; ""Zoé""";zoe@example.fr;'+33612345678;carte;paid;1;12,50;2,50;15,00;0,00;20\u00a0%;1 × Tirage (20x30\u00a0cm, photo IMG_1);`,
    );
    expect(header.split(";")).toHaveLength(18);
    expect(await run("export", "--day", "2026-02-02")).toBe(`\ufeff${header}`);
    expect(await refusal("export", "--day", "2026-02-30")).toBe(
      "« 2026-02-30 » n’est pas un jour : écrire 2026-05-01.",
    );
  });

  it("delivers files without one whose original is missing, and not before the others are made", async () => {
    const uuid = await place(file(stock), file(stock, { pictureUuid: stock.pictures.second }));
    const { store } = shop.services;
    await store.put("originals/IMG_1.jpg", await jpeg({ seed: 1, width: 600, height: 400 }));
    await run("pay", orderCode(uuid), "cash");
    expect(await refusal("ignore-missing", uuid)).toContain("sont encore en préparation");
    await shop.runJobs();
    expect(await order(uuid)).toMatchObject({ numericStatus: "errorSending", status: "paid" });
    expect(await run("ignore-missing", uuid)).toBe(
      `Commande ${orderCode(uuid)} : fichiers livrés : 1 sur 2.`,
    );
    await shop.runJobs();
    expect(await order(uuid)).toMatchObject({
      numericStatus: "sent",
      ignoreMissingDownload: true,
      status: "ended",
    });
  });

  it("says plainly what it cannot do", async () => {
    expect(await refusal("cancel", "zz")).toBe(
      "« zz » n’est ni le code d’une commande (4 caractères) ni son uuid.",
    );
    const uuid = await place(print(stock));
    const code = orderCode(uuid);
    expect(await refusal("refund", code, "0", "--reason", "x")).toBe("« 0 » n’est pas un montant en euros.");
    expect(await refusal("ignore-missing", code)).toBe(
      `La commande ${code} est « à payer (finalized) », avec 0 fichiers à livrer.`,
    );
    expect(await run("cancel", code)).toBe(`La commande ${code} est annulée.`);
    expect(await refusal("pay", code, "cash")).toContain(`La commande ${code} est « annulée (canceled) »`);
  });
});

describe("credit notes", () => {
  it("have numbers without a gap, and can neither be changed nor deleted", async () => {
    const { db } = shop.services;
    const notes = await db.selectFrom("creditNote").selectAll().orderBy("sequence").execute();
    expect(notes.map(({ sequence }) => sequence)).toEqual([1, 2]);
    expect(notes.map(({ content }) => [content.gross, content.net, content.vat])).toEqual([
      [1250, 1042, 208],
      [3150, 2625, 525],
    ]);
    expect(notes[0]?.content.credit).toMatchObject({ reason: "Tirage abîmé" });
    await expect(db.deleteFrom("creditNote").execute()).rejects.toThrow(/can no longer change/);
  });
});
