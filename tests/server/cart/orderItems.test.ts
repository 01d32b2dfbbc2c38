import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Picture } from "../../../src/api/contract/catalogueEntities.ts";
import type { OrderItem, OrderItemPicture } from "../../../src/api/contract/orderEntities.ts";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { startTestShop, type TestShop, type TestVisitor } from "../support/testShop.ts";
import {
  add,
  cart,
  currentOrder,
  currentOrderUuid,
  file,
  lines,
  print,
  type Refused,
  signUp,
} from "./shopper.ts";

let shop: TestShop;
let stock: Stock;
let visitor: TestVisitor;
beforeAll(async () => {
  shop = await startTestShop();
  stock = await stockShop(shop);
});
afterAll(() => shop?.stop());
beforeEach(() => {
  visitor = shop.newVisitor();
});

const items = "/api/anonymous/orderItems";
const places = "/api/anonymous/orderItemPictures";
const unknown = "01234567-89ab-4def-8123-456789abcdef";
const setStatus = (uuid: string | null, status: "paying" | "paid") =>
  shop.services.db.updateTable("order").set({ status }).where("uuid", "=", uuid).execute();

describe("putting into the cart", () => {
  it("begins the order with the first item; what is read back is what was chosen", async () => {
    expect(await currentOrderUuid(visitor)).toBeNull();
    const uuid = await add(
      visitor,
      print(stock, { quantity: 2, withMatOption: true, withNumericOption: true }),
    );
    expect(await cart(visitor)).toEqual([
      expect.objectContaining({
        uuid,
        kind: "item",
        quantity: 2,
        price: 1500 + 300 + 1000,
        pictureUuid: stock.pictures.first,
        eventUuid: stock.events.rosieres,
        contestUuid: stock.contests.morning,
        withMatOption: true,
        withSatinOption: false,
        withNumericOption: true,
        remainingPictures: null,
        orderUuid: await currentOrderUuid(visitor),
      }),
    ]);
    expect(await currentOrder(visitor)).toMatchObject({
      status: "uncomplete",
      totalPrice: 5600,
      customerId: null,
    });
  });

  it("keeps the place of its picture with formats and price", async () => {
    await add(visitor, print(stock, { withNumericOption: true }));
    await add(visitor, file(stock));
    const { body } = await visitor.get<OrderItemPicture[]>(`${places}/byCurrentOrder`);
    expect(body).toEqual([
      expect.objectContaining({
        pictureUuid: stock.pictures.first,
        groupPosition: 1,
        paperFormat: "20_30",
        paperStatus: "new",
        numericFormat: "high",
        numericStatus: "new",
        priceShare: 2500,
      }),
      expect.objectContaining({
        paperFormat: null,
        paperStatus: null,
        numericFormat: "high",
        priceShare: 2900,
      }),
    ]);
  });

  it("tells who and what its pictures show, until one is hidden", async () => {
    await add(visitor, print(stock));
    const item = await add(visitor, print(stock, { pictureUuid: stock.pictures.second }));
    const named = async (of: string) => {
      const { body } = await visitor.get<Picture[]>(`/api/anonymous/pictures/${of}`);
      return body.map(({ names }) => names);
    };
    expect(await named("byCurrentOrder")).toEqual([["Éclair du Lys", "Zoé Lefèvre"], ["Zoé Lefèvre"]]);
    expect(await named(`byOrderItemInCurrentOrder?orderItemUuid=${item}`)).toEqual([["Zoé Lefèvre"]]);
    const second = shop.services.db.updateTable("picture").where("uuid", "=", stock.pictures.second);
    await second.set({ isDeleted: true }).execute();
    expect(await named(`byOrderItemInCurrentOrder?orderItemUuid=${item}`)).toEqual([[]]);
    await second.set({ isDeleted: false }).execute();
  });

  it("adds to the quantity where it is the same print; a file stays one", async () => {
    const first = await add(visitor, print(stock));
    expect(await add(visitor, print(stock, { quantity: 2 }))).toBe(first);
    const satin = await add(visitor, print(stock, { withSatinOption: true }));
    const other = await add(visitor, print(stock, { pictureUuid: stock.pictures.second }));
    expect(new Set([first, satin, other]).size).toBe(3);
    const once = await add(visitor, file(stock, { quantity: 7 }));
    expect(await add(visitor, file(stock))).toBe(once);
    expect(lines(await cart(visitor)).sort()).toEqual(
      ["3 item 1500", "1 item 1850", "1 item 1500", "1 item 2900"].sort(),
    );
    expect((await visitor.get(`${items}/cartCount`)).body).toEqual({ count: 4 });
    expect((await visitor.get<unknown[]>(`${places}/byCurrentOrder`)).body).toHaveLength(4);
  });

  it("holds at most 999 of one print", async () => {
    await add(visitor, print(stock, { quantity: 999 }));
    await add(visitor, print(stock, { quantity: 999 }));
    expect(lines(await cart(visitor))).toEqual(["999 item 1500"]);
  });

  it.each<[string, (stock: Stock) => unknown, number, string, string?]>([
    ["no body", () => ({}), 400, "INVALID_INPUT", "productVariantUuid"],
    ["a quantity of 0", () => print(stock, { quantity: 0 }), 400, "INVALID_INPUT", "quantity"],
    ["a quantity of 1000", () => print(stock, { quantity: 1000 }), 400, "INVALID_INPUT", "quantity"],
    ["half a print", () => print(stock, { quantity: 1.5 }), 400, "INVALID_INPUT", "quantity"],
    ["no picture", () => print(stock, { pictureUuid: null }), 400, "INVALID_INPUT", "pictureUuid"],
    ["an unknown picture", () => print(stock, { pictureUuid: unknown }), 404, "NOT_FOUND"],
    ["an unknown product", () => print(stock, { productUuid: unknown }), 404, "NOT_FOUND"],
    ["an unknown variant", () => print(stock, { productVariantUuid: unknown }), 404, "NOT_FOUND"],
    [
      "another product's variant",
      () => print(stock, { productVariantUuid: stock.variants.file }),
      400,
      "INVALID_INPUT",
      "productVariantUuid",
    ],
    [
      "a product of another event's pricing",
      () =>
        print(stock, { productUuid: stock.products.carPrint, productVariantUuid: stock.variants.carPrint }),
      400,
      "INVALID_INPUT",
      "productUuid",
    ],
    [
      "mat and satin at once",
      () => print(stock, { withMatOption: true, withSatinOption: true }),
      400,
      "INVALID_INPUT",
      "withSatinOption",
    ],
    [
      "an option without a price",
      () => print(stock, { productVariantUuid: stock.variants.small, withNumericOption: true }),
      400,
      "INVALID_INPUT",
      "withNumericOption",
    ],
    [
      "paper's options on a file",
      () => file(stock, { withMatOption: true }),
      400,
      "INVALID_INPUT",
      "withMatOption",
    ],
    ["a deleted picture", () => print(stock, { pictureUuid: stock.pictures.deleted }), 404, "NOT_FOUND"],
    ["a hidden event's", () => print(stock, { pictureUuid: stock.pictures.inHiddenEvent }), 404, "NOT_FOUND"],
    [
      "a hidden contest's",
      () => print(stock, { pictureUuid: stock.pictures.inHiddenContest }),
      404,
      "NOT_FOUND",
    ],
  ])("refuses %s and leaves no order behind", async (_name, body, status, code, path) => {
    const answered = await visitor.post<Refused>(items, body(stock));
    expect([answered.status, answered.body.code]).toEqual([status, code]);
    if (path) expect(answered.body.fields?.map((field) => field.path)).toContain(path);
    expect(await currentOrderUuid(visitor)).toBeNull();
  });

  it("refuses a cart whose total no column holds", async () => {
    await shop.services.db
      .insertInto("productVariant")
      .values({ productUuid: stock.products.print, grp1_format: "105_157", base_price: 2_000_000_000 })
      .execute();
    const { uuid } = await shop.services.db
      .selectFrom("productVariant")
      .select("uuid")
      .where("grp1_format", "=", "105_157")
      .executeTakeFirstOrThrow();
    const huge = print(stock, { productVariantUuid: uuid, quantity: 2 });
    expect((await visitor.post<Refused>(items, huge)).status).toBe(400);
    expect(await currentOrderUuid(visitor)).toBeNull();
  });
});

describe("two at once", () => {
  it("begin one order", async () => {
    // The session exists beforehand: the concurrent calls share its cookie.
    await add(visitor, print(stock));
    await visitor.post("/api/anonymous/orders/withdrawOrder");
    const bodies = [print(stock), print(stock), file(stock), print(stock, { withMatOption: true })];
    await Promise.all(bodies.map((body) => add(visitor, body)));
    const { db } = shop.services;
    const orders = await db
      .selectFrom("order")
      .select("uuid")
      .where("status", "=", "uncomplete")
      .where("uuid", "=", await currentOrderUuid(visitor))
      .execute();
    expect(orders).toHaveLength(1);
    expect(lines(await cart(visitor)).sort()).toEqual(["1 item 1800", "1 item 2900", "2 item 1500"]);
  });

  it("under the same idempotency key are one item, and get the same answer", async () => {
    await add(visitor, file(stock));
    const headers = { "idempotency-key": "0f3c9a52-a6c1" };
    const answers = await Promise.all(
      [1, 2, 3].map(() => visitor.post<{ orderItemUuid: string }>(items, print(stock), headers)),
    );
    expect(new Set(answers.map(({ body }) => body.orderItemUuid)).size).toBe(1);
    expect((await visitor.post(items, print(stock), headers)).body).toEqual(answers[0]?.body);
    expect(lines(await cart(visitor)).sort()).toEqual(["1 item 1500", "1 item 2900"]);
    const reused = await visitor.post<Refused>(items, print(stock, { quantity: 2 }), headers);
    expect([reused.status, reused.body.code]).toEqual([409, "IDEMPOTENCY_KEY_REUSED"]);
  });

  it("changes to different items leave a total that is their sum", async () => {
    const uuids = [
      await add(visitor, print(stock)),
      await add(visitor, print(stock, { withMatOption: true })),
      await add(visitor, print(stock, { pictureUuid: stock.pictures.second })),
    ];
    const body = { productVariantUuid: stock.variants.small };
    await Promise.all([
      visitor.put(`${items}/${uuids[0]}`, { ...body, quantity: 4 }),
      visitor.put(`${items}/${uuids[1]}`, { ...body, quantity: 3 }),
      visitor.post(`${items}/${uuids[2]}/delete`, { target: { mode: "void" } }),
    ]);
    expect((await currentOrder(visitor)).totalPrice).toBe(7 * 905);
  });
});

describe("changing an item", () => {
  it("replaces quantity, variant and options, price and place included", async () => {
    const uuid = await add(visitor, print(stock, { withMatOption: true }));
    const body = { productVariantUuid: stock.variants.large, quantity: 3, withSatinOption: true };
    const { status, body: item } = await visitor.put<OrderItem>(`${items}/${uuid}`, body);
    expect(status).toBe(200);
    expect(item).toMatchObject({
      uuid,
      quantity: 3,
      price: 1850,
      withMatOption: false,
      withSatinOption: true,
    });
    expect(item).toMatchObject({ pictureUuid: stock.pictures.first, contestUuid: stock.contests.morning });
    expect((await visitor.put(`${items}/${uuid}`, body)).body).toMatchObject({ quantity: 3, price: 1850 });
    const { body: held } = await visitor.get<OrderItemPicture[]>(
      `${places}/byOrderItemInCurrentOrder?orderItemUuid=${uuid}`,
    );
    expect(held).toEqual([expect.objectContaining({ priceShare: 5550, paperFormat: "20_30" })]);
    expect((await currentOrder(visitor)).totalPrice).toBe(5550);
  });

  it("leaves as it is what the change leaves out", async () => {
    const uuid = await add(
      visitor,
      print(stock, { withMatOption: true, withNumericOption: true, quantity: 2 }),
    );
    const change = async (body: unknown) => (await visitor.put<OrderItem>(`${items}/${uuid}`, body)).body;
    const mat = { withMatOption: true, withSatinOption: false, withNumericOption: true };
    expect(await change({ quantity: 4 })).toMatchObject({ quantity: 4, ...mat });
    expect(await change({ withNumericOption: false })).toMatchObject({
      quantity: 4,
      ...mat,
      withNumericOption: false,
    });
    // A variant comes with its options.
    const { large } = stock.variants;
    expect(await change({ productVariantUuid: large })).toMatchObject({ quantity: 4, withMatOption: false });
    expect(await change({})).toMatchObject({ quantity: 4, productVariantUuid: large });
  });

  it("gives a smaller print no copy that it cannot have", async () => {
    const uuid = await add(visitor, print(stock));
    const body = { productVariantUuid: stock.variants.small, quantity: 1 };
    expect((await visitor.put<OrderItem>(`${items}/${uuid}`, body)).body.withNumericOption).toBeNull();
    const refused = await visitor.put<Refused>(`${items}/${uuid}`, { ...body, withMatOption: true });
    expect([refused.status, refused.body.fields?.[0]?.path]).toEqual([400, "withMatOption"]);
  });

  it("keeps one of a file", async () => {
    const uuid = await add(visitor, file(stock));
    const body = { productVariantUuid: stock.variants.file, quantity: 5 };
    expect((await visitor.put<OrderItem>(`${items}/${uuid}`, body)).body.quantity).toBe(1);
  });

  it.each([
    ["quantity 0", { quantity: 0 }, 400],
    ["no variant", { productVariantUuid: null }, 400],
    ["an unknown variant", { productVariantUuid: unknown }, 404],
  ])("refuses %s", async (_name, change, status) => {
    const uuid = await add(visitor, print(stock));
    const body = { productVariantUuid: stock.variants.large, quantity: 1, ...change };
    expect((await visitor.put(`${items}/${uuid}`, body)).status).toBe(status);
  });
});

describe("taking an item out", () => {
  it("takes its picture's place with it; with the last the total is nothing", async () => {
    const uuid = await add(visitor, print(stock));
    const gone = await visitor.post(`${items}/${uuid}/delete`, { target: { mode: "void" } });
    expect([gone.status, gone.body]).toEqual([200, {}]);
    expect(await cart(visitor)).toEqual([]);
    expect((await visitor.get(`${places}/byCurrentOrder`)).body).toEqual([]);
    expect((await visitor.get("/api/anonymous/pictures/byCurrentOrder")).body).toEqual([]);
    expect((await currentOrder(visitor)).totalPrice).toBe(0);
    const again = await visitor.post<Refused>(`${items}/${uuid}/delete`, { target: { mode: "void" } });
    expect([again.status, again.body.code]).toEqual([404, "NOT_FOUND"]);
  });

  it("refuses an unknown mode", async () => {
    const uuid = await add(visitor, print(stock));
    expect((await visitor.post(`${items}/${uuid}/delete`, { target: { mode: "x" } })).status).toBe(400);
    expect(await cart(visitor)).toHaveLength(1);
  });
});

describe("whose item it is", () => {
  const change = () => ({ productVariantUuid: stock.variants.large, quantity: 2 });

  it("nobody else can change, take out or read", async () => {
    const uuid = await add(visitor, print(stock));
    const stranger = shop.newVisitor();
    await add(stranger, file(stock));
    const answers = [
      await stranger.put<Refused>(`${items}/${uuid}`, change()),
      await stranger.post<Refused>(`${items}/${uuid}/delete`, { target: { mode: "void" } }),
      await stranger.get<Refused>(`${items}/${uuid}/inCurrentOrder`),
      await stranger.get<Refused>(`${places}/byOrderItemInCurrentOrder?orderItemUuid=${uuid}`),
      await stranger.get<Refused>(`/api/anonymous/pictures/byOrderItemInCurrentOrder?orderItemUuid=${uuid}`),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [404, "NOT_FOUND"]),
    );
    expect(lines(await cart(visitor))).toEqual(["1 item 1500"]);
  });

  it("its owner reads it alone, too", async () => {
    const uuid = await add(visitor, print(stock));
    expect((await visitor.get(`${items}/${uuid}/inCurrentOrder`)).body).toMatchObject({ uuid, price: 1500 });
    const { body } = await visitor.get<{ uuid: string }[]>(
      `/api/anonymous/pictures/byOrderItemInCurrentOrder?orderItemUuid=${uuid}`,
    );
    expect(body.map((picture) => picture.uuid)).toEqual([stock.pictures.first]);
    expect((await visitor.get(`${items}/${unknown}/inCurrentOrder`)).status).toBe(404);
    expect((await shop.newVisitor().get(`${items}/${uuid}/inCurrentOrder`)).status).toBe(404);
  });

  it.each([
    ["paying", "PAYMENT_IN_PROGRESS"],
    ["paid", "ORDER_NOT_MODIFIABLE"],
  ] as const)("an order that is %s is not changed", async (status, code) => {
    await signUp(visitor);
    const uuid = await add(visitor, print(stock));
    const orderUuid = await currentOrderUuid(visitor);
    await setStatus(orderUuid, status);
    const answers = [
      await visitor.put<Refused>(`${items}/${uuid}`, change()),
      await visitor.post<Refused>(`${items}/${uuid}/delete`, { target: { mode: "void" } }),
    ];
    expect(answers.map((answered) => [answered.status, answered.body.code])).toEqual([
      [409, code],
      [409, code],
    ]);
    const added = await visitor.post<Refused>(items, file(stock));
    if (status === "paying") {
      expect(added.body).toMatchObject({
        code: "PAYMENT_IN_PROGRESS",
        message: "Order cannot be modified while payment is in progress.",
      });
    } else expect(added.status).toBe(200);
    const { body } = await visitor.get<OrderItem[]>(`${items}/byOrder?orderUuid=${orderUuid}`);
    expect(lines(body)).toEqual(["1 item 1500"]);
  });
});

describe("lists of the cart", () => {
  it("are empty where there is none", async () => {
    const lists = [
      `${items}/byCurrentOrder`,
      `${items}/singlePictures`,
      `${items}/currentUncompletePacks`,
      `${places}/byCurrentOrder`,
      "/api/anonymous/pictures/byCurrentOrder",
      "/api/anonymous/contests/inCurrentOrder",
      "/api/anonymous/filterValues/inCurrentOrder",
    ];
    for (const list of lists) expect((await visitor.get(list)).body, list).toEqual([]);
    expect((await visitor.get(`${items}/cartCount`)).body).toEqual({ count: 0 });
  });

  it("know packs and what they are about, once there are any", async () => {
    await add(visitor, print(stock));
    const orderUuid = (await currentOrderUuid(visitor)) ?? "";
    const { db } = shop.services;
    const pack = await db
      .insertInto("orderItem")
      .values({
        orderUuid,
        productUuid: stock.products.pack,
        productVariantUuid: stock.variants.pack,
        price: 3900,
      })
      .returning("uuid")
      .executeTakeFirstOrThrow();
    const [eventUuid, contestUuid] = [stock.events.rosieres, stock.contests.afternoon];
    const place = { orderItemUuid: pack.uuid, pictureUuid: stock.pictures.later, eventUuid, contestUuid };
    await db.insertInto("orderItemPicture").values(place).execute();
    await db
      .insertInto("orderItem")
      .values({
        orderUuid,
        productUuid: stock.products.whole,
        productVariantUuid: stock.variants.whole,
        price: 24900,
        filterValueUuid2: stock.names.eclair,
      })
      .execute();

    const packs = await visitor.get<OrderItem[]>(`${items}/currentUncompletePacks`);
    expect(packs.body).toEqual([expect.objectContaining({ uuid: pack.uuid, remainingPictures: 2 })]);
    const singles = await visitor.get<OrderItem[]>(`${items}/singlePictures`);
    expect(singles.body.map(({ pictureUuid }) => pictureUuid)).toEqual([stock.pictures.first]);
    for (const list of ["contests/inCurrentOrder", `contests/inOrder?orderUuid=${orderUuid}`]) {
      const { body } = await visitor.get<{ uuid: string }[]>(`/api/anonymous/${list}`);
      expect(body.map(({ uuid }) => uuid).sort()).toEqual(
        [stock.contests.morning, stock.contests.afternoon].sort(),
      );
    }
    for (const list of ["filterValues/inCurrentOrder", `filterValues/inOrder?orderUuid=${orderUuid}`]) {
      const { body } = await visitor.get<{ uuid: string }[]>(`/api/anonymous/${list}`);
      expect(body.map(({ uuid }) => uuid)).toEqual([stock.names.eclair]);
    }
  });
});
