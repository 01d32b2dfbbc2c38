import { afterAll, beforeAll, expect, it } from "vitest";
import { agreedVersions } from "../../../src/domain/orders/consents.ts";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { startTestShop, type TestShop, type TestVisitor } from "../support/testShop.ts";
import { items } from "./packStock.ts";
import { add, cart, currentOrder, currentOrderUuid, lines, print, type Refused } from "./shopper.ts";

let shop: TestShop;
let stock: Stock;
beforeAll(async () => {
  shop = await startTestShop({ placeWhat: "truck" });
  stock = await stockShop(shop);
});
afterAll(() => shop?.stop());

/** Few: tests/server/races stops at each statement. Here it counts what the shopper is told. */
const rounds = 4;
const told = ({ status, body }: { status: number; body: { code?: string } }) =>
  status === 200 ? "done" : `${status} ${body.code}`;

const remove = (visitor: TestVisitor, uuid: string) =>
  visitor.post<Refused>(`${items}/${uuid}/delete`, { target: { mode: "void" } });
const change = (visitor: TestVisitor, uuid: string, quantity: number) =>
  visitor.put<Refused>(`${items}/${uuid}`, { productVariantUuid: stock.variants.large, quantity });
const finalize = (visitor: TestVisitor, totalPrice: number) =>
  visitor.post<Refused & { orderUuid: string }>("/api/anonymous/orders/finalizeCurrentOrder", {
    email: "cavaliere@example.fr",
    lastName: "Lefèvre",
    totalPrice,
    ...agreedVersions(false),
  });

/** Repeats a race between two tabs of one shopper with one print in the cart. */
async function inTwoTabs(race: (visitor: TestVisitor, uuid: string) => Promise<void>): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const visitor = shop.newVisitor();
    await race(visitor, await add(visitor, print(stock)));
  }
}

it("a line deleted in two tabs: it is gone once, the other tab is told", () =>
  inTwoTabs(async (visitor, uuid) => {
    const answers = await Promise.all([remove(visitor, uuid), remove(visitor, uuid)]);
    expect(answers.map(told).sort()).toEqual(["404 NOT_FOUND", "done"]);
    expect(await cart(visitor)).toEqual([]);
    expect((await currentOrder(visitor)).totalPrice).toBe(0);
  }));

it("a quantity typed in a stale tab while the line is deleted: the line stays deleted", () =>
  inTwoTabs(async (visitor, uuid) => {
    const [changed, removed] = await Promise.all([change(visitor, uuid, 3), remove(visitor, uuid)]);
    expect(told(removed)).toBe("done");
    expect(["done", "404 NOT_FOUND"]).toContain(told(changed));
    expect(await cart(visitor)).toEqual([]);
    expect(told(await change(visitor, uuid, 2))).toBe("404 NOT_FOUND");
    expect((await currentOrder(visitor)).totalPrice).toBe(0);
  }));

it("two quantities typed at once: one of them counts, and the total is its own", () =>
  inTwoTabs(async (visitor, uuid) => {
    const answers = await Promise.all([change(visitor, uuid, 2), change(visitor, uuid, 5)]);
    expect(answers.map(told)).toEqual(["done", "done"]);
    const [line] = await cart(visitor);
    expect([2, 5]).toContain(line?.quantity);
    expect((await currentOrder(visitor)).totalPrice).toBe(1500 * (line?.quantity ?? 0));
  }));

it("a quantity typed while the order is placed: nothing is ordered at a total that was not shown", () =>
  inTwoTabs(async (visitor, uuid) => {
    const order = await currentOrderUuid(visitor);
    const [changed, placed] = await Promise.all([change(visitor, uuid, 2), finalize(visitor, 1500)]);
    const { totalPrice, status } = await shop.services.db
      .selectFrom("order")
      .select(["totalPrice", "status"])
      .where("uuid", "=", order)
      .executeTakeFirstOrThrow();
    expect([
      ["done", "409 PRICE_CHANGED", 3000, "uncomplete"],
      ["409 ORDER_NOT_MODIFIABLE", "done", 1500, "finalized"],
    ]).toContainEqual([told(changed), told(placed), totalPrice, status]);
  }));

it("a quantity typed while the cart is put aside: it counts or is refused, the saved total is what the lines say", () =>
  inTwoTabs(async (visitor, uuid) => {
    const save = visitor.post<Refused & { orderUuid: string }>("/api/anonymous/orders/saveCurrentOrder", {
      email: "a@example.fr",
    });
    const [changed, saved] = await Promise.all([change(visitor, uuid, 4), save]);
    expect(told(saved)).toBe("done");
    expect(["done", "409 ORDER_NOT_MODIFIABLE"]).toContain(told(changed));
    const other = shop.newVisitor();
    const { orderUuid } = saved.body;
    await other.post(`/api/anonymous/orders/${orderUuid}/restoreCurrentOrder`);
    const quantity = told(changed) === "done" ? 4 : 1;
    expect(lines(await cart(other))).toEqual([`${quantity} item 1500`]);
    expect((await currentOrder(other)).totalPrice).toBe(1500 * quantity);
  }));
