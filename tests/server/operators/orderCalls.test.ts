import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderCode } from "../../../src/domain/orders/orderCode.ts";
import { add, file, placeAtStand, print, type Refused, signUp } from "../cart/shopper.ts";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { operatorOf } from "../cli/callDossard.ts";
import { jpeg } from "../support/photographs.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";

type Key = Record<string, string>;

let shop: TestShop;
let stock: Stock;
let lab: Key;
let accountant: Key;
const { run } = operatorOf(() => shop);
beforeAll(async () => {
  shop = await startTestShop({ placeWhat: "truck" });
  stock = await stockShop(shop);
  await shop.services.store.put("originals/IMG_1.jpg", await jpeg({ width: 600, height: 400 }));
  lab = await keyOf("lab", "fulfilment");
  accountant = await keyOf("accountant", "accounts");
});
afterAll(() => shop?.stop());

async function keyOf(name: string, ...scopes: string[]): Promise<Key> {
  const said = await run("keys", "add", name, "--scope", ...scopes);
  return { authorization: said.split("Authorization: ").at(-1) ?? "" };
}
const read = <Body>(path: string, key: Key = lab) => shop.newVisitor().get<Body>(`/api/operator${path}`, key);
const post = <Body = Refused & Record<string, unknown>>(
  path: string,
  body: unknown = {},
  headers: Key = {},
) => shop.newVisitor().post<Body>(`/api/operator${path}`, body, { ...lab, ...headers });
const lastAudit = () =>
  shop.services.db
    .selectFrom("auditEntry")
    .select(["by", "verb", "subject", "before"])
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
const audits = async () => (await shop.services.db.selectFrom("auditEntry").select("id").execute()).length;

async function placed(...bodies: unknown[]): Promise<string> {
  const shopper = shop.newVisitor();
  for (const body of bodies) await add(shopper, body);
  return placeAtStand(shopper, "+33612345678");
}
async function paid(...bodies: unknown[]): Promise<string> {
  const uuid = await placed(...bodies);
  await run("orders", "pay", uuid, "cash");
  return uuid;
}

/** The address that a shopper of the main site would have given. */
async function giveAddress(orderUuid: string, email: string): Promise<void> {
  const { db } = shop.services;
  const customerId = await signUp(shop.newVisitor(), email);
  const { id } = await db
    .insertInto("address")
    .values({ customerId, street: "1 rue des Haras", zipCode: "50000", city: "Saint-Lô" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const columns = { customerId, deliveryAddressId: id };
  await db.updateTable("order").set(columns).where("uuid", "=", orderUuid).execute();
}

describe("orders by an operator's call", () => {
  it("are listed in pages, newest first, by status, day and event, as the command lists them", async () => {
    const uuids = [await placed(print(stock)), await placed(print(stock)), await paid(print(stock))];
    await shop.services.db
      .updateTable("orderStep")
      .set({ at: "2026-03-01T12:00:00Z" })
      .where("orderUuid", "=", uuids[0] ?? "")
      .execute();
    const all = await read<{ uuid: string }[]>("/orders/list");
    expect(all.body.slice(0, 3).map(({ uuid }) => uuid)).toEqual([...uuids].reverse());
    expect(all.body).toEqual(JSON.parse(await run("orders", "--json")));
    const second = await read<{ uuid: string }[]>("/orders/list?limit=1&offset=1");
    expect([second.body, second.headers.get("x-total-count")]).toEqual([
      [all.body[1]],
      String(all.body.length),
    ]);
    const found = async (query: string) =>
      (await read<{ uuid: string }[]>(`/orders/list?${query}`)).body.map(({ uuid }) => uuid);
    expect(await found("status=paid")).toEqual([uuids[2]]);
    expect(await found("day=2026-03-01")).toEqual([uuids[0]]);
    expect(await found(`eventUuid=${stock.events.rosieres}`)).toHaveLength(all.body.length);
    expect(await found(`eventUuid=${stock.events.rally}`)).toEqual([]);
    expect((await read("/orders/list?limit=1001")).status).toBe(400);
    expect((await read("/orders/list?status=lost")).status).toBe(400);
  });

  it("are shown with all that the command shows: pictures, originals, addresses, telephone, documents", async () => {
    const uuid = await paid(print(stock, { quantity: 2, withSatinOption: true }), file(stock));
    await giveAddress(uuid, "montrer@example.fr");
    const { status, body } = await read<Record<string, unknown>>(`/orders/${uuid}/show`);
    expect([status, body]).toEqual([200, JSON.parse(await run("orders", "show", uuid, "--json"))]);
    expect(body).toMatchObject({
      code: orderCode(uuid),
      status: "paid",
      phone: "+33612345678",
      deliveryAddress: { recipient: null, street: "1 rue des Haras", zipCode: "50000", city: "Saint-Lô" },
      invoiceAddress: null,
      pictures: [
        { paperFormat: "20_30", quantity: 2, withSatinOption: true, crop: null },
        { numericFormat: "high", originalKey: "originals/IMG_1.jpg" },
      ],
      invoice: { number: expect.stringMatching(/^F/) },
      files: [{ name: "IMG_1", byteSize: null }],
      steps: [{ status: "uncomplete" }, { status: "finalized" }, { status: "paid", by: "operator" }],
    });
    const unknown = await read<Refused>("/orders/01234567-89ab-4def-8123-456789abcdef/show");
    expect([unknown.status, unknown.body]).toEqual([
      409,
      { code: "REFUSED", message: "Il n’y a pas de commande 0123." },
    ]);
  });

  it("are led on and shipped, and the journal names the key", async () => {
    const uuid = await paid(print(stock));
    await giveAddress(uuid, "colis@example.fr");
    const parcel = { carrier: "Colissimo", tracking: "6A 1" };
    expect((await post(`/orders/${uuid}/ship`, parcel)).body.message).toBe(
      `La commande ${orderCode(uuid)} n’est pas expédiée : ses tirages ne sont pas encore faits (orders print).`,
    );
    const led = await post(`/orders/${uuid}/advance`, { status: "paperProduced" });
    expect(led.body).toEqual({ uuid, from: "paid", status: "paperProduced" });
    expect(await lastAudit()).toEqual({
      by: "lab",
      verb: "orders advance",
      subject: `order ${uuid}`,
      before: { status: "paid" },
    });
    expect((await post(`/orders/${uuid}/advance`, { status: "analyzed" })).body.message).toMatch(
      /^La commande .{4} est « tirages faits \(paperProduced\) » : peuvent suivre tirages remis \(paperDelivered\)/,
    );
    const once = { "idempotency-key": "parcel-of-may" };
    const shipped = await post(`/orders/${uuid}/ship`, parcel, once);
    expect(shipped.body).toEqual({ uuid, from: "paperProduced", status: "delivered", ...parcel });
    expect(await lastAudit()).toMatchObject({ by: "lab", verb: "orders ship" });
    expect((await post(`/orders/${uuid}/ship`, parcel, once)).body).toEqual(shipped.body);
    const { body } = await read<{ parcels: object[]; steps: { by: string }[] }>(`/orders/${uuid}/show`);
    expect(body.parcels).toEqual([{ ...parcel, at: expect.any(String) }]);
    expect(body.steps.at(-1)).toMatchObject({ status: "delivered", by: "operator" });
  });

  it("are canceled and refunded, once however often the call is repeated", async () => {
    const uuid = await paid(print(stock), file(stock));
    const canceled = await post(`/orders/${uuid}/cancel`);
    expect(canceled.body).toEqual({ uuid, status: "canceled", paid: 4400 });
    expect((await post(`/orders/${uuid}/cancel`)).body.message).toBe(
      `La commande ${orderCode(uuid)} est « annulée (canceled) » : elle ne peut pas être annulée.`,
    );
    const due = await read<{ orderUuid: string }[]>("/orders/refundsDue?limit=1");
    expect([due.body, due.headers.get("x-total-count")]).toEqual([
      [expect.objectContaining({ orderUuid: uuid, amount: 4400, why: "canceled" })],
      "1",
    ]);
    const once = { "idempotency-key": "refund-of-may" };
    const some = { amount: 1250, method: "cash", reason: "Tirage abîmé" };
    const first = await post(`/orders/${uuid}/refund`, some, once);
    expect(first.body).toEqual({ uuid, amount: 1250, creditNote: expect.stringMatching(/^A\d{4}-/) });
    const entries = await audits();
    expect((await post(`/orders/${uuid}/refund`, some, once)).body).toEqual(first.body);
    expect(await audits()).toBe(entries);
    expect((await post(`/orders/${uuid}/refund`, { ...some, amount: 3151 })).body.message).toMatch(
      /31,50.€ au plus peuvent être remboursés\.$/,
    );
    const rest = await post(`/orders/${uuid}/refund`, { amount: null, method: null, reason: "Annulée" });
    expect(rest.body.amount).toBe(3150);
    expect(await lastAudit()).toMatchObject({ by: "lab", verb: "orders refund" });
    expect((await read("/orders/refundsDue")).body).toEqual([]);
    for (const wrong of [
      { ...some, amount: 0 },
      { ...some, reason: " " },
      { ...some, reason: "x".repeat(201) },
    ])
      expect((await post(`/orders/${uuid}/refund`, wrong)).status).toBe(400);
  });

  it("have a surplus card payment given back whole", async () => {
    const uuid = await placed(print(stock));
    const attempt = { refNr: "A", amount: 1500, currency: "EUR", status: "refundDue" as const };
    await shop.services.db
      .insertInto("payment")
      .values({ ...attempt, orderUuid: uuid, transId: "tooMuch", reqId: "1" })
      .execute();
    const surplus = { transId: "tooMuch", reason: "Payée deux fois" };
    expect((await post(`/orders/${uuid}/refundPayment`, surplus)).body).toEqual({
      uuid,
      transId: "tooMuch",
      amount: 1500,
    });
    expect((await post(`/orders/${uuid}/refundPayment`, surplus)).body).toEqual({
      code: "REFUSED",
      message: "Le paiement tooMuch est déjà remboursé.",
    });
  });

  it("are delivered without a file whose original is missing", async () => {
    const uuid = await paid(file(stock), file(stock, { pictureUuid: stock.pictures.second }));
    expect((await post(`/orders/${uuid}/ignoreMissing`)).body.message).toContain("encore en préparation");
    await shop.runJobs();
    expect((await post(`/orders/${uuid}/ignoreMissing`)).body).toEqual({ uuid, made: 1, missing: 1 });
    await shop.runJobs();
    expect((await read(`/orders/${uuid}/show`)).body).toMatchObject({ status: "ended" });
  });

  it("with prints to make are those that the command would print", async () => {
    const one = await paid(print(stock, { quantity: 3 }));
    const other = await paid(print(stock));
    await placed(print(stock));
    type ToPrint = { uuid: string; prints: object[] }[];
    const { body, headers } = await read<ToPrint>("/orders/prints");
    expect(body.map(({ uuid }) => uuid).slice(-2)).toEqual([one, other]);
    expect(headers.get("x-total-count")).toBe(String(body.length));
    expect(body.at(-2)?.prints).toEqual([
      expect.objectContaining({ format: "20_30", quantity: 3, originalKey: "originals/IMG_1.jpg" }),
    ]);
    expect((await read<ToPrint>(`/orders/prints?limit=1&offset=${body.length - 1}`)).body).toEqual([
      body.at(-1),
    ]);
    expect((await read(`/orders/prints?eventUuid=${stock.events.rally}`)).body).toEqual([]);
    await run("orders", "print", `${shop.services.settings.dataDir}/lot`, "--order", one);
    expect((await read<ToPrint>("/orders/prints")).body.map(({ uuid }) => uuid)).not.toContain(one);
  });
});

describe("takings by an operator's call", () => {
  const day = "2026-05-01";
  const period = `from=${day}&to=${day}`;

  it("are those of the command, for a key with the scope `accounts` alone", async () => {
    const uuid = await paid(print(stock));
    const paidAt = `${day}T10:00:00Z`;
    await shop.services.db.updateTable("order").set({ paidAt }).where("uuid", "=", uuid).execute();
    const takings = await read(`/takings?${period}`, accountant);
    expect(takings.body).toEqual(JSON.parse(await run("orders", "takings", "--day", day, "--json")));
    expect(takings.body).toMatchObject({ total: { orders: 1, gross: 1500 } });
    const exported = await read<object[]>(`/takings/orders?${period}`, accountant);
    expect(exported.body).toEqual(JSON.parse(await run("orders", "export", "--day", day, "--json")));
    expect(exported.body).toMatchObject([{ uuid, totalPrice: 1500, net: 1250, paymentMethod: "cash" }]);
    expect(exported.headers.get("x-total-count")).toBe("1");
    const beyond = await read(`/takings/orders?${period}&offset=1`, accountant);
    expect(beyond.body).toEqual([]);
    for (const path of ["/takings", "/takings/orders"])
      expect((await read<Refused>(path)).body.code).toBe("SCOPE_MISSING");
    expect((await read<Refused>("/orders/list", accountant)).body.code).toBe("SCOPE_MISSING");
  });

  it("are compared with the card provider's list", async () => {
    const uuid = await paid(print(stock));
    const at = `${day}T10:00:00.000Z`;
    await shop.services.db
      .insertInto("payment")
      .values({
        ...{ orderUuid: uuid, transId: "T1", reqId: "T1", refNr: "R1", amount: 1500, currency: "EUR" },
        ...{ status: "paid" as const, createdAt: at, settledAt: at },
      } as never)
      .execute();
    const send = async (list: string, key = accountant, type = "application/octet-stream") => {
      const answered = await fetch(`${shop.url}/api/operator/takings/reconcile?${period}`, {
        method: "POST",
        headers: { "content-type": type, ...key },
        body: Buffer.from(list),
      });
      return { status: answered.status, body: (await answered.json()) as Record<string, unknown> };
    };
    const header = "Date;TransID;Montant\n";
    expect(await send(`${header}01/05/2026;T1;15,00\n01/05/2026;T2;9,00\n`)).toMatchObject({
      status: 200,
      body: {
        same: [{ orderUuid: uuid, transId: "T1" }],
        onlyThere: [{ line: 3, transId: "T2", amount: 900 }],
        onlyHere: [],
      },
    });
    expect((await send(header)).body).toMatchObject({ onlyHere: [{ transId: "T1" }] });
    expect(await send("Nom\nZoé\n")).toEqual({
      status: 409,
      body: {
        code: "REFUSED",
        message: "ligne 1 : aucune colonne ne donne le montant (« Amount », « Montant »)",
      },
    });
    expect((await send(header, lab)).body.code).toBe("SCOPE_MISSING");
    expect((await send(header, accountant, "text/csv")).body.code).toBe("NOT_A_FILE");
  });
});
