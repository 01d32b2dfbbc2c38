import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OrderItem } from "../../../src/api/contract/orderEntities.ts";
import { startTestShop, type TestShop, type TestVisitor } from "../support/testShop.ts";
import { items, type PackStock, pack, placesOf, stockPacks } from "./packStock.ts";
import { add, cart, currentOrder, currentOrderUuid, lines, type Refused } from "./shopper.ts";

let shop: TestShop;
let stock: PackStock;
let visitor: TestVisitor;
beforeAll(async () => {
  shop = await startTestShop();
  stock = await stockPacks(shop);
});
afterAll(() => shop?.stop());
beforeEach(() => {
  visitor = shop.newVisitor();
});

const unknown = "01234567-89ab-4def-8123-456789abcdef";
const item = async (uuid: string) => (await visitor.get<OrderItem>(`${items}/${uuid}/inCurrentOrder`)).body;
const content = ({ eventUuid, contestUuid, filterValueUuid1, filterValueUuid2 }: OrderItem) => [
  eventUuid,
  contestUuid,
  filterValueUuid1,
  filterValueUuid2,
];

describe("a new filter pack", () => {
  it("of an event takes the event; a contest and names that it is not asked for are left out", async () => {
    const { rosieres } = stock.events;
    const uuid = await add(
      visitor,
      pack(stock, "event", {
        eventUuid: rosieres,
        contestUuid: stock.contests.morning,
        filterValueUuid1: stock.names.zoe,
      }),
    );
    expect(content(await item(uuid))).toEqual([rosieres, null, null, null]);
    expect(await item(uuid)).toMatchObject({ quantity: 1, price: 19900, remainingPictures: null });
    expect((await currentOrder(visitor)).totalPrice).toBe(19900);
  });

  it("of a contest knows its event", async () => {
    const uuid = await add(visitor, pack(stock, "whole", { contestUuid: stock.contests.morning }));
    expect(content(await item(uuid))).toEqual([stock.events.rosieres, stock.contests.morning, null, null]);
  });

  it("of four slots takes an event, a contest and two names by their types", async () => {
    const wanted = {
      eventUuid: stock.events.rosieres,
      contestUuid: stock.contests.morning,
      filterValueUuid1: stock.names.zoe,
      filterValueUuid2: stock.names.eclair,
    };
    const uuid = await add(
      visitor,
      pack(stock, "couple", { ...wanted, quantity: 2, withNumericOption: true }),
    );
    const held = await item(uuid);
    expect(content(held)).toEqual(Object.values(wanted));
    expect(held).toMatchObject({ quantity: 2, price: 1500, withNumericOption: true });
    for (const list of ["contests", "filterValues"]) {
      const { body } = await visitor.get<{ uuid: string }[]>(`/api/anonymous/${list}/inCurrentOrder`);
      const uuids = list === "contests" ? [wanted.contestUuid] : [stock.names.zoe, stock.names.eclair];
      expect(body.map((one) => one.uuid).sort()).toEqual(uuids.sort());
    }
  });

  it("may still lack what defines it; the picture that it is made from says where", async () => {
    const bare = await add(visitor, pack(stock, "couple"));
    expect(content(await item(bare))).toEqual([null, null, null, null]);
    const made = await add(visitor, pack(stock, "couple", { pictureUuid: stock.pictures.first }));
    expect(content(await item(made))).toEqual([stock.events.rosieres, stock.contests.morning, null, null]);
    expect(await placesOf(visitor, made)).toEqual([]);
    expect(lines(await cart(visitor))).toEqual(["1 item 1000", "1 item 1000"]);
  });

  it.each<[string, () => Record<string, unknown>, number, string]>([
    ["an unknown event", () => pack(stock, "event", { eventUuid: unknown }), 404, ""],
    ["a hidden event", () => pack(stock, "event", { eventUuid: stock.events.hidden }), 404, ""],
    [
      "an event of another pricing",
      () => pack(stock, "event", { eventUuid: stock.events.rally }),
      400,
      "eventUuid",
    ],
    ["an unknown contest", () => pack(stock, "whole", { contestUuid: unknown }), 404, ""],
    ["a hidden contest", () => pack(stock, "whole", { contestUuid: stock.contests.hidden }), 404, ""],
    [
      "a contest of another pricing",
      () => pack(stock, "whole", { contestUuid: stock.contests.stage }),
      400,
      "eventUuid",
    ],
    [
      "a contest of another event",
      () => pack(stock, "whole", { contestUuid: stock.contests.morning, eventUuid: stock.events.rally }),
      400,
      "contestUuid",
    ],
    ["an unknown name", () => pack(stock, "couple", { filterValueUuid1: unknown }), 404, ""],
    [
      "a horse for a rider",
      () => pack(stock, "couple", { filterValueUuid1: stock.names.eclair }),
      400,
      "filterValueUuid1",
    ],
    [
      "a rider for a horse",
      () => pack(stock, "couple", { filterValueUuid2: stock.names.zoe }),
      400,
      "filterValueUuid2",
    ],
    ["no uuid", () => pack(stock, "event", { eventUuid: "1" }), 400, "eventUuid"],
  ])("refuses %s and leaves no order behind", async (_name, body, status, path) => {
    const answered = await visitor.post<Refused>(items, body());
    expect(answered.status).toBe(status);
    expect(answered.body.fields?.[0]?.path ?? "").toBe(path);
    expect(await currentOrderUuid(visitor)).toBeNull();
  });

  it("refuses one name twice, where two of any type are asked for", async () => {
    const { db } = shop.services;
    await db
      .updateTable("product")
      .set({ filter2_nature: "filterValue" })
      .where("uuid", "=", stock.products.anyName)
      .execute();
    const twice = { filterValueUuid1: stock.names.zoe, filterValueUuid2: stock.names.zoe };
    const answered = await visitor.post<Refused>(items, pack(stock, "anyName", twice));
    const uuid = await add(
      visitor,
      pack(stock, "anyName", { ...twice, filterValueUuid2: stock.names.eclair }),
    );
    await db
      .updateTable("product")
      .set({ filter2_nature: null })
      .where("uuid", "=", stock.products.anyName)
      .execute();
    expect([answered.status, answered.body.fields?.[0]?.path]).toEqual([400, "filterValueUuid2"]);
    expect(content(await item(uuid)).slice(2)).toEqual([stock.names.zoe, stock.names.eclair]);
  });
});

describe("changing a filter pack", () => {
  it("replaces what defines it, its format and its options; the same call again changes nothing more", async () => {
    const uuid = await add(visitor, pack(stock, "couple", { contestUuid: stock.contests.morning }));
    const body = {
      productVariantUuid: stock.variants.couple,
      quantity: 3,
      withNumericOption: true,
      eventUuid: stock.events.rosieres,
      contestUuid: stock.contests.afternoon,
      filterValueUuid1: stock.names.lefevre,
    };
    for (const _time of [1, 2]) {
      const { status, body: changed } = await visitor.put<OrderItem>(`${items}/${uuid}`, body);
      expect(status).toBe(200);
      expect(content(changed)).toEqual([
        stock.events.rosieres,
        stock.contests.afternoon,
        stock.names.lefevre,
        null,
      ]);
      expect(changed).toMatchObject({ quantity: 3, price: 1500 });
    }
    expect((await currentOrder(visitor)).totalPrice).toBe(4500);
    const without = { ...body, contestUuid: null, filterValueUuid1: null, withNumericOption: false };
    const cleared = await visitor.put<OrderItem>(`${items}/${uuid}`, without);
    expect(content(cleared.body)).toEqual([stock.events.rosieres, null, null, null]);
  });

  it("keeps every choice of a shopper who is quicker than his page, or has two of them", async () => {
    const uuid = await add(visitor, pack(stock, "couple", { eventUuid: stock.events.rosieres }));
    const choices = [
      { filterValueUuid1: stock.names.zoe },
      { filterValueUuid2: stock.names.eclair },
      { contestUuid: stock.contests.morning, eventUuid: stock.events.rosieres },
      { quantity: 2 },
    ];
    const answers = await Promise.all(choices.map((body) => visitor.put(`${items}/${uuid}`, body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const chosen = await item(uuid);
    expect(content(chosen)).toEqual([
      stock.events.rosieres,
      stock.contests.morning,
      stock.names.zoe,
      stock.names.eclair,
    ]);
    expect(chosen.quantity).toBe(2);
  });

  it("changes a special pack's resolution", async () => {
    const uuid = await add(visitor, pack(stock, "event", { eventUuid: stock.events.rosieres }));
    const body = {
      productVariantUuid: stock.variants.eventHigh,
      quantity: 7,
      eventUuid: stock.events.rosieres,
    };
    const { body: changed } = await visitor.put<OrderItem>(`${items}/${uuid}`, body);
    expect(changed).toMatchObject({ quantity: 1, price: 29900, eventUuid: stock.events.rosieres });
  });

  it("refuses what a new one is refused", async () => {
    const uuid = await add(visitor, pack(stock, "couple", { filterValueUuid1: stock.names.zoe }));
    const body = { productVariantUuid: stock.variants.couple, quantity: 1 };
    const wrong = [
      { ...body, filterValueUuid1: stock.names.eclair },
      { ...body, eventUuid: stock.events.rally },
      { ...body, productVariantUuid: stock.variants.event },
    ];
    for (const change of wrong) expect((await visitor.put(`${items}/${uuid}`, change)).status).toBe(400);
    expect((await visitor.put(`${items}/${uuid}`, { ...body, contestUuid: unknown })).status).toBe(404);
    expect(content(await item(uuid))).toEqual([null, null, stock.names.zoe, null]);
  });
});

describe("the pictures that a filter pack comes to", () => {
  const matching = async (query: Record<string, string>) => {
    const { status, body, headers } = await visitor.get<{ uuid: string }[]>(
      `/api/anonymous/pictures/forFilterOrderItem?${new URLSearchParams(query)}`,
    );
    expect(status).toBe(200);
    expect(headers.get("x-total-count")).toBe(String(body.length));
    return body.map(({ uuid }) => uuid).sort();
  };

  it("are those on sale that show all that is asked for", async () => {
    const { first, second, later } = stock.pictures;
    const eventUuid = stock.events.rosieres;
    const { zoe, eclair } = stock.names;
    expect(await matching({ eventUuid, filterValueUuid1: zoe })).toEqual([first, second].sort());
    expect(await matching({ eventUuid, filterValueUuid1: zoe, filterValueUuid2: eclair })).toEqual([first]);
    const { afternoon } = stock.contests;
    expect(await matching({ eventUuid, contestUuid: afternoon, filterValueUuid1: eclair })).toEqual([later]);
    expect(await matching({ eventUuid, contestUuid: afternoon, filterValueUuid1: zoe })).toEqual([]);
    expect(await matching({ eventUuid: stock.events.hidden, filterValueUuid1: stock.names.secret })).toEqual(
      [],
    );
  });

  it("of a name alone, without an event, are those of every event of its pricing: page and order agree", async () => {
    const { lefevre } = stock.names;
    const of = (pricingId: number) => matching({ pricingId: String(pricingId), filterValueUuid1: lefevre });
    expect(await of(stock.horsePricing)).toEqual([stock.pictures.later]);
    expect(await of(stock.carPricing)).toEqual([stock.pictures.car]);
    expect(await matching({ pricingId: String(stock.carPricing) })).toEqual([stock.pictures.car]);
  });

  it("are not its places as long as it is in the cart: they are the call above's", async () => {
    const uuid = await add(visitor, pack(stock, "event", { eventUuid: stock.events.rosieres }));
    expect(await placesOf(visitor, uuid)).toEqual([]);
    const { body } = await visitor.get(
      `/api/anonymous/pictures/byOrderItemInCurrentOrder?orderItemUuid=${uuid}`,
    );
    expect(body).toEqual([]);
    expect((await visitor.get(`${items}/currentUncompletePacks`)).body).toEqual([]);
  });
});
