import { extractXml } from "@stackforge-eu/factur-x";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lockOrder } from "../../../server/cart/lockOrder.ts";
import { issueInvoice } from "../../../server/orders/issueInvoice.ts";
import { readInvoice } from "../../../server/orders/readInvoice.ts";
import { noteRefund } from "../../../server/payment/refunds.ts";
import { readByPdfJs } from "../documents/pdfReaders.ts";
import { seller } from "../documents/sampleInvoice.ts";
import { type CardShop, startCardShop } from "../payment/cardShop.ts";
import type { TestVisitor } from "../support/testShop.ts";

let shop: CardShop;
beforeAll(async () => {
  shop = await startCardShop({ seller });
});
afterAll(() => shop?.stop());

const year = new Date().getFullYear();
const numbers = async () =>
  (await shop.services.db.selectFrom("invoice").select("sequence").orderBy("sequence").execute()).map(
    ({ sequence }) => sequence,
  );
const gapless = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

async function pay() {
  const { visitor, orderUuid, request } = await shop.paying();
  await shop.notify(shop.answer(request));
  return { visitor, orderUuid, order: await shop.order(orderUuid) };
}

describe("invoice numbers", () => {
  it("come with the payment, in a row, with a key for each link", async () => {
    const before = await numbers();
    const { order } = await pay();
    expect(order).toMatchObject({
      status: "paid",
      invoiceNumber: `F${year}-1-${String(before.length + 1).padStart(5, "0")}`,
      invoiceAccessKey: expect.stringMatching(/^[\w-]{43}$/),
      publicAccessKey: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(order.invoiceAccessKey).not.toBe(order.publicAccessKey);
  });

  it("stay what they are when the bank says it again", async () => {
    const { visitor, orderUuid, request } = await shop.paying();
    const answer = shop.answer(request);
    await Promise.all([shop.notify(answer), shop.notify(answer), shop.callback(visitor, answer)]);
    const { invoiceNumber, invoiceAccessKey } = await shop.order(orderUuid);
    await shop.notify(answer);
    expect(await shop.order(orderUuid)).toMatchObject({ invoiceNumber, invoiceAccessKey });
    expect(await numbers()).toEqual(gapless((await numbers()).length));
  });

  it("have no gap and no double under parallel payments, and none for a refusal", async () => {
    const before = (await numbers()).length;
    const started = await Promise.all(Array.from({ length: 24 }, () => shop.paying()));
    await Promise.all(
      started.flatMap(({ request }, index) => {
        if (index % 4 === 3)
          return [shop.notify(shop.answer(request, { status: "FAILED", code: "22000203" }))];
        const answer = shop.answer(request);
        return [shop.notify(answer), shop.notify(answer)];
      }),
    );
    expect(await numbers()).toEqual(gapless(before + 18));
    const orders = await Promise.all(started.map(({ orderUuid }) => shop.order(orderUuid)));
    expect(orders.filter(({ invoiceNumber }) => invoiceNumber === null)).toHaveLength(6);
  });

  it("have no gap where payments are cut off in the middle", async () => {
    const { db } = shop.services;
    const before = (await numbers()).length;
    const started = await Promise.all(Array.from({ length: 12 }, () => shop.paying()));
    const outcomes = await Promise.allSettled(
      started.map(({ orderUuid }, index) =>
        db.transaction().execute(async (tx) => {
          await tx.updateTable("order").set({ status: "paid" }).where("uuid", "=", orderUuid).execute();
          await issueInvoice(tx, shop.services, orderUuid);
          if (index % 3 === 0) throw new Error("the verb failed later");
          // The connection drops as for a killed process, after the number was taken.
          if (index % 3 === 1) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
    expect(await numbers()).toEqual(gapless(before + 4));
    const next = await pay();
    expect(next.order.invoiceNumber).toBe(`F${year}-1-${String(before + 5).padStart(5, "0")}`);
  });

  it("begin anew each year, by the calendar of France", async () => {
    const { orderUuid } = await shop.paying();
    const services = { ...shop.services, now: () => new Date("2031-12-31T23:30:00Z") };
    await shop.services.db.transaction().execute((tx) => issueInvoice(tx, services, orderUuid));
    expect((await shop.order(orderUuid)).invoiceNumber).toBe("F2032-1-00001");
  });

  it("are a place's own", async () => {
    const { orderUuid } = await shop.paying();
    const settings = { ...shop.services.settings, creationPlaceId: 7 };
    await shop.services.db
      .transaction()
      .execute((tx) => issueInvoice(tx, { ...shop.services, settings }, orderUuid));
    expect((await shop.order(orderUuid)).invoiceNumber).toBe(`F${year}-7-00001`);
  });
});

describe("an issued invoice", () => {
  it("can neither be changed nor deleted, not even in the database", async () => {
    const { orderUuid } = await pay();
    const row = shop.services.db.updateTable("invoice").where("orderUuid", "=", orderUuid);
    await expect(row.set({ number: "F2026-1-99999" }).execute()).rejects.toThrow(/can no longer change/);
    await expect(row.set({ seller: null }).execute()).rejects.toThrow(/can no longer change/);
    await expect(
      shop.services.db.deleteFrom("invoice").where("orderUuid", "=", orderUuid).execute(),
    ).rejects.toThrow(/can no longer change/);
  });

  it("goes on saying what it said, whatever customer and catalogue become", async () => {
    const { orderUuid, order } = await pay();
    const { db } = shop.services;
    await db
      .updateTable("customer")
      .set({ lastName: "Autre" })
      .where("id", "=", Number(order.customerId))
      .execute();
    await db.updateTable("product").set({ label: "Autre chose" }).execute();
    const file = await readInvoice(shop.services, orderUuid);
    const [page = ""] = (await readByPdfJs(file?.pdf ?? Buffer.alloc(0))).pages;
    expect(page).toContain("Zoé Lefèvre");
    expect(page).toContain("Photo");
    expect(page).not.toContain("Autre");
    await db.updateTable("product").set({ label: "Photo" }).execute();
  });

  it("is a specimen until the settings say who sells, and then keeps that seller", async () => {
    const { orderUuid, request } = await shop.paying();
    const incomplete = { ...shop.services.settings, seller: { ...seller, siren: null }, axepta: null };
    const settings = shop.services.settings;
    shop.services.settings = incomplete;
    await shop.notify(shop.answer(request));
    const read = async () => {
      const file = await readInvoice(shop.services, orderUuid);
      return (await readByPdfJs(file?.pdf ?? Buffer.alloc(0))).pages.join(" ");
    };
    expect(await read()).toContain("L’identité du vendeur n’est pas renseignée.");
    shop.services.settings = settings;
    expect(await read()).toContain("SIREN 123 456 789");
    shop.services.settings = { ...settings, seller: { ...seller, name: "Repreneur" } };
    expect(await read()).toContain("Dossard Photographie & Fils");
    shop.services.settings = settings;
  });

  it("is drawn once: what is kept is what is sent", async () => {
    const { orderUuid, order } = await pay();
    const first = await readInvoice(shop.services, orderUuid);
    await shop.services.store.put(`invoices/${order.invoiceNumber}.pdf`, Buffer.from("kept"));
    expect((await readInvoice(shop.services, orderUuid))?.pdf.toString()).toBe("kept");
    expect(first?.pdf.subarray(0, 5).toString()).toBe("%PDF-");
  });

  it("carries its data for a professional who paid real money", async () => {
    const { orderUuid, order } = await pay();
    const change = { company: "Écurie du Cœur", vatNumber: "FR40303265045" };
    await shop.services.db
      .updateTable("customer")
      .set(change)
      .where("id", "=", Number(order.customerId))
      .execute();
    const bought = await shop.newOrder(Number(order.customerId));
    await shop.services.db.transaction().execute(async (tx) => {
      await tx
        .updateTable("order")
        .set({ status: "paid", paymentMethod: "cash" })
        .where("uuid", "=", bought)
        .execute();
      await issueInvoice(tx, shop.services, bought);
    });
    const file = await readInvoice(shop.services, bought);
    const { xml } = await extractXml(file?.pdf ?? Buffer.alloc(0));
    expect(xml).toContain("<ram:Name>Écurie du Cœur</ram:Name>");
    const sandbox = await readInvoice(shop.services, orderUuid);
    await expect(extractXml(sandbox?.pdf ?? Buffer.alloc(0))).rejects.toThrow();
  });
});

describe("the links of an invoice", () => {
  const link = (uuid: string, key: unknown) =>
    `/api/anonymous/orders/${uuid}/invoice?invoiceAccessKey=${key}&xAppVersion=1.0.0`;
  const access = (uuid: string, key: unknown) =>
    shop
      .newVisitor()
      .get<{ hasAccess: boolean; creditNotes: string[] }>(
        `/api/anonymous/orders/${uuid}/orderInvoiceAccess?invoiceAccessKey=${key}`,
      );

  it("open it by their key alone, and by no other", async () => {
    const { orderUuid, order } = await pay();
    const other = await pay();
    const answered = await fetch(shop.url + link(orderUuid, order.invoiceAccessKey));
    expect(answered.status).toBe(200);
    expect(Object.fromEntries(answered.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": expect.stringContaining(`filename="Facture ${order.invoiceNumber}.pdf"`),
      "cache-control": "private, no-store",
    });
    const pdf = new Uint8Array(await answered.arrayBuffer());
    expect((await readByPdfJs(pdf)).pages.join(" ")).toContain(String(order.invoiceNumber));
    expect((await access(orderUuid, order.invoiceAccessKey)).body).toEqual({
      hasAccess: true,
      creditNotes: [],
    });
    const wrong = [order.publicAccessKey, other.order.invoiceAccessKey, "", "x", "null"];
    for (const key of wrong) {
      expect((await access(orderUuid, key)).body).toEqual({ hasAccess: false, creditNotes: [] });
      expect((await fetch(shop.url + link(orderUuid, key))).status).toBe(404);
    }
  });

  it("open nothing before the payment, nor of an order that does not exist", async () => {
    const { orderUuid } = await shop.paying();
    for (const uuid of [orderUuid, "01234567-89ab-4def-8123-456789abcdef"]) {
      expect((await access(uuid, "")).body).toEqual({ hasAccess: false, creditNotes: [] });
      expect((await fetch(shop.url + link(uuid, ""))).status).toBe(404);
    }
  });

  it("lead a person who comes in vain to the page that says so", async () => {
    const { orderUuid } = await pay();
    const headers = { accept: "text/html,application/xhtml+xml" };
    const anonymous = await fetch(shop.url + link(orderUuid, "wrong"), { headers, redirect: "manual" });
    expect([anonymous.status, anonymous.headers.get("location")]).toEqual([
      303,
      `/orderInvoice/${orderUuid}?invoiceAccessKey=wrong`,
    ]);
    const path = `/api/customer/orders/${orderUuid}/invoice?authToken=old`;
    const signedOut = await fetch(shop.url + path, { headers, redirect: "manual" });
    expect([signedOut.status, signedOut.headers.get("location")]).toEqual([303, `/order/${orderUuid}`]);
  });

  it("open its credit notes too, by the same key and to the same customer", async () => {
    const { orderUuid, order, visitor } = await pay();
    const other = await pay();
    const { services } = shop;
    const numbers: string[] = [];
    for (const amount of [1000, null]) {
      const { creditNote } = await services.db.transaction().execute(async (tx) => {
        const note = { amount, method: null, reason: "Tirage abîmé" };
        return noteRefund(tx, services, await lockOrder(tx, orderUuid), note);
      });
      numbers.push(creditNote ?? "?");
    }
    expect(numbers).toEqual([expect.stringMatching(/^A\d{4}-1-/), expect.stringMatching(/^A\d{4}-1-/)]);
    const { creditNotes } = (await access(orderUuid, order.invoiceAccessKey)).body;
    expect(creditNotes).toEqual(numbers);
    const listed = (of: TestVisitor) => of.get(`/api/customer/orders/${orderUuid}/creditNotes`);
    expect((await listed(visitor)).body).toEqual(numbers);
    expect((await listed(other.visitor)).status).toBe(403);

    const [number] = numbers;
    const byKey = (uuid: string, key: unknown) =>
      fetch(`${shop.url}/api/anonymous/orders/${uuid}/creditNotes/${number}?invoiceAccessKey=${key}`);
    const answered = await byKey(orderUuid, order.invoiceAccessKey);
    expect(answered.headers.get("content-disposition")).toContain(`filename="Avoir ${number}.pdf"`);
    expect((await readByPdfJs(new Uint8Array(await answered.arrayBuffer()))).pages.join(" ")).toContain(
      `Numéro ${number}`,
    );
    for (const key of [order.publicAccessKey, other.order.invoiceAccessKey, "x"]) {
      expect((await byKey(orderUuid, key)).status).toBe(404);
    }
    // A valid key of another order opens nothing here.
    expect((await byKey(other.orderUuid, other.order.invoiceAccessKey)).status).toBe(404);
    const byToken = (token: string | null) =>
      fetch(`${shop.url}/api/customer/orders/${orderUuid}/creditNotes/${number}?authToken=${token}`);
    expect((await byToken(visitor.token)).status).toBe(200);
    expect((await byToken(other.visitor.token)).status).toBe(403);
    expect((await byToken("none")).status).toBe(401);
  });

  it("open it for its customer by his token, and for no other customer", async () => {
    const { orderUuid, visitor } = await pay();
    const { visitor: other } = await shop.newCustomer();
    const open = (token: string | null, uuid = orderUuid) =>
      fetch(`${shop.url}/api/customer/orders/${uuid}/invoice?authToken=${token}`);
    expect((await open(visitor.token)).status).toBe(200);
    expect((await open(other.token)).status).toBe(403);
    expect((await open("none")).status).toBe(401);
    expect((await open(visitor.token, "01234567-89ab-4def-8123-456789abcdef")).status).toBe(403);
    const unpaid = await shop.paying();
    expect((await open(unpaid.visitor.token, unpaid.orderUuid)).status).toBe(404);
  });
});
