import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Address } from "../../../src/api/contract/customerEntities.ts";
import type { Order } from "../../../src/api/contract/orderEntities.ts";
import { agreedVersions } from "../../../src/domain/orders/consents.ts";
import { add, cart, currentOrderUuid, file, lines, print, type Refused, signUp } from "../cart/shopper.ts";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { callDossard } from "../cli/callDossard.ts";
import { shopSettings } from "../cli/runDossard.ts";
import { mailsOf } from "../support/readMail.ts";
import { startTestShop, type TestShop, type TestVisitor } from "../support/testShop.ts";

let shop: TestShop;
let stock: Stock;
beforeAll(async () => {
  shop = await startTestShop();
  stock = await stockShop(shop);
  await shop.services.db.insertInto("shopFact").values({ key: "shippingFee", value: "590" }).execute();
  await setEvent({ hasClickAndCollect: true, end: "2099-05-02T18:00:00.000Z" });
});
afterAll(() => shop?.stop());

const setEvent = (change: { hasClickAndCollect?: boolean; end?: string; isVisible?: boolean }) =>
  shop.services.db.updateTable("event").set(change).where("uuid", "=", stock.events.rosieres).execute();

async function customerWithPrint() {
  const visitor = shop.newVisitor();
  await signUp(visitor);
  await add(visitor, print(stock));
  return { visitor, uuid: (await currentOrderUuid(visitor)) ?? "" };
}
const choose = (visitor: TestVisitor, uuid: string, eventUuid: string | null) =>
  visitor.put<Order & Refused>(`/api/customer/orders/${uuid}/clickAndCollectEvent`, { eventUuid });
const link = (visitor: TestVisitor, uuid: string, query: Record<string, string> = {}) => {
  const agreed = new URLSearchParams({ ...agreedVersions(true), ...query });
  return visitor.get<{ link: string } & Refused>(`/api/customer/orders/${uuid}/cardPaymentLink?${agreed}`);
};

async function addAddress(visitor: TestVisitor): Promise<number> {
  const address = { street: "3 rue des Écuries", zipCode: "50000", city: "Saint-Lô" };
  return (await visitor.post<Address>("/api/customer/addresses", address)).body.id;
}

describe("an order that is fetched at a stand", () => {
  it("costs no shipping, keeps no delivery address, and can be sent again", async () => {
    const { visitor, uuid } = await customerWithPrint();
    const id = await addAddress(visitor);
    const addresses = `/api/customer/orders/${uuid}/addresses`;
    await visitor.put(addresses, { deliveryAddressId: id, invoiceAddressId: id });
    expect(lines(await cart(visitor))).toEqual(["1 item 1500", "1 shipping 590"]);

    const { status, body } = await choose(visitor, uuid, stock.events.rosieres);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      clickAndCollectEventUuid: stock.events.rosieres,
      totalPrice: 1500,
      deliveryAddressId: null,
      invoiceAddressId: id,
    });
    expect(lines(await cart(visitor))).toEqual(["1 item 1500"]);
    await add(visitor, print(stock, { pictureUuid: stock.pictures.second }));
    expect(lines(await cart(visitor))).toEqual(["1 item 1500", "1 item 1500"]);

    expect((await choose(visitor, uuid, null)).body).toMatchObject({
      clickAndCollectEventUuid: null,
      totalPrice: 3590,
    });
  });

  it("is paid with an invoice address alone, and its confirmation names the stand", async () => {
    const { visitor, uuid } = await customerWithPrint();
    await choose(visitor, uuid, stock.events.rosieres);
    expect((await link(visitor, uuid)).body.code).toBe("ADDRESSES_MISSING");
    const invoiceAddressId = await addAddress(visitor);
    await visitor.put(`/api/customer/orders/${uuid}/addresses`, {
      deliveryAddressId: null,
      invoiceAddressId,
    });
    await shop.services.db
      .insertInto("discount")
      .values({
        label: "Offerte",
        description: "",
        percent: 100,
        startAt: "2020-01-01T00:00:00Z",
        endAt: "2099-01-01T00:00:00Z",
      })
      .execute();
    expect((await link(visitor, uuid, { totalPrice: "0" })).body.link).toBe(`/order/${uuid}`);
    await shop.services.db.deleteFrom("discount").execute();
    await shop.runJobs();
    const [mail] = (await mailsOf(shop.services.settings.dataDir)).filter(({ subject }) =>
      /confirmée/.test(subject),
    );
    expect(mail?.text).toContain(
      "au stand de «\u00a0Rosières\u00a0» 2 heures après la commande, et jusqu’au 2 mai 2099",
    );
    expect((await choose(visitor, uuid, null)).body.code).toBe("ORDER_NOT_MODIFIABLE");

    const { content } = await shop.services.db
      .selectFrom("invoice")
      .select("content")
      .where("orderUuid", "=", uuid)
      .executeTakeFirstOrThrow();
    expect(content).toMatchObject({
      delivery: null,
      pickUp: { label: "Rosières", end: "2099-05-02T18:00:00.000Z" },
    });
    const settings = shopSettings(shop.connectionString, shop.services.settings.dataDir);
    const { stdout } = await callDossard(["orders", "show", uuid], settings);
    expect(stdout).toContain("À retirer au stand de : Rosières (2026)\n");
  });

  it("waits nowhere once nothing of it is printed any more", async () => {
    const { visitor, uuid } = await customerWithPrint();
    await choose(visitor, uuid, stock.events.rosieres);
    const [printed] = await cart(visitor);
    await visitor.post(`/api/anonymous/orderItems/${printed?.uuid}/delete`, { target: { mode: "void" } });
    await add(visitor, file(stock));
    expect((await link(visitor, uuid)).status).toBe(200);
    expect((await visitor.get<Order>(`/api/anonymous/orders/${uuid}`)).body).toMatchObject({
      status: "paying",
      clickAndCollectEventUuid: null,
    });
  });

  it("chooses among visible events that offer it and have not ended", async () => {
    const { visitor, uuid } = await customerWithPrint();
    for (const [eventUuid, change, back] of [
      [stock.events.rally, {}, {}],
      ["01234567-89ab-4def-8123-456789abcdef", {}, {}],
      [stock.events.rosieres, { isVisible: false }, { isVisible: true }],
      [stock.events.rosieres, { end: "2026-05-02T18:00:00Z" }, { end: "2099-05-02T18:00:00Z" }],
    ] as const) {
      if ("isVisible" in change || "end" in change) await setEvent(change);
      const { status, body } = await choose(visitor, uuid, eventUuid);
      expect([status, body.code]).toEqual([404, "NOT_FOUND"]);
      if ("isVisible" in back || "end" in back) await setEvent(back);
    }
    expect((await choose(visitor, uuid, stock.events.rosieres)).status).toBe(200);
  });

  it("is its customer's own, and not while it is being paid", async () => {
    const { visitor, uuid } = await customerWithPrint();
    const other = shop.newVisitor();
    expect((await choose(other, uuid, null)).body.code).toBe("UNAUTHENTICATED");
    await signUp(other);
    expect((await choose(other, uuid, null)).body.code).toBe("FORBIDDEN");
    const id = await addAddress(visitor);
    await visitor.put(`/api/customer/orders/${uuid}/addresses`, {
      deliveryAddressId: id,
      invoiceAddressId: id,
    });
    expect((await link(visitor, uuid)).status).toBe(200);
    expect((await choose(visitor, uuid, stock.events.rosieres)).body.code).toBe("PAYMENT_IN_PROGRESS");
  });

  it("whose stand has gone meanwhile is sent: the shopper is told before he pays", async () => {
    const { visitor, uuid } = await customerWithPrint();
    const id = await addAddress(visitor);
    await choose(visitor, uuid, stock.events.rosieres);
    await visitor.put(`/api/customer/orders/${uuid}/addresses`, {
      deliveryAddressId: null,
      invoiceAddressId: id,
    });
    await setEvent({ end: "2026-05-02T18:00:00Z" });
    expect((await link(visitor, uuid, { totalPrice: "1500" })).body.code).toBe("ADDRESSES_MISSING");
    await visitor.put(`/api/customer/orders/${uuid}/addresses`, {
      deliveryAddressId: id,
      invoiceAddressId: id,
    });
    expect((await link(visitor, uuid, { totalPrice: "1500" })).body.code).toBe("PRICE_CHANGED");
    expect((await link(visitor, uuid, { totalPrice: "2090" })).status).toBe(200);
    await setEvent({ end: "2099-05-02T18:00:00Z" });
  });
});
