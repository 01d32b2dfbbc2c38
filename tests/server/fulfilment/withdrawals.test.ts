import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refundsDue } from "../../../server/payment/refunds.ts";
import type { Withdrawal } from "../../../src/api/contract/withdrawalCalls.ts";
import { formatDateTime } from "../../../src/domain/dates/dates.ts";
import { orderCode } from "../../../src/domain/orders/orderCode.ts";
import type { Refused } from "../cart/shopper.ts";
import { callDossard } from "../cli/callDossard.ts";
import { shopSettings } from "../cli/runDossard.ts";
import { type CardShop, startCardShop } from "../payment/cardShop.ts";
import { mailsOf } from "../support/readMail.ts";
import type { TestVisitor } from "../support/testShop.ts";

let shop: CardShop;
beforeAll(async () => {
  shop = await startCardShop();
});
afterAll(() => shop?.stop());

const path = (uuid: string) => `/api/customer/orders/${uuid}/withdrawal`;
const read = (visitor: TestVisitor, uuid: string) => visitor.get<Withdrawal & Refused>(path(uuid));
const declare = (visitor: TestVisitor, uuid: string, body: unknown = statement) =>
  visitor.post<Withdrawal & Refused>(path(uuid), body);
const statement = { name: "Zoé Lefèvre", email: "zoe.retractation@example.fr" };

/** Creates an order of one item, paid by card. Default: a print. */
async function paid({ format = "20_30" }: { format?: "20_30" | "high" } = {}) {
  const { id, visitor } = await shop.newCustomer();
  const uuid = await shop.newOrder(id, { format });
  const { db } = shop.services;
  const { id: address } = await db
    .insertInto("address")
    .values({ customerId: id, street: "1 rue des Haras", zipCode: "50000", city: "Saint-Lô" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .updateTable("order")
    .set({ deliveryAddressId: address, invoiceAddressId: address })
    .where("uuid", "=", uuid)
    .execute();
  await shop.notify(shop.answer(shop.requestIn(await shop.link(visitor, uuid))));
  return { id, visitor, uuid };
}

const dossard = (...args: string[]) =>
  callDossard(args, shopSettings(shop.connectionString, shop.services.settings.dataDir));

describe("withdrawing from an order's contract", () => {
  it("is open from the payment on, is declared once, and is acknowledged word for word by mail", async () => {
    const { visitor, uuid } = await paid();
    const before = (await read(visitor, uuid)).body;
    expect(before).toMatchObject({ isOpen: true, until: null, declaredAt: null, email: null });
    expect(before.covers).toEqual([expect.stringMatching(/^1 × Photo, 20x30\scm, photo IMG_\d+$/)]);

    const [first, second] = await Promise.all([declare(visitor, uuid), declare(visitor, uuid)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect(first.body).toMatchObject({ isOpen: false, email: statement.email, covers: before.covers });
    const again = await declare(visitor, uuid, { name: "X", email: "x@example.fr" });
    expect(again.body).toEqual(first.body);

    await shop.runJobs();
    const mails = (await mailsOf(shop.services.settings.dataDir)).filter(({ to }) => to === statement.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe(`Accusé de réception de votre rétractation, commande ${orderCode(uuid)}`);
    for (const words of [
      `Je vous informe que je me rétracte du contrat de la commande ${orderCode(uuid)}`,
      before.covers[0] ?? "?",
      "Nom\u00a0: Zoé Lefèvre",
      `Date et heure\u00a0: ${formatDateTime(first.body.declaredAt ?? "")}`,
    ]) {
      expect(mails[0]?.text).toContain(words);
    }
    expect(mails[0]?.text).not.toContain("renvoyer les tirages");
  });

  it("is due back until the operator notes it, who sees what was declared", async () => {
    const { visitor, uuid } = await paid();
    await declare(visitor, uuid);
    const due = async () =>
      (await refundsDue(shop.services.db)).filter(({ orderUuid }) => orderUuid === uuid);
    const { totalPrice } = await shop.order(uuid);
    expect(await due()).toEqual([expect.objectContaining({ amount: totalPrice, why: "withdrawn" })]);
    const { stdout } = await dossard("orders", "show", uuid);
    expect(stdout).toMatch(
      /Rétractation : .+, par Zoé Lefèvre <zoe\.retractation@example\.fr> ; .+ à rembourser/,
    );
    expect((await dossard("orders", "refunds")).stdout).toContain("rétractation");
    expect((await dossard("orders", "refund", uuid, "--reason", "Rétractation")).code).toBe(0);
    expect(await due()).toEqual([]);
  });

  it("cannot be changed or taken out of the database", async () => {
    const { visitor, uuid } = await paid();
    await declare(visitor, uuid);
    const { db } = shop.services;
    const change = db.updateTable("withdrawal").set({ name: "X" }).where("orderUuid", "=", uuid);
    await expect(change.execute()).rejects.toThrow("can no longer change");
    const remove = db.deleteFrom("withdrawal").where("orderUuid", "=", uuid);
    await expect(remove.execute()).rejects.toThrow("can no longer change");
  });

  it("ends fourteen days after the prints were handed over", async () => {
    const { visitor, uuid } = await paid();
    await dossard("orders", "advance", uuid, "localDelivered");
    const handedOver = (daysAgo: number) =>
      shop.services.db
        .updateTable("orderStep")
        .set({ at: new Date(Date.now() - daysAgo * 86_400_000).toISOString() })
        .where("orderUuid", "=", uuid)
        .where("status", "=", "localDelivered")
        .execute();
    await handedOver(16);
    expect((await read(visitor, uuid)).body.isOpen).toBe(false);
    const late = await declare(visitor, uuid);
    expect([late.status, late.body.code]).toEqual([409, "WITHDRAWAL_CLOSED"]);
    await handedOver(13);
    expect((await read(visitor, uuid)).body).toMatchObject({ isOpen: true, until: expect.any(String) });
    expect((await declare(visitor, uuid)).status).toBe(200);
    await shop.runJobs();
    const mails = (await mailsOf(shop.services.settings.dataDir)).map(({ text }) => text);
    expect(mails.find((text) => text.includes("renvoyer les tirages"))).toContain(orderCode(uuid));
  });

  it("leaves out files whose waiver was accepted, professionals, and what was not paid or was canceled", async () => {
    const waived = await paid({ format: "high" });
    expect((await read(waived.visitor, waived.uuid)).body).toMatchObject({ isOpen: false, covers: [] });
    expect((await declare(waived.visitor, waived.uuid)).body.code).toBe("WITHDRAWAL_CLOSED");
    // As an order placed before the waiver existed.
    const kept = await paid({ format: "high" });
    await shop.services.db
      .deleteFrom("orderConsent")
      .where("orderUuid", "=", kept.uuid)
      .where("kind", "=", "waiver")
      .execute();
    expect((await read(kept.visitor, kept.uuid)).body).toMatchObject({ isOpen: true });

    const professional = await paid();
    await shop.services.db
      .updateTable("customer")
      .set({ company: "Écurie du Cœur" })
      .where("id", "=", professional.id)
      .execute();
    expect((await read(professional.visitor, professional.uuid)).body.isOpen).toBe(false);

    const { orderUuid, visitor } = await shop.paying();
    expect((await read(visitor, orderUuid)).body.isOpen).toBe(false);
    const canceled = await paid();
    await dossard("orders", "cancel", canceled.uuid);
    expect((await declare(canceled.visitor, canceled.uuid)).body.code).toBe("WITHDRAWAL_CLOSED");
  });

  it("is its customer's own", async () => {
    const { uuid } = await paid();
    const { visitor } = await shop.newCustomer();
    expect((await read(visitor, uuid)).body.code).toBe("FORBIDDEN");
    expect((await declare(visitor, uuid)).body.code).toBe("FORBIDDEN");
    const unknown = "01234567-89ab-4def-8123-456789abcdef";
    expect((await read(visitor, unknown)).body.code).toBe("FORBIDDEN");
    expect((await declare(visitor, unknown)).body.code).toBe("FORBIDDEN");
    expect((await declare(visitor, uuid, { name: " ", email: "x" })).status).toBe(400);
  });
});
