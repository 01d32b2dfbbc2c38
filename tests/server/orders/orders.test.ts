import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import type { Order } from "../../../src/api/contract/orderEntities.ts";
import {
  add,
  cart,
  currentOrder,
  currentOrderUuid,
  file,
  print,
  type Refused,
  signUp,
} from "../cart/shopper.ts";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { savedOrder, takeCodes } from "../support/orderCodes.ts";
import { startTestShop, stopClock, type TestShop, type TestVisitor } from "../support/testShop.ts";

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

const orders = "/api/anonymous/orders";
const own = "/api/customer/orders";
const unknown = "01234567-89ab-4def-8123-456789abcdef";
type OrderStatus = Order["status"];
const setStatus = (uuid: string, status: OrderStatus) =>
  shop.services.db.updateTable("order").set({ status }).where("uuid", "=", uuid).execute();

/** Creates a cart with one file. Returns its order. */
async function begin(of: TestVisitor): Promise<string> {
  await add(of, file(stock));
  return (await currentOrderUuid(of)) ?? "";
}

const access = async (of: TestVisitor, uuid: string) =>
  (await of.get<{ access: string }>(`${orders}/${uuid}/checkAccess`)).body.access;

/** Every read that takes an order's UUID. */
const reads = [
  (uuid: string) => `orders/${uuid}`,
  (uuid: string) => `orderItems/byOrder?orderUuid=${uuid}`,
  (uuid: string) => `orderItemPictures/byOrder?orderUuid=${uuid}`,
  (uuid: string) => `pictures/byOrder?orderUuid=${uuid}`,
  (uuid: string) => `contests/inOrder?orderUuid=${uuid}`,
  (uuid: string) => `filterValues/inOrder?orderUuid=${uuid}`,
];
async function readAll(of: TestVisitor, uuid: string): Promise<(string | number)[]> {
  const answers = await Promise.all(reads.map((path) => of.get<Refused>(`/api/anonymous/${path(uuid)}`)));
  return [...new Set(answers.map(({ status, body }) => body.code ?? status))];
}

describe("who may see an order", () => {
  it("a visitor's: the session that filled it", async () => {
    const uuid = await begin(visitor);
    const stranger = shop.newVisitor();
    const customer = shop.newVisitor();
    await signUp(customer);
    expect(await Promise.all([visitor, stranger, customer].map((who) => access(who, uuid)))).toEqual([
      "OK",
      "MUST_AUTH",
      "NOK",
    ]);
    expect(await readAll(visitor, uuid)).toEqual([200]);
    expect(await readAll(stranger, uuid)).toEqual(["FORBIDDEN"]);
    expect(await readAll(customer, uuid)).toEqual(["FORBIDDEN"]);
  });

  it("a customer's: that customer, from wherever he signs in", async () => {
    await signUp(visitor, "partout@example.fr");
    const uuid = await begin(visitor);
    const elsewhere = shop.newVisitor();
    const { body } = await elsewhere.post<{ accessToken: string }>("/api/anonymous/customers/login", {
      email: "partout@example.fr",
      password: "mot de passe",
    });
    elsewhere.token = body.accessToken;
    const another = shop.newVisitor();
    await signUp(another);
    const signedOut = visitor;
    signedOut.token = null;
    expect(await access(elsewhere, uuid)).toBe("OK");
    expect(await access(another, uuid)).toBe("NOK");
    expect(await access(signedOut, uuid)).toBe("MUST_AUTH");
    expect(await access(shop.newVisitor(), uuid)).toBe("MUST_AUTH");
    expect(await readAll(elsewhere, uuid)).toEqual([200]);
    expect(await readAll(another, uuid)).toEqual(["FORBIDDEN"]);
    expect(await readAll(signedOut, uuid)).toEqual(["FORBIDDEN"]);
  });

  it("nobody sees one that does not exist", async () => {
    expect(await access(visitor, unknown)).toBe("MUST_AUTH");
    await signUp(visitor);
    expect(await access(visitor, unknown)).toBe("NOK");
    expect(await readAll(visitor, unknown)).toEqual(["FORBIDDEN"]);
    expect((await visitor.get(`${orders}/12/checkAccess`)).status).toBe(400);
  });

  it("says nothing of whose session it is", async () => {
    const { body } = await visitor.get(`${orders}/${await begin(visitor)}`);
    expect(body).not.toHaveProperty("sessionUuid");
  });
});

describe("the current order", () => {
  it("is a customer's where a token comes, with how to reach him", async () => {
    const left = await begin(visitor);
    await signUp(visitor);
    expect(await currentOrderUuid(visitor)).not.toBe(left);
    expect(await currentOrder(visitor)).toMatchObject({
      customerId: expect.any(Number),
      email: expect.stringContaining("@example.fr"),
      lastName: "Lefèvre",
      phone: "06 12 34 56 78",
    });
    visitor.token = null;
    expect(await currentOrderUuid(visitor)).toBeNull();
  });

  it("given up makes room for another", async () => {
    const uuid = await begin(visitor);
    const { status, body } = await visitor.post(`${orders}/withdrawOrder`);
    expect([status, body]).toEqual([200, {}]);
    expect(await currentOrderUuid(visitor)).toBeNull();
    expect((await visitor.get(`${orders}/${uuid}`)).body).toMatchObject({ status: "withdrawn" });
    expect(await begin(visitor)).not.toBe(uuid);
    expect(await cart(visitor)).toHaveLength(1);
  });

  it("cannot be given up where there is none, nor while it is being paid", async () => {
    const none = await visitor.post<Refused>(`${orders}/withdrawOrder`);
    expect([none.status, none.body.code]).toEqual([404, "NOT_FOUND"]);
    await signUp(visitor);
    await setStatus(await begin(visitor), "paying");
    const paying = await visitor.post<Refused>(`${orders}/withdrawOrder`);
    expect([paying.status, paying.body.code]).toEqual([409, "PAYMENT_IN_PROGRESS"]);
  });

  it("takes a code that is left, and shares one where all are taken", async () => {
    const { db } = shop.services;
    await db.updateTable("order").set({ status: "canceled" }).where("status", "=", "uncomplete").execute();
    const free = Array.from({ length: 64 }, (_, index) => (index * 1024 + 511).toString(16).padStart(4, "0"));
    await takeCodes(db, free);
    expect(free).toContain((await begin(visitor)).slice(0, 4));
    expect(free).toContain((await begin(shop.newVisitor())).slice(0, 4));
    await db.insertInto("order").values(free.map(savedOrder)).execute();
    const uuids: string[] = [];
    for (let shopper = 0; shopper < 100; shopper++) uuids.push(await begin(shop.newVisitor()));
    expect(new Set(uuids).size).toBe(100);
    expect(uuids.every((uuid) => /^[0-9a-f]{8}-[0-9a-f]{4}-4/.test(uuid))).toBe(true);
    await db.deleteFrom("order").where("status", "=", "saved").execute();
  }, 120_000);

  it("is refused past the limit of new carts from one address, and leaves nothing", async () => {
    const { db, settings } = shop.services;
    stopClock(shop);
    await db.deleteFrom("attempt").execute();
    const orderCount = () =>
      db
        .selectFrom("order")
        .select((of) => of.fn.countAll().as("n"))
        .executeTakeFirst();
    onTestFinished(() => {
      settings.newCartsPerAddress = 1_000_000;
    });
    settings.newCartsPerAddress = 2;
    await begin(visitor);
    await begin(visitor);
    await begin(shop.newVisitor());
    const before = await orderCount();
    const { status, body } = await shop.newVisitor().post<Refused>("/api/anonymous/orderItems", file(stock));
    expect([status, body.code]).toEqual([429, "TOO_MANY_ATTEMPTS"]);
    expect(await orderCount()).toEqual(before);
  });
});

describe("a customer's orders", () => {
  it("come newest first, without those that hold nothing and those of others", async () => {
    const customerId = await signUp(visitor);
    const first = await begin(visitor);
    await setStatus(first, "paid");
    const second = await begin(visitor);
    await visitor.post(`${orders}/withdrawOrder`);
    const emptied = await begin(visitor);
    const [item] = await cart(visitor);
    await visitor.post(`/api/anonymous/orderItems/${item?.uuid}/delete`, { target: { mode: "void" } });
    await signUp(shop.newVisitor());

    const { body } = await visitor.get<Order[]>(`${own}/byCurrentCustomer`);
    expect(body.map(({ uuid, status }) => [uuid, status])).toEqual([
      [second, "withdrawn"],
      [first, "paid"],
    ]);
    expect(body.map(({ uuid }) => uuid)).not.toContain(emptied);
    expect((await visitor.get(`${own}/byCustomer?customerId=${customerId}`)).body).toEqual(body);
    const other = await visitor.get<Refused>(`${own}/byCustomer?customerId=${customerId + 1}`);
    expect([other.status, other.body.code]).toEqual([403, "FORBIDDEN"]);
    expect((await visitor.get(`${own}/byCustomer?customerId=x`)).status).toBe(400);
  });

  it.each(["byCurrentCustomer", "byCustomer?customerId=1"])("%s asks to sign in", async (call) => {
    expect((await visitor.get(`${own}/${call}`)).status).toBe(401);
  });
});

describe("an order's addresses", () => {
  const address = { street: "1 rue du Lavoir", zipCode: "60140", city: "Rosières" };
  const newAddress = async (of: TestVisitor) =>
    (await of.post<{ id: number }>("/api/customer/addresses", address)).body.id;

  it("are the customer's own, and can be forgotten", async () => {
    await signUp(visitor);
    const uuid = await begin(visitor);
    const [home, work] = [await newAddress(visitor), await newAddress(visitor)];
    const put = (body: unknown) => visitor.put<Order & Refused>(`${own}/${uuid}/addresses`, body);
    const both = await put({ deliveryAddressId: home, invoiceAddressId: work });
    expect([both.status, both.body.deliveryAddressId, both.body.invoiceAddressId]).toEqual([200, home, work]);
    expect((await put({ deliveryAddressId: null, invoiceAddressId: home })).body).toMatchObject({
      deliveryAddressId: null,
      invoiceAddressId: home,
    });
    expect((await put({ deliveryAddressId: home, invoiceAddressId: home })).status).toBe(200);

    const stranger = shop.newVisitor();
    await signUp(stranger);
    const foreign = await newAddress(stranger);
    const refused = await put({ deliveryAddressId: home, invoiceAddressId: foreign });
    expect([refused.status, refused.body.code]).toEqual([404, "NOT_FOUND"]);
    expect((await put({ deliveryAddressId: home })).status).toBe(400);
    expect((await put({ deliveryAddressId: home, invoiceAddressId: 2_147_483_647 })).status).toBe(404);
    expect(await currentOrder(visitor)).toMatchObject({ deliveryAddressId: home, invoiceAddressId: home });

    const reset = await visitor.put<Order>(`${own}/${uuid}/resetAddresses`);
    expect([reset.status, reset.body.deliveryAddressId, reset.body.invoiceAddressId]).toEqual([
      200,
      null,
      null,
    ]);
  });

  it.each(["addresses", "resetAddresses"])("%s: whose order it must be, and in what state", async (call) => {
    await signUp(visitor);
    const uuid = await begin(visitor);
    const id = await newAddress(visitor);
    const stranger = shop.newVisitor();
    const put = async (of: TestVisitor, order: string) => {
      const body = { deliveryAddressId: id, invoiceAddressId: id };
      const answered = await of.put<Refused>(`${own}/${order}/${call}`, body);
      return [answered.status, answered.body.code];
    };
    expect(await put(stranger, uuid)).toEqual([401, "UNAUTHENTICATED"]);
    await signUp(stranger);
    expect(await put(stranger, uuid)).toEqual([403, "FORBIDDEN"]);
    expect(await put(visitor, unknown)).toEqual([403, "FORBIDDEN"]);
    await setStatus(uuid, "paying");
    expect(await put(visitor, uuid)).toEqual([409, "PAYMENT_IN_PROGRESS"]);
    await setStatus(uuid, "paid");
    expect(await put(visitor, uuid)).toEqual([409, "ORDER_NOT_MODIFIABLE"]);
  });
});

describe("signing in with a cart", () => {
  const login = async (of: TestVisitor, email: string) => {
    const { body } = await of.post<{ accessToken: string }>("/api/anonymous/customers/login", {
      email,
      password: "mot de passe",
    });
    of.token = body.accessToken;
  };
  /** Returns the picture and quantity of each cart item. */
  const contents = async (of: TestVisitor) =>
    (await cart(of)).map(({ quantity, price, pictureUuid }) => `${quantity} ${price} ${pictureUuid}`).sort();

  it("adds it to the customer's own, once, same things together", async () => {
    await signUp(visitor, "panier@example.fr");
    await add(visitor, print(stock, { quantity: 2 }));
    await add(visitor, file(stock));
    const uuid = await currentOrderUuid(visitor);

    const phone = shop.newVisitor();
    await add(phone, print(stock));
    await add(phone, file(stock));
    await add(phone, print(stock, { pictureUuid: stock.pictures.second, withMatOption: true }));
    const left = await currentOrderUuid(phone);
    await login(phone, "panier@example.fr");
    const { first, second } = stock.pictures;
    expect(await contents(phone)).toEqual([`1 1800 ${second}`, `1 2900 ${first}`, `3 1500 ${first}`]);
    expect(await currentOrder(phone)).toMatchObject({ uuid, totalPrice: 1800 + 2900 + 4500 });
    expect((await phone.get<unknown[]>("/api/anonymous/orderItemPictures/byCurrentOrder")).body).toHaveLength(
      3,
    );

    await login(phone, "panier@example.fr");
    expect(await contents(phone)).toHaveLength(3);
    phone.token = null;
    expect(await currentOrderUuid(phone)).toBeNull();
    expect(await readAll(phone, left ?? "")).toEqual(["FORBIDDEN"]);
  });

  it("begins the customer's where he had none, and twice at once adds it once", async () => {
    await signUp(shop.newVisitor(), "deuxfois@example.fr");
    await add(visitor, print(stock));
    await Promise.all([login(visitor, "deuxfois@example.fr"), login(visitor, "deuxfois@example.fr")]);
    expect(await contents(visitor)).toEqual([`1 1500 ${stock.pictures.first}`]);
  });

  it("without anything in it begins no order", async () => {
    await add(visitor, print(stock));
    const [item] = await cart(visitor);
    await visitor.post(`/api/anonymous/orderItems/${item?.uuid}/delete`, { target: { mode: "void" } });
    await signUp(visitor);
    expect(await currentOrderUuid(visitor)).toBeNull();
  });

  it("leaves it where it is while the customer's order is being paid", async () => {
    await signUp(visitor, "paie@example.fr");
    await setStatus(await begin(visitor), "paying");
    const phone = shop.newVisitor();
    await add(phone, print(stock));
    await login(phone, "paie@example.fr");
    expect(await contents(phone)).toEqual([`1 2900 ${stock.pictures.first}`]);
    phone.token = null;
    expect(await contents(phone)).toEqual([`1 1500 ${stock.pictures.first}`]);
  });
});
