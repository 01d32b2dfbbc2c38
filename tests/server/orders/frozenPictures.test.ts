import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildPaymentAnswer } from "../../../server/payment/axepta/paymentAnswer.ts";
import { readPaymentRequest } from "../../../server/payment/axepta/paymentRequest.ts";
import { paymentConfig } from "../../../server/payment/paymentConfig.ts";
import type { OrderItemPicture } from "../../../src/api/contract/orderEntities.ts";
import { agreedVersions } from "../../../src/domain/orders/consents.ts";
import { fill, type PackStock, pack, places, stockPacks } from "../cart/packStock.ts";
import { add, currentOrderUuid, print, type Refused, signUp } from "../cart/shopper.ts";
import { startTestShop, type TestShop, type TestVisitor } from "../support/testShop.ts";

let main: TestShop;
let truck: TestShop;
let stock: PackStock;
let truckStock: PackStock;
beforeAll(async () => {
  [main, truck] = await Promise.all([startTestShop(), startTestShop({ placeWhat: "truck" })]);
  [stock, truckStock] = await Promise.all([stockPacks(main), stockPacks(truck)]);
});
afterAll(() => Promise.all([main?.stop(), truck?.stop()]));

let visitor: TestVisitor;
let orderUuid: string;
const counter = { email: "zoe@example.fr", lastName: "Lefèvre", ...agreedVersions(false) };
const orders = "/api/anonymous/orders";

async function heldBy(of = visitor, uuid = orderUuid): Promise<OrderItemPicture[]> {
  const { status, body } = await of.get<OrderItemPicture[]>(`${places}/byOrder?orderUuid=${uuid}`);
  expect(status).toBe(200);
  return body;
}
const pictures = (held: OrderItemPicture[]) => held.map(({ pictureUuid }) => pictureUuid).sort();
const sum = (held: OrderItemPicture[]) => held.reduce((cents, { priceShare }) => cents + priceShare, 0);

/** Takes a picture off sale, as after a request from the person shown. */
const hide = (shop: TestShop, uuid: string, isDeleted = true) =>
  shop.services.db.updateTable("picture").set({ isDeleted }).where("uuid", "=", uuid).execute();

describe("an order placed at the stand", () => {
  beforeEach(() => {
    visitor = truck.newVisitor();
  });
  const place = async () => {
    const answered = await visitor.post<{ orderUuid: string } & Refused>(
      `${orders}/finalizeCurrentOrder`,
      counter,
    );
    orderUuid = answered.body.orderUuid;
    return answered;
  };

  it("has the pictures that its filter packs came to at that moment, for good, and shares that sum up", async () => {
    const { zoe } = truckStock.names;
    const { first, second } = truckStock.pictures;
    const wanted = { contestUuid: truckStock.contests.morning, quantity: 3, withNumericOption: true };
    await add(
      visitor,
      pack(truckStock, "couple", {
        ...wanted,
        filterValueUuid1: zoe,
        filterValueUuid2: truckStock.names.eclair,
      }),
    );
    await add(visitor, pack(truckStock, "anyName", { filterValueUuid1: zoe }));
    await add(visitor, print(truckStock, { quantity: 2 }));
    expect((await place()).status).toBe(200);
    const held = await heldBy();
    expect(held.map(({ priceShare }) => priceShare)).toEqual([4500, 1500, 1500, 3000]);
    expect([held[0], held[3]].map((place) => place?.pictureUuid)).toEqual([first, first]);
    expect(pictures(held.slice(1, 3))).toEqual([first, second].sort());
    expect(held[0]).toMatchObject({
      paperFormat: "15_22",
      paperStatus: "new",
      numericFormat: "high",
      numericStatus: "new",
    });
    expect(held[1]).toMatchObject({ paperFormat: null, numericFormat: "low", numericStatus: "new" });
    await hide(truck, first);
    expect(pictures(await heldBy())).toEqual(pictures(held));
    await hide(truck, first, false);
  });

  it("of a whole event has all of it, to the cent", async () => {
    await add(visitor, pack(truckStock, "event", { eventUuid: truckStock.events.rosieres }));
    expect((await place()).status).toBe(200);
    const held = await heldBy();
    const { body } = await visitor.get<{ uuid: string }[]>(
      `/api/anonymous/pictures?eventUuid=${truckStock.events.rosieres}`,
    );
    expect(pictures(held)).toEqual(body.map(({ uuid }) => uuid).sort());
    expect(held).toHaveLength(16);
    expect(sum(held)).toBe(19900);
    const { body: ordered } = await visitor.get<unknown[]>(
      `/api/anonymous/pictures/byOrder?orderUuid=${orderUuid}`,
    );
    expect(ordered).toHaveLength(16);
  });

  it("of names alone keeps to the events of its pricing", async () => {
    await add(visitor, pack(truckStock, "anyName", { filterValueUuid1: truckStock.names.lefevre }));
    expect((await place()).status).toBe(200);
    expect(pictures(await heldBy())).toEqual([truckStock.pictures.later]);
  });

  it.each<[string, () => unknown]>([
    ["an event's pack without an event", () => pack(truckStock, "event")],
    [
      "a contest's pack with its event only",
      () => pack(truckStock, "whole", { eventUuid: truckStock.events.rosieres }),
    ],
    [
      "a pair's pack without its second name",
      () =>
        pack(truckStock, "couple", {
          contestUuid: truckStock.contests.morning,
          filterValueUuid1: truckStock.names.zoe,
        }),
    ],
    [
      "a pack that comes to no picture",
      () =>
        pack(truckStock, "couple", {
          contestUuid: truckStock.contests.afternoon,
          filterValueUuid1: truckStock.names.zoe,
          filterValueUuid2: truckStock.names.eclair,
        }),
    ],
    [
      "a pack of pictures with a place left",
      () => pack(truckStock, "pack", { pictureUuid: truckStock.pictures.first }),
    ],
  ])("is refused with %s", async (_name, body) => {
    await add(visitor, body());
    const answered = await place();
    expect([answered.status, answered.body.code]).toEqual([409, "ORDER_INCOMPLETE"]);
    expect((await visitor.get<unknown[]>(`${places}/byCurrentOrder`)).body.length).toBeLessThan(2);
  });

  it("with a pack whose groups are full has its pictures and its shares", async () => {
    const uuid = await add(visitor, pack(truckStock, "mixed", { quantity: 2 }));
    await fill(visitor, uuid, ...truckStock.pictures.many.slice(0, 4));
    expect((await place()).status).toBe(200);
    const held = await heldBy();
    expect(held.map(({ priceShare }) => priceShare)).toEqual([2501, 2501, 2500, 2500]);
  });
});

describe("an order paid by card", () => {
  beforeEach(async () => {
    visitor = main.newVisitor();
    await signUp(visitor);
    await add(visitor, pack(stock, "whole", { contestUuid: stock.contests.morning }));
    orderUuid = (await currentOrderUuid(visitor)) ?? "";
  });

  const start = async () => {
    const { body } = await visitor.get<{ link: string }>(
      `/api/customer/orders/${orderUuid}/cardPaymentLink?${new URLSearchParams(agreedVersions(true))}`,
    );
    const query = new URL(body.link, main.url).searchParams;
    const sealed = { data: query.get("Data") ?? "", len: query.get("Len") ?? "" };
    return readPaymentRequest(
      { merchantId: query.get("MerchantID") ?? "", ...sealed },
      paymentConfig(main.services),
    );
  };
  const pay = async ({ transId, refNr, userData }: Awaited<ReturnType<typeof start>>) => {
    const paid = { status: "OK", code: "00000000", description: "paid", payId: transId.replaceAll("-", "") };
    const answer = buildPaymentAnswer({ transId, refNr, userData, ...paid }, paymentConfig(main.services));
    await visitor.post("/api/customer/orders/handleAxeptaCallback", {
      dataCrypt: answer.Data,
      len: String(answer.Len),
    });
  };
  const status = async () => (await visitor.get<{ status: string }>(`${orders}/${orderUuid}`)).body.status;
  const { first, second, undated } = { first: "first", second: "second", undated: "undated" } as const;
  const named = (held: OrderItemPicture[]) =>
    pictures(held)
      .map((uuid) => [first, second, undated].find((name) => stock.pictures[name] === uuid))
      .sort();

  it("has its pictures from the moment the payment begins; what goes off sale meanwhile stays", async () => {
    expect(await heldBy()).toEqual([]);
    const request = await start();
    expect(named(await heldBy())).toEqual([first, second, undated]);
    await hide(main, stock.pictures.first);
    await pay(request);
    await hide(main, stock.pictures.first, false);
    expect(await status()).toBe("paid");
    const held = await heldBy();
    expect(named(held)).toEqual([first, second, undated]);
    expect(sum(held)).toBe(24900);
    expect(held[0]).toMatchObject({ paperFormat: null, numericFormat: "high" });
  });

  it("back in the cart it has none, and is frozen anew when it is paid again", async () => {
    await start();
    await visitor.put(`/api/customer/orders/${orderUuid}/unlockPaying`);
    expect(await heldBy()).toEqual([]);
    await hide(main, stock.pictures.first);
    const request = await start();
    await hide(main, stock.pictures.first, false);
    expect(named(await heldBy())).toEqual([second, undated]);
    await pay(request);
    expect(sum(await heldBy())).toBe(24900);
  });

  it("has its pictures too where the money of an unlocked attempt comes late", async () => {
    const request = await start();
    await visitor.put(`/api/customer/orders/${orderUuid}/unlockPaying`);
    await pay(request);
    expect(await status()).toBe("paid");
    const held = await heldBy();
    expect(named(held)).toEqual([first, second, undated]);
    expect(sum(held)).toBe(24900);
  });
});
