import { expect } from "vitest";
import type { ProductVariant } from "../../../src/api/contract/catalogueEntities.ts";
import type { OrderItem, OrderItemPicture } from "../../../src/api/contract/orderEntities.ts";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import type { TestShop, TestVisitor } from "../support/testShop.ts";
import { currentOrder, type Refused } from "./shopper.ts";

/** The test shop's stock with more packs and pictures: `pictures.many` holds twelve of the afternoon. */
export type PackStock = Awaited<ReturnType<typeof stockPacks>>;

export async function stockPacks(shop: TestShop) {
  const stock = await stockShop(shop);
  const { db } = shop.services;

  async function product(values: Record<string, unknown>, pricingId = stock.horsePricing): Promise<string> {
    const { uuid } = await db
      .insertInto("product")
      .values({ pricingId, nature: "multi", label: "Pack", ...values } as never)
      .returning("uuid")
      .executeTakeFirstOrThrow();
    return uuid;
  }
  async function variant(productUuid: string, values: Partial<ProductVariant>): Promise<string> {
    const { uuid } = await db
      .insertInto("productVariant")
      .values({ productUuid, grp1_format: "20_30", base_price: 0, ...values } as never)
      .returning("uuid")
      .executeTakeFirstOrThrow();
    return uuid;
  }
  const many: string[] = [];
  for (let number = 0; number < 12; number++) {
    const { uuid } = await db
      .insertInto("picture")
      .columns([
        "name",
        "imageFile",
        "thumbnailFile",
        "rawFileName",
        "rawFileExtension",
        "rawFileType",
        "width",
        "height",
        "kbSize",
        "orientation",
        "takenAt",
        "eventUuid",
        "contestUuid",
        "originalKey",
      ])
      .expression((picture) =>
        picture
          .selectFrom("picture")
          .select((of) => [
            of.val(`MANY_${number}`).as("name"),
            "imageFile",
            "thumbnailFile",
            of.val(`MANY_${number}.jpg`).as("rawFileName"),
          ])
          .select(["rawFileExtension", "rawFileType", "width", "height", "kbSize", "orientation", "takenAt"])
          .select(["eventUuid", "contestUuid", "originalKey"])
          .where("uuid", "=", stock.pictures.later),
      )
      .returning("uuid")
      .executeTakeFirstOrThrow();
    many.push(uuid);
  }

  const products = {
    ...stock.products,
    mixed: await product({ label: "Pack mixte", grp1_count: 2, grp2_count: 2 }),
    carPack: await product({ label: "Pack auto", grp1_count: 2 }, stock.carPricing),
    event: await product({ nature: "filter", filter1_nature: "event" }),
    couple: await product({
      nature: "filter",
      filter1_nature: "event",
      filter2_nature: "contest",
      filter3_nature: "filterValue",
      filter3_typeUuid: stock.types.rider,
      filter4_nature: "filterValue",
      filter4_typeUuid: stock.types.horse,
    }),
    anyName: await product({ nature: "filter", filter1_nature: "filterValue" }),
  };
  const variants = {
    ...stock.variants,
    packFiles: await variant(products.pack, { grp1_format: "average", base_price: 4500 }),
    mixed: await variant(products.mixed, {
      grp2_format: "high",
      base_price: 5001,
      mat_option: 300,
      numeric_option: 1000,
    }),
    /** A format that no single picture offers. */
    mixedLarge: await variant(products.mixed, { grp1_format: "60_90", grp2_format: "low", base_price: 9000 }),
    carPack: await variant(products.carPack, { base_price: 3000 }),
    event: await variant(products.event, { grp1_format: "average", base_price: 19900 }),
    eventHigh: await variant(products.event, { grp1_format: "high", base_price: 29900 }),
    couple: await variant(products.couple, { grp1_format: "15_22", base_price: 1000, numeric_option: 500 }),
    anyName: await variant(products.anyName, { grp1_format: "low", base_price: 3000 }),
  };
  return { ...stock, products, variants, pictures: { ...stock.pictures, many } };
}

type Pack = "pack" | "mixed" | "carPack" | "event" | "couple" | "anyName" | "whole";

/** Returns the body that orders a pack. */
export function pack(stock: PackStock, name: Pack, change: Record<string, unknown> = {}) {
  return { productUuid: stock.products[name], productVariantUuid: stock.variants[name], ...change };
}

export const items = "/api/anonymous/orderItems";
export const places = "/api/anonymous/orderItemPictures";

/** Adds a picture to a pack. Returns the whole response. */
export function addPicture(
  visitor: TestVisitor,
  packUuid: string,
  pictureUuid: string | undefined,
  groupPosition?: number,
) {
  return visitor.put<OrderItem & { code?: string }>(`${items}/${packUuid}/addPictureToPack`, {
    pictureUuid,
    groupPosition,
  });
}

/** Adds pictures to a pack one by one, as the shop does. */
export async function fill(visitor: TestVisitor, packUuid: string, ...pictures: (string | undefined)[]) {
  for (const picture of pictures) {
    const { status, body } = await addPicture(visitor, packUuid, picture);
    expect(status, JSON.stringify(body)).toBe(200);
  }
}

/** Returns the places of an item in the cart. */
export async function placesOf(visitor: TestVisitor, orderItemUuid: string): Promise<OrderItemPicture[]> {
  const { status, body } = await visitor.get<OrderItemPicture[]>(
    `${places}/byOrderItemInCurrentOrder?orderItemUuid=${orderItemUuid}`,
  );
  expect(status).toBe(200);
  return body;
}

/** Pack calls and reads of a visitor, resolved at each call. */
export const packCalls = (visitor: () => TestVisitor) => ({
  total: async () => (await currentOrder(visitor())).totalPrice,
  /** Returns the price shares, place by place. */
  shares: async (uuid: string) => (await placesOf(visitor(), uuid)).map(({ priceShare }) => priceShare),
  take: (uuid: string, orderItemPictureUuid: string, mode: string) =>
    visitor().put<OrderItem & Refused>(`${items}/${uuid}/removePictureFromPack`, {
      orderItemPictureUuid,
      target: { mode },
    }),
  toGroup: (placeUuid: string, newGroupPosition: unknown) =>
    visitor().put<OrderItemPicture & Refused>(`${places}/${placeUuid}/groupPosition`, { newGroupPosition }),
});

/** Returns the status and code of a response. */
export const refused = (answered: { status: number; body: Refused | { code?: string } }) => [
  answered.status,
  answered.body.code,
];

/** Returns the place of a picture in a cart item. */
export async function placeOf(visitor: TestVisitor, orderItemUuid: string, pictureUuid: string | undefined) {
  const place = (await placesOf(visitor, orderItemUuid)).find((held) => held.pictureUuid === pictureUuid);
  expect(place).toBeDefined();
  return place as OrderItemPicture;
}
export type { Stock };
