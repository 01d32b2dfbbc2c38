import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { packUuid } from "../../../server/core/shortLink.ts";
import { orderCode } from "../../../src/domain/orders/orderCode.ts";
import { add, file, placeAtStand, print, signUp } from "../cart/shopper.ts";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { operatorOf } from "../cli/callDossard.ts";
import { jpeg } from "../support/photographs.ts";
import { mailsOf } from "../support/readMail.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";

let shop: TestShop;
let stock: Stock;
let email = 0;
beforeAll(async () => {
  shop = await startTestShop({ placeWhat: "truck" });
  stock = await stockShop(shop);
  await shop.services.store.put("originals/IMG_1.jpg", await jpeg({ width: 600, height: 400 }));
});
afterAll(() => shop?.stop());
const { run, refusal } = operatorOf(() => shop);
const parcel = ["--carrier", "Colissimo", "--tracking", "6A 123 & 4"] as const;

/** A paid order of a customer with an address, as the main site leaves it. */
async function paid(...bodies: unknown[]): Promise<{ uuid: string; code: string; address: string }> {
  const shopper = shop.newVisitor();
  for (const body of bodies) await add(shopper, body);
  const uuid = await placeAtStand(shopper);
  await run("orders", "pay", uuid, "cash");
  const address = `parcel${email++}@example.fr`;
  const customerId = await signUp(shop.newVisitor(), address);
  const { db } = shop.services;
  const { id: deliveryAddressId } = await db
    .insertInto("address")
    .values({ customerId, street: "1 rue des Haras", zipCode: "50000", city: "Saint-Lô" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const columns = { customerId, deliveryAddressId, email: null, lastName: null };
  await db.updateTable("order").set(columns).where("uuid", "=", uuid).execute();
  return { uuid, code: orderCode(uuid), address };
}
const statusOf = async (uuid: string) =>
  (
    await shop.services.db
      .selectFrom("order")
      .select("status")
      .where("uuid", "=", uuid)
      .executeTakeFirstOrThrow()
  ).status;
const paperOf = async (uuid: string) => {
  const rows = await shop.services.db
    .selectFrom("orderItemPicture as place")
    .innerJoin("orderItem as item", "item.uuid", "place.orderItemUuid")
    .select("place.paperStatus")
    .where("item.orderUuid", "=", uuid)
    .where("place.paperStatus", "is not", null)
    .execute();
  return rows.map(({ paperStatus }) => paperStatus);
};
const shippedMails = async (address: string) =>
  (await mailsOf(shop.services.settings.dataDir)).filter(
    ({ subject, to }) => /expédiée/.test(subject) && JSON.stringify(to).includes(address),
  );

describe("dossard orders ship", () => {
  it("records the parcel, leads the order on and tells its customer", async () => {
    const { uuid, code, address } = await paid(print(stock), print(stock, { quantity: 2 }));
    expect(await refusal("orders", "ship", uuid, ...parcel)).toBe(
      `La commande ${code} n’est pas expédiée : ses tirages ne sont pas encore faits (orders print).`,
    );
    await run("orders", "print", `${shop.services.settings.dataDir}/lot-1`, "--order", uuid);
    expect(await run("orders", "ship", uuid, ...parcel)).toBe(
      `Commande ${code} : tirages en cours (paperInProduction) → expédiée (delivered), Colissimo 6A 123 & 4 ; son client est prévenu par e-mail.`,
    );
    expect(await statusOf(uuid)).toBe("delivered");
    expect(new Set(await paperOf(uuid))).toEqual(new Set(["delivered"]));
    expect(await run("orders", "show", uuid)).toContain("Expédiée : Colissimo 6A 123 & 4, ");
    await shop.runJobs();
    const [mail, ...others] = await shippedMails(address);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Votre commande ${code} est expédiée`);
    for (const words of [
      "Bonjour Zoé,",
      "Transporteur\u00a0: Colissimo",
      "Numéro de suivi\u00a0: 6A 123 & 4",
      "Zoé Lefèvre\n1 rue des Haras\n50000 Saint-Lô",
      `${shop.services.publicUrl}/c/${packUuid(uuid)}`,
    ]) {
      expect(mail?.text).toContain(words);
    }
    expect(mail?.text).not.toContain("fichiers");
    expect(await refusal("orders", "ship", uuid, ...parcel)).toBe(
      `La commande ${code} n’est pas expédiée : elle est déjà « expédiée (delivered) ».`,
    );
    const audited = await shop.services.db
      .selectFrom("auditEntry")
      .select(["before", "after"])
      .where("verb", "=", "orders ship")
      .execute();
    expect(audited).toEqual([
      {
        before: { status: "paperInProduction" },
        after: {
          ...{ uuid, from: "paperInProduction", status: "delivered" },
          ...{ carrier: "Colissimo", tracking: "6A 123 & 4" },
        },
      },
    ]);
  });

  it("sends prints made again once more, without another step", async () => {
    const { uuid, code, address } = await paid(print(stock));
    const { dataDir } = shop.services.settings;
    await run("orders", "print", `${dataDir}/lot-2`, "--order", uuid);
    await run("orders", "ship", uuid, ...parcel);
    await run("orders", "print", `${dataDir}/lot-3`, "--again", uuid, "--reason", "Perdu");
    expect(await run("orders", "ship", uuid, "--carrier", "DPD", "--tracking", "9")).toBe(
      `Commande ${code} : expédiée (delivered), DPD 9 ; son client est prévenu par e-mail.`,
    );
    await shop.runJobs();
    expect(await shippedMails(address)).toHaveLength(2);
    expect(await paperOf(uuid)).toEqual(["delivered"]);
    expect(await refusal("orders", "ship", uuid, ...parcel)).toContain(
      "elle est déjà « expédiée (delivered) »",
    );
  });

  it("waits for the files of an order that has some", async () => {
    const { uuid, code, address } = await paid(print(stock), file(stock));
    await run("orders", "advance", uuid, "paperProduced");
    expect(await paperOf(uuid)).toEqual(["produced"]);
    expect(await run("orders", "ship", uuid, ...parcel)).toContain(
      `Commande ${code} : tirages faits (paperProduced) → tirages remis (paperDelivered)`,
    );
    while ((await shop.runJobs()) > 0);
    expect(await statusOf(uuid)).toBe("delivered");
    expect((await shippedMails(address))[0]?.text).toContain(
      "Vos fichiers numériques vous sont envoyés par e-mail.",
    );
  });

  it("ships at once where the files were sent before", async () => {
    const { uuid } = await paid(print(stock), file(stock));
    while ((await shop.runJobs()) > 0);
    expect(await statusOf(uuid)).toBe("paid");
    await run("orders", "advance", uuid, "paperProduced");
    await run("orders", "ship", uuid, ...parcel);
    expect(await statusOf(uuid)).toBe("delivered");
  });

  it("refuses what is not to be sent, and records nothing of it", async () => {
    const { db } = shop.services;
    const before = await db.selectFrom("shipment").select("uuid").execute();
    const canceled = await paid(print(stock));
    await run("orders", "cancel", canceled.uuid);
    expect(await refusal("orders", "ship", canceled.uuid, ...parcel)).toContain(
      "elle est « annulée (canceled) »",
    );
    const files = await paid(file(stock));
    expect(await refusal("orders", "ship", files.uuid, ...parcel)).toContain("elle n’a pas de tirage");
    const stand = await paid(print(stock));
    await db.updateTable("order").set({ deliveryAddressId: null }).where("uuid", "=", stand.uuid).execute();
    expect(await refusal("orders", "ship", stand.uuid, ...parcel)).toContain(
      "elle n’a pas d’adresse de livraison",
    );
    const collected = await paid(print(stock));
    const clickAndCollectEventUuid = stock.events.rosieres;
    await db
      .updateTable("order")
      .set({ clickAndCollectEventUuid })
      .where("uuid", "=", collected.uuid)
      .execute();
    expect(await refusal("orders", "ship", collected.uuid, ...parcel)).toContain(
      "elle est à retirer à un stand",
    );
    const { uuid } = await paid(print(stock));
    await run("orders", "advance", uuid, "paperProduced");
    for (const [carrier, tracking, words] of [
      [" ", "1", "--carrier prend une ligne de 1 à 50 caractères."],
      ["DPD", "x".repeat(101), "--tracking prend une ligne de 1 à 100 caractères."],
      ["DPD", "1\n2", "--tracking prend une ligne de 1 à 100 caractères."],
    ] as const) {
      expect(await refusal("orders", "ship", uuid, "--carrier", carrier, "--tracking", tracking)).toBe(words);
    }
    expect(await statusOf(uuid)).toBe("paperProduced");
    expect(await db.selectFrom("shipment").select("uuid").execute()).toEqual(before);
  });
});
