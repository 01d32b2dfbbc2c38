import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commandLine } from "../../../server/core/author.ts";
import { takeDown } from "../../../server/import/takeDown.ts";
import { refundsDue } from "../../../server/payment/refunds.ts";
import { type CardShop, startCardShop } from "./cardShop.ts";

let shop: CardShop;
beforeAll(async () => {
  shop = await startCardShop();
});
afterAll(() => shop?.stop());

const unlock = (
  visitor: CardShop["newVisitor"] extends () => infer Visitor ? Visitor : never,
  uuid: string,
) => visitor.put<{ status: string }>(`/api/customer/orders/${uuid}/unlockPaying`);

/** Delivers an attempt's payment. Returns the statuses of order and attempt, and the refund due. */
async function arrive(orderUuid: string, request: Parameters<CardShop["answer"]>[0]) {
  expect(await shop.notify(shop.answer(request))).toBe(200);
  const { status } = await shop.order(orderUuid);
  const due = (await refundsDue(shop.services.db)).filter((refund) => refund.orderUuid === orderUuid);
  const [payment] = await shop.payments(orderUuid);
  return { order: status, payment: payment?.status, due: due.map(({ amount }) => amount) };
}
const dueBack = (order: string) => ({ order, payment: "refundDue", due: [2490] });

describe("money that comes late", () => {
  it("is due back where the order is no longer complete", async () => {
    const { visitor, orderUuid, request } = await shop.paying();
    await unlock(visitor, orderUuid);
    const { db } = shop.services;
    const places = db.selectFrom("orderItem").select("uuid").where("orderUuid", "=", orderUuid);
    await db
      .updateTable("orderItemPicture")
      .set({ isDeleted: true })
      .where("orderItemUuid", "in", places)
      .execute();
    expect(await arrive(orderUuid, request)).toEqual(dueBack("uncomplete"));
  });

  it("is due back where paper has lost its addresses, and pays where they stand", async () => {
    for (const hasAddresses of [false, true]) {
      const { id, visitor } = await shop.newCustomer();
      const orderUuid = await shop.newOrder(id, { format: "20_30" });
      const { body: address } = await visitor.post<{ id: number }>("/api/customer/addresses", {
        street: "1 rue du Bourg",
        zipCode: "69000",
        city: "Lyon",
      });
      const addresses = { deliveryAddressId: address.id, invoiceAddressId: address.id };
      await visitor.put(`/api/customer/orders/${orderUuid}/addresses`, addresses);
      const request = shop.requestIn(await shop.link(visitor, orderUuid));
      await unlock(visitor, orderUuid);
      if (!hasAddresses) await visitor.put(`/api/customer/orders/${orderUuid}/resetAddresses`);
      expect(await arrive(orderUuid, request)).toEqual(
        hasAddresses ? { order: "paid", payment: "paid", due: [] } : dueBack("uncomplete"),
      );
    }
  });

  it("is due back where a picture is taken down while it is paid; unlocked, the cart has lost it", async () => {
    const { visitor, orderUuid, request } = await shop.paying();
    const { pictureUuid } = await shop.services.db
      .selectFrom("orderItem")
      .select("pictureUuid")
      .where("orderUuid", "=", orderUuid)
      .executeTakeFirstOrThrow();
    await takeDown(shop.services, commandLine(shop.services.db), pictureUuid ?? "", "essai");
    expect(await arrive(orderUuid, request)).toEqual(dueBack("paying"));
    expect((await unlock(visitor, orderUuid)).body.status).toBe("uncomplete");
    const items = await visitor.get("/api/anonymous/orderItems/byCurrentOrder");
    expect(items.body).toEqual([]);
    const lost = await visitor.get("/api/anonymous/orders/lostPictures");
    expect(lost.body).toEqual({ names: ["IMG_1"] });
  });
});
