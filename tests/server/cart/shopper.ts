import { expect } from "vitest";
import type { Order, OrderItem } from "../../../src/api/contract/orderEntities.ts";
import { agreedVersions } from "../../../src/domain/orders/consents.ts";
import type { Stock } from "../catalogue/stockShop.ts";
import type { TestVisitor } from "../support/testShop.ts";

export interface Refused {
  code: string;
  fields?: { path: string; message: string }[];
}

/** Returns the body that orders one print of 20x30. */
export function print(stock: Stock, change: Record<string, unknown> = {}) {
  return {
    productUuid: stock.products.print,
    productVariantUuid: stock.variants.large,
    pictureUuid: stock.pictures.first,
    ...change,
  };
}

/** Returns the body that orders one file. */
export function file(stock: Stock, change: Record<string, unknown> = {}) {
  return {
    productUuid: stock.products.file,
    productVariantUuid: stock.variants.file,
    pictureUuid: stock.pictures.first,
    ...change,
  };
}

/** Adds something to the cart. Returns the item's UUID. */
export async function add(visitor: TestVisitor, body: unknown): Promise<string> {
  const answered = await visitor.post<{ orderItemUuid: string }>("/api/anonymous/orderItems", body);
  expect(answered.status, JSON.stringify(answered.body)).toBe(200);
  return answered.body.orderItemUuid;
}

/** Returns the items in the cart. */
export async function cart(visitor: TestVisitor): Promise<OrderItem[]> {
  const { status, body } = await visitor.get<OrderItem[]>("/api/anonymous/orderItems/byCurrentOrder");
  expect(status).toBe(200);
  return body;
}

export async function currentOrderUuid(visitor: TestVisitor): Promise<string | null> {
  const { body } = await visitor.get<{ currentOrderUuid: string | null }>(
    "/api/anonymous/orders/currentOrderUuid",
  );
  return body.currentOrderUuid;
}

export async function currentOrder(visitor: TestVisitor): Promise<Order> {
  const uuid = await currentOrderUuid(visitor);
  const { status, body } = await visitor.get<Order>(`/api/anonymous/orders/${uuid}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

/** Orders the cart's content at a stand. @returns the order's UUID */
export async function placeAtStand(visitor: TestVisitor, phone?: string): Promise<string> {
  const { status, body } = await visitor.post<{ orderUuid: string }>(
    "/api/anonymous/orders/finalizeCurrentOrder",
    { email: "zoe@example.fr", lastName: "Lefèvre", phone, ...agreedVersions(false) },
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body.orderUuid;
}

/** Summarises each line: quantity, kind and unit price. */
export function lines(items: OrderItem[]) {
  return items.map(({ kind, quantity, price }) => `${quantity} ${kind} ${price}`);
}

let accounts = 0;

/** Registers a new customer and signs in: the visitor keeps the token. */
export async function signUp(
  visitor: TestVisitor,
  email = `client${accounts++}@example.fr`,
): Promise<number> {
  const { body } = await visitor.post<{ accessToken: string }>("/api/anonymous/customers/register", {
    email,
    password: "mot de passe",
    firstName: "Zoé",
    lastName: "Lefèvre",
    mobile: "06 12 34 56 78",
  });
  expect(body.accessToken).toMatch(/^[\w-]{43}$/);
  visitor.token = body.accessToken;
  const current = await visitor.get<{ id: number }>("/api/anonymous/customers/current");
  return current.body.id;
}
