import { createStore } from "jotai";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError, type ApiErrorCode } from "../../../src/api/apiError.ts";
import type { Client } from "../../../src/api/client.ts";
import type { Picture, Product, ProductVariant } from "../../../src/api/contract/catalogueEntities.ts";
import type { OrderItem, OrderItemPicture } from "../../../src/api/contract/orderEntities.ts";
import { packPage } from "../../../src/features/packs/packPage.ts";
import {
  emptyPlaceAtom,
  fillPlaceAtom,
  movePlaceAtom,
  openTrayAtom,
  resumeAddingAtom,
  trayDraftAtom,
  trayNoticeAtom,
} from "../../../src/features/packs/trayAtoms.ts";
import { singlesPrices, trayPlaces } from "../../../src/features/packs/trayView.ts";
import { openPackAtom } from "../../../src/shop/openPack.ts";
import { apiAtom } from "../../../src/state/apiAtom.ts";
import { noSlots } from "../../../stories/support/noSlots.ts";
import { pictures } from "../../../stories/support/searchData.ts";

const uuid = (number: number) => `10000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const [drawn] = pictures;
/** With all that the browser's session keeps. */
const whole = (number: number) => ({ ...drawn, ...picture(number) });
const picture = (number: number) => ({ uuid: uuid(number), name: `DSC_${number}` }) as Picture;
const place = (number: number, groupPosition: 1 | 2 = 1) =>
  ({ uuid: `place ${number}`, pictureUuid: uuid(number), groupPosition }) as OrderItemPicture;

const product = {
  ...noSlots,
  uuid: "p",
  nature: "multi",
  pricingId: 1,
  grp1_count: 2,
  grp2_count: 1,
} as Product;
const print = { ...noSlots, uuid: "sp", nature: "sp", pricingId: 1 } as Product;
const variant = (of: string, price: number, change: Partial<ProductVariant> = {}) =>
  ({
    uuid: `${of} ${price}`,
    productUuid: of,
    grp1_format: "20_30",
    grp2_format: null,
    base_price: price,
    mat_option: null,
    satin_option: null,
    numeric_option: null,
    ...change,
  }) as ProductVariant;
const item = {
  uuid: uuid(900),
  productUuid: "p",
  productVariantUuid: "p 3900",
  quantity: 1,
  price: 3900,
  eventUuid: null,
  withMatOption: false,
  withSatinOption: false,
  withNumericOption: null,
} as OrderItem;
const catalogue = { products: [product, print], variants: [variant("p", 3900), variant("sp", 1500)] };
const pageWith = (places: OrderItemPicture[]) => ({
  ...packPage(
    {
      item,
      places,
      pictures: places.map(({ pictureUuid }) => ({ uuid: pictureUuid, name: "" }) as Picture),
      contests: [],
      values: [],
      event: null,
    },
    catalogue,
  ),
  product,
});

const shown = (places: OrderItemPicture[], adding: number[] = [], removing: number[] = []) =>
  trayPlaces(pageWith(places), {
    adding: adding.map((number) => ({ picture: picture(number) })),
    removing: removing.map(uuid),
  }).map((one) => `${Number(one.picture.uuid.slice(-3))} in ${one.group}${one.placeUuid ? "" : ", coming"}`);

test.each([
  ["what it holds", [place(1), place(2, 2)], [], [], ["1 in 1", "2 in 2"]],
  [
    "what comes, in the next free place",
    [place(1)],
    [2, 3],
    [],
    ["1 in 1", "2 in 1, coming", "3 in 2, coming"],
  ],
  ["nothing past its capacity", [place(1), place(2)], [3, 4], [], ["1 in 1", "2 in 1", "3 in 2, coming"]],
  ["a picture that has arrived once", [place(1)], [1], [], ["1 in 1"]],
  ["not what is being removed", [place(1), place(2)], [], [1], ["2 in 1"]],
  [
    "the freed place filled again",
    [place(1), place(2), place(3, 2)],
    [4],
    [2],
    ["1 in 1", "3 in 2", "4 in 1, coming"],
  ],
] as const)("the tray shows %s", (_, places, adding, removing, expected) => {
  expect(shown([...places], [...adding], [...removing])).toEqual(expected);
});

test("what comes takes the place that it was dropped on, what is moved its new one", () => {
  const draft = {
    adding: [
      { picture: picture(3), group: 2 as const },
      { picture: picture(4), group: 2 as const },
    ],
    removing: [],
  };
  const groups = (places: OrderItemPicture[], moving = {}) =>
    trayPlaces(pageWith(places), { ...draft, moving }).map(({ picture: { uuid: of }, group }) => [
      Number(of.slice(-3)),
      group,
    ]);
  expect(groups([place(1)])).toEqual([
    [1, 1],
    [3, 2],
    [4, 1],
  ]);
  expect(groups([place(1)], { [uuid(1)]: 2 })).toEqual([
    [1, 2],
    [3, 1],
    [4, 1],
  ]);
});

test("its pictures are compared with singles of the same formats", () => {
  const page = pageWith([place(1)]);
  const places = trayPlaces(page, { adding: [], removing: [] });
  expect(singlesPrices(page, places, catalogue)).toEqual({ held: 1500, full: 4500 });
  expect(singlesPrices(page, places, { ...catalogue, variants: [variant("p", 3900)] })).toBeNull();
});

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

/** A shop whose cart has one pack; `refusals` are the codes of the next additions. */
function shopWith(places: OrderItemPicture[]) {
  const held = [...places];
  const refusals: ApiErrorCode[] = [];
  const store = createStore();
  store.set(apiAtom, {
    orderItems: {
      addPictureToPack: async ({ body }: { body: { pictureUuid: string; groupPosition?: 1 | 2 } }) => {
        const code = refusals.shift();
        if (code) throw new ApiError(code);
        const { pictureUuid, groupPosition = 1 } = body;
        held.push({ uuid: `place of ${pictureUuid}`, pictureUuid, groupPosition } as OrderItemPicture);
        return item;
      },
      removePictureFromPack: async ({ body }: { body: { orderItemPictureUuid: string } }) => {
        held.splice(
          held.findIndex((one) => one.uuid === body.orderItemPictureUuid),
          1,
        );
        return item;
      },
      countCartItems: async () => ({ count: 1 }),
      readItemOfCurrentOrder: async () => item,
    },
    orderItemPictures: {
      listOrderItemPicturesOfItem: async () => [...held],
      changeGroupPosition: async (sent: { params: { uuid: string }; body: { newGroupPosition: 1 | 2 } }) => {
        const { newGroupPosition: groupPosition } = sent.body;
        const index = held.findIndex((one) => one.uuid === sent.params.uuid);
        held.splice(index, 1, { ...held[index], groupPosition } as OrderItemPicture);
        return held[index];
      },
    },
    pictures: {
      listPicturesOfOrderItem: async () =>
        held.map(({ pictureUuid }) => ({ uuid: pictureUuid, name: "" }) as Picture),
    },
    contests: { listContestsOfCurrentOrder: async () => [] },
    filterValues: { listFilterValuesOfCurrentOrder: async () => [] },
    products: { listProducts: async () => catalogue.products },
    productVariants: { listVariants: async () => catalogue.variants },
  } as unknown as Client);
  store.set(openPackAtom, item.uuid);
  store.sub(openTrayAtom, () => {});
  const loaded = () => expect.poll(() => store.get(openTrayAtom)).not.toBeNull();
  const names = () => store.get(openTrayAtom)?.places.map((one) => one.picture.uuid);
  return { store, refusals, loaded, names, held };
}

test("a pressed picture is in its place at once, and stays once the server has it", async () => {
  const { store, loaded, names } = shopWith([]);
  await loaded();
  const adding = store.set(fillPlaceAtom, picture(1));
  expect(names()).toEqual([uuid(1)]);
  await adding;
  expect(names()).toEqual([uuid(1)]);
  expect(store.get(trayDraftAtom)).toEqual({ adding: [], retracted: [], removing: [], moving: {} });
  await store.set(fillPlaceAtom, picture(1));
  expect(names()).toEqual([uuid(1)]);
});

test("a picture pressed again while it is being added is taken out once it is there, and stays at a third press", async () => {
  const { store, loaded, names, held } = shopWith([place(2)]);
  await loaded();
  const first = store.set(fillPlaceAtom, picture(1));
  void store.set(emptyPlaceAtom, uuid(1));
  expect(names()).toEqual([uuid(2)]);
  await first;
  expect(names()).toEqual([uuid(2)]);
  await expect.poll(() => held.map(({ pictureUuid }) => pictureUuid)).toEqual([uuid(2)]);
  await expect
    .poll(() => store.get(trayNoticeAtom))
    .toMatchObject({ kind: "removed", picture: { uuid: uuid(1) } });
  expect(store.get(trayDraftAtom)).toEqual({ adding: [], retracted: [], removing: [], moving: {} });

  const again = store.set(fillPlaceAtom, picture(1));
  void store.set(emptyPlaceAtom, uuid(1));
  void store.set(fillPlaceAtom, picture(1));
  expect(names()).toEqual([uuid(2), uuid(1)]);
  await again;
  expect(names()).toEqual([uuid(2), uuid(1)]);
  expect(held).toHaveLength(2);
});

test("a refused picture leaves its place with the reason", async () => {
  const { store, loaded, names, refusals } = shopWith([]);
  await loaded();
  refusals.push("PACK_INCOMPATIBLE");
  await store.set(fillPlaceAtom, picture(1));
  expect(names()).toEqual([]);
  expect(store.get(trayNoticeAtom)).toEqual({
    kind: "refused",
    words: "Cette photo n’est pas de la même catégorie que ce pack.",
  });
  store.set(trayNoticeAtom);
  expect(store.get(trayNoticeAtom)).toBeNull();
});

test("a full pack takes no more, and says so without asking the server", async () => {
  const { store, loaded, held } = shopWith([place(1), place(2), place(3, 2)]);
  await loaded();
  await store.set(fillPlaceAtom, picture(4));
  expect(held).toHaveLength(3);
  expect(store.get(trayNoticeAtom)).toMatchObject({ kind: "refused" });
});

test("an emptied place is free at once, and its picture can be put back", async () => {
  const { store, loaded, names } = shopWith([place(1), place(2)]);
  await loaded();
  const removing = store.set(emptyPlaceAtom, uuid(1));
  expect(names()).toEqual([uuid(2)]);
  await removing;
  const notice = store.get(trayNoticeAtom);
  expect(notice).toMatchObject({ kind: "removed", picture: { uuid: uuid(1) } });
  if (notice?.kind === "removed") await store.set(fillPlaceAtom, notice.picture);
  expect(names()).toEqual([uuid(2), uuid(1)]);
  expect(store.get(trayNoticeAtom)).toBeNull();
});

test("what was still being sent when the page was left is sent by the next one, once", async () => {
  stored.set(
    "dossard.packAdding",
    JSON.stringify({ uuid: item.uuid, adding: [{ picture: whole(2) }, { picture: whole(3) }] }),
  );
  const { store, loaded, names, held } = shopWith([place(1)]);
  await loaded();
  expect(names()).toEqual([uuid(1), uuid(2), uuid(3)]);
  await Promise.all([store.set(resumeAddingAtom), store.set(resumeAddingAtom)]);
  expect(held.map(({ pictureUuid }) => pictureUuid)).toEqual([uuid(1), uuid(2), uuid(3)]);
  expect(store.get(trayDraftAtom).adding).toEqual([]);
});

test("a picture that had arrived before the page was left is no refusal", async () => {
  const { store, loaded, names, refusals } = shopWith([]);
  await loaded();
  refusals.push("PICTURE_ALREADY_IN_PACK");
  await store.set(fillPlaceAtom, picture(1));
  expect(store.get(trayNoticeAtom)).toBeNull();
  expect(names()).toEqual([uuid(1)]);
});

test("a picture dropped on a place goes to its group as long as that has room", async () => {
  const { store, loaded, held } = shopWith([]);
  await loaded();
  await store.set(fillPlaceAtom, picture(1), 2);
  await store.set(fillPlaceAtom, picture(2), 2);
  expect(held.map(({ groupPosition }) => groupPosition)).toEqual([2, 1]);
});

test("a picture moves to a free place of the other group, at once and for good", async () => {
  const { store, loaded, held } = shopWith([place(1), place(2)]);
  await loaded();
  const groups = () => store.get(openTrayAtom)?.places.map(({ group }) => group);
  const moving = store.set(movePlaceAtom, uuid(1), 2);
  expect(groups()).toEqual([2, 1]);
  await moving;
  expect(groups()).toEqual([2, 1]);
  expect(held[0]?.groupPosition).toBe(2);
  await store.set(movePlaceAtom, uuid(2), 2);
  expect(groups()).toEqual([2, 1]);
  expect(store.get(trayNoticeAtom)).toMatchObject({ kind: "refused" });
});
