import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Answer, BodyInput } from "../../../src/api/contract/endpoint.ts";
import type { orderItemCalls, PurchasablePicture } from "../../../src/api/contract/orderItemCalls.ts";
import { reducedBy } from "../../../src/domain/money/amounts.ts";
import { lotsOf, lotsPrice, type SelectionVariant } from "../../../src/domain/orders/selectionOrder.ts";
import { addPicturesLike, type Stock, stockShop } from "../catalogue/stockShop.ts";
import { startTestShop, type TestShop, type TestVisitor } from "../support/testShop.ts";
import { add, cart, currentOrder, currentOrderUuid, file, lines, print, type Refused } from "./shopper.ts";

let shop: TestShop;
let stock: Stock;
let visitor: TestVisitor;
/** The uuids of 300 pictures of one contest. */
let many: string[];
beforeAll(async () => {
  shop = await startTestShop();
  stock = await stockShop(shop);
  const { db } = shop.services;
  const names = Array.from({ length: 300 }, (_, n) => ({ name: `MANY_${n}` }));
  await addPicturesLike(db, stock.pictures.first, names);
  const rows = await db.selectFrom("picture").select("uuid").where("name", "like", "MANY%").execute();
  many = rows.map(({ uuid }) => uuid);
});
afterAll(() => shop?.stop());
beforeEach(async () => {
  visitor = shop.newVisitor();
  await shop.services.db.deleteFrom("discount").execute();
});

type Added = Answer<typeof orderItemCalls.addPicturesToCart>;
type Choice = BodyInput<typeof orderItemCalls.addPicturesToCart>["choices"][number];
const path = "/api/anonymous/orderItems/addPictures";
const unknown = "01234567-89ab-4def-8123-456789abcdef";
const large = (pictureUuids: string[], change: Partial<Choice> = {}): Choice => ({
  productVariantUuid: stock.variants.large,
  pictureUuids,
  ...change,
});
async function addAll(...choices: Choice[]): Promise<Added> {
  const { status, body } = await visitor.post<Added>(path, { choices });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

describe("adding many pictures to the cart", () => {
  it("adds each in its format with its options, in the order of the choice", async () => {
    const { first, second, later } = stock.pictures;
    const added = await addAll(
      large([later, second], { quantity: 2, withMatOption: true }),
      large([first], { productVariantUuid: stock.variants.small }),
    );
    expect(added).toEqual({
      addedPictureUuids: [later, second, first],
      knownPictureUuids: [],
      unavailablePictureUuids: [],
    });
    const items = await cart(visitor);
    expect(lines(items)).toEqual(["2 item 1800", "2 item 1800", "1 item 905"]);
    expect(items.map(({ pictureUuid }) => pictureUuid)).toEqual([later, second, first]);
    expect(items[0]).toMatchObject({
      eventUuid: stock.events.rosieres,
      contestUuid: stock.contests.afternoon,
      withMatOption: true,
      productUuid: stock.products.print,
    });
    expect(await currentOrder(visitor)).toMatchObject({ totalPrice: 4 * 1800 + 905 });
  });

  it("takes pictures of several pricings", async () => {
    await addAll(
      large([stock.pictures.first]),
      large([stock.pictures.car], { productVariantUuid: stock.variants.carPrint }),
    );
    expect(lines(await cart(visitor))).toEqual(["1 item 1500", "1 item 1700"]);
  });

  it("joins what the cart has: prints add up to 999, a file stays one and is named", async () => {
    const { first, second } = stock.pictures;
    await add(visitor, print(stock, { quantity: 998 }));
    await add(visitor, file(stock));
    const files = { productVariantUuid: stock.variants.file, quantity: 5 };
    const added = await addAll(large([first, second, first]), large([first, second], files));
    // Both were added as prints.
    expect(added).toEqual({
      addedPictureUuids: [first, second],
      knownPictureUuids: [],
      unavailablePictureUuids: [],
    });
    expect(lines(await cart(visitor)).sort()).toEqual(
      ["999 item 1500", "1 item 1500", "1 item 2900", "1 item 2900"].sort(),
    );
    expect(await addAll(large([first.toUpperCase()], files))).toEqual({
      addedPictureUuids: [],
      knownPictureUuids: [first],
      unavailablePictureUuids: [],
    });
    expect(await cart(visitor)).toHaveLength(4);
  });

  it("leaves out and names what is no longer on sale; nothing else is lost", async () => {
    const { first, deleted, inHiddenContest, inHiddenEvent } = stock.pictures;
    const gone = [deleted, inHiddenContest, inHiddenEvent, unknown];
    expect(await addAll(large([...gone, first]))).toEqual({
      addedPictureUuids: [first],
      knownPictureUuids: [],
      unavailablePictureUuids: gone,
    });
    expect(lines(await cart(visitor))).toEqual(["1 item 1500"]);
  });

  it("begins no order where none is left", async () => {
    expect(await addAll(large([stock.pictures.deleted]))).toEqual({
      addedPictureUuids: [],
      knownPictureUuids: [],
      unavailablePictureUuids: [stock.pictures.deleted],
    });
    expect(await currentOrderUuid(visitor)).toBeNull();
  });

  it("adds a repeated call once", async () => {
    const headers = { "idempotency-key": "selection-of-zoe" };
    const body = { choices: [large([stock.pictures.first, stock.pictures.second])] };
    const [one, two] = [
      await visitor.request<Added>("POST", path, body, headers),
      await visitor.request<Added>("POST", path, body, headers),
    ];
    expect(two.body).toEqual(one.body);
    expect(lines(await cart(visitor))).toEqual(["1 item 1500", "1 item 1500"]);
  });

  it("takes 300 pictures, and not one more", async () => {
    const halves = [large(many.slice(0, 150)), large(many.slice(150), { quantity: 2 })];
    expect((await addAll(...halves)).addedPictureUuids).toEqual([...many.slice(0, 150), ...many.slice(150)]);
    expect(await cart(visitor)).toHaveLength(300);
    expect(await currentOrder(visitor)).toMatchObject({ totalPrice: 450 * 1500 });
    const more = await visitor.post<Refused>(path, {
      choices: [...halves, large([stock.pictures.first])],
    });
    expect([more.status, more.body.fields]).toEqual([400, [expect.objectContaining({ path: "choices" })]]);
  });

  it.each<[string, () => Choice[], number, string, string?]>([
    ["nothing", () => [], 400, "INVALID_INPUT", "choices"],
    ["no picture", () => [large([])], 400, "INVALID_INPUT", "choices.0.pictureUuids"],
    ["a quantity of 0", () => [large([stock.pictures.first], { quantity: 0 })], 400, "INVALID_INPUT"],
    [
      "an unknown variant",
      () => [large([stock.pictures.first], { productVariantUuid: unknown })],
      404,
      "NOT_FOUND",
    ],
    [
      "a pack",
      () => [large([stock.pictures.first], { productVariantUuid: stock.variants.pack })],
      400,
      "INVALID_INPUT",
      "choices.0.productVariantUuid",
    ],
    [
      "a picture of another pricing",
      () => [large([stock.pictures.first]), large([stock.pictures.car])],
      400,
      "INVALID_INPUT",
      "choices.1.pictureUuids",
    ],
    [
      "an option that the format lacks",
      () => [
        large([stock.pictures.first], { productVariantUuid: stock.variants.small, withMatOption: true }),
      ],
      400,
      "INVALID_INPUT",
      "withMatOption",
    ],
  ])("refuses %s, and adds nothing", async (_, choices, status, code, field) => {
    const answered = await visitor.post<Refused>(path, { choices: choices() });
    expect([answered.status, answered.body.code]).toEqual([status, code]);
    if (field) expect(answered.body.fields?.map((one) => one.path)).toContain(field);
    expect(await currentOrderUuid(visitor)).toBeNull();
  });

  it("refuses a format that is no longer sold, and an order that is being paid", async () => {
    const { db } = shop.services;
    const { uuid } = await db
      .insertInto("productVariant")
      .values({
        productUuid: stock.products.print,
        grp1_format: "30_45",
        base_price: 100,
        isDeleted: true,
      })
      .returning("uuid")
      .executeTakeFirstOrThrow();
    const gone = await visitor.post<Refused>(path, {
      choices: [large([stock.pictures.first], { productVariantUuid: uuid })],
    });
    expect([gone.status, gone.body.code]).toEqual([409, "VARIANT_WITHDRAWN"]);

    await add(visitor, print(stock));
    const order = await currentOrderUuid(visitor);
    await db.updateTable("order").set({ status: "paying" }).where("uuid", "=", order).execute();
    const locked = await visitor.post<Refused>(path, { choices: [large([stock.pictures.second])] });
    expect([locked.status, locked.body.code]).toEqual([409, "PAYMENT_IN_PROGRESS"]);
    await db.updateTable("order").set({ status: "uncomplete" }).where("uuid", "=", order).execute();
    expect(lines(await cart(visitor))).toEqual(["1 item 1500"]);
  });
});

describe("the total shown", () => {
  it("equals the server's, whatever is chosen for which picture and whatever the discount", async () => {
    const { db } = shop.services;
    const variants = (await db
      .selectFrom("productVariant")
      .selectAll()
      .where("uuid", "in", [stock.variants.large, stock.variants.small, stock.variants.file])
      .execute()) as SelectionVariant[];
    const pictures = many.slice(0, 6);
    const anyVariant = fc.constantFrom(...variants.map(({ uuid }) => uuid));
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          variantUuid: anyVariant,
          surface: fc.constantFrom("none" as const, "mat" as const, "satin" as const),
          withNumericOption: fc.boolean(),
          quantity: fc.integer({ min: 1, max: 999 }),
          own: fc.dictionary(fc.constantFrom(...pictures), fc.option(anyVariant)),
        }),
        fc.integer({ min: 0, max: 100 }),
        async (choice, percent) => {
          visitor = shop.newVisitor();
          await db.deleteFrom("discount").execute();
          const period = { startAt: "2020-01-01T00:00:00Z", endAt: "2099-01-01T00:00:00Z" };
          if (percent > 0) {
            await db
              .insertInto("discount")
              .values({ label: "r", description: "r", percent, ...period })
              .execute();
          }
          const lots = lotsOf(pictures, variants, choice);
          if (lots.length === 0) return;
          await addAll(
            ...lots.map(({ variant, options, quantity, pictureUuids }) => ({
              productVariantUuid: variant.uuid,
              ...options,
              quantity,
              pictureUuids,
            })),
          );
          const items = await cart(visitor);
          const charged = (kind: string) =>
            items
              .filter((item) => item.kind === kind)
              .reduce((sum, item) => sum + item.quantity * item.price, 0);
          expect(lotsPrice(lots)).toBe(charged("item"));
          expect(reducedBy(lotsPrice(lots), percent)).toBe(charged("item") + charged("discount"));
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe("the pictures of a selection", () => {
  const read = async (...pictureUuids: string[]) =>
    visitor.get<PurchasablePicture[]>(
      `/api/anonymous/orderItems/purchasablePictures?pictureUuids=${pictureUuids.join(",")}`,
    );

  it("come in the order asked, each once, with pricing and names; others are left out", async () => {
    const { first, car, deleted, inHiddenEvent, undated } = stock.pictures;
    const { status, body } = await read(undated, deleted, car, first, inHiddenEvent, unknown, first);
    expect(status).toBe(200);
    expect(body.map(({ picture, pricingId, names }) => [picture.uuid, pricingId, names])).toEqual([
      [undated, stock.horsePricing, []],
      [car, stock.carPricing, ["Lefèvre Hugo"]],
      [first, stock.horsePricing, ["Éclair du Lys", "Zoé Lefèvre"]],
    ]);
    expect(body[2]?.picture).toMatchObject({ name: "IMG_1", width: 6000, height: 4000 });
  });

  it("are none for none, and refused for what is no uuid", async () => {
    expect((await read(unknown)).body).toEqual([]);
    const refused = await visitor.get<Refused>(
      "/api/anonymous/orderItems/purchasablePictures?pictureUuids=IMG_1",
    );
    expect([refused.status, refused.body.code]).toEqual([400, "INVALID_INPUT"]);
  });
});
