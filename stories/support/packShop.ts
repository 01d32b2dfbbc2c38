import type { RequestHandler } from "msw";
import type { Picture, Product, ProductVariant } from "../../src/api/contract/catalogueEntities.ts";
import { contract } from "../../src/api/contract/contract.ts";
import type { OrderItem, OrderItemPicture } from "../../src/api/contract/orderEntities.ts";
import { answering, answeringPages, refusal } from "./calls.ts";
import { oneFile, openPack, print20, prints, print as singlePrint } from "./orderData.ts";
import { filterPacks, packOffers } from "./packData.ts";
import { contests, events, filterValues, manyPictures, pictures } from "./searchData.ts";

/** A cart with one pack. Its calls change it as the server would. */

const [event] = events as [(typeof events)[number]];
const [, mixedOffer] = packOffers;
const [roundOffer] = filterPacks;
export const mixed: Product = { ...(mixedOffer as (typeof packOffers)[number]).product };
export const round: Product = {
  ...(roundOffer as (typeof filterPacks)[number]).product,
  filter2_typeUuid: "70000000-0000-4000-8000-000000000002",
};
export const album: Product = {
  ...round,
  uuid: "b2000000-0000-4000-8000-000000000009",
  label: "L’album de mon épreuve",
  description: "Toutes les photos du couple dans une épreuve, tirées sur papier.",
};

const variant = (
  number: number,
  of: Product,
  grp1_format: ProductVariant["grp1_format"],
  base_price: number,
  change: Partial<ProductVariant> = {},
): ProductVariant => ({
  ...print20,
  uuid: `d3000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
  productUuid: of.uuid,
  grp1_format,
  base_price,
  mat_option: null,
  satin_option: null,
  numeric_option: null,
  ...change,
});
const surfaces = { mat_option: 700, satin_option: 700 };
export const mixedVariants = [
  variant(1, mixed, "15_22", 3900, { grp2_format: "low" }),
  variant(2, mixed, "20_30", 6500, { grp2_format: "average", ...surfaces }),
] as const;
export const roundVariants = [
  variant(3, round, "low", 3900),
  variant(4, round, "average", 5900),
  variant(5, round, "high", 7900),
] as const;
export const albumVariants = [
  variant(6, album, "15_22", 4900, { numeric_option: 2500 }),
  variant(7, album, "20_30", 7900, { mat_option: 900, satin_option: 900, numeric_option: 2500 }),
] as const;

const item = (of: ProductVariant, change: Partial<OrderItem>): OrderItem => ({
  ...openPack,
  uuid: "f3000000-0000-4000-8000-000000000001",
  productUuid: of.productUuid,
  productVariantUuid: of.uuid,
  price: of.base_price,
  eventUuid: null,
  contestUuid: null,
  ...change,
});
export const mixedItem = item(mixedVariants[1], { remainingPictures: 3 });
const about = { eventUuid: event.uuid, remainingPictures: null };
export const roundItem = item(roundVariants[1], about);
export const albumItem = item(albumVariants[1], {
  ...about,
  contestUuid: contests[0]?.uuid ?? null,
  filterValueUuid1: filterValues[0]?.uuid ?? null,
});

/** Returns a picture at its place in the pack. */
export const place = (picture: Picture, number: number, groupPosition: 1 | 2): OrderItemPicture => ({
  ...stored,
  uuid: `0e000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
  orderItemUuid: mixedItem.uuid,
  pictureUuid: picture.uuid,
  groupPosition,
  isFileFetched: false,
  paperStatus: null,
  numericStatus: null,
  paperFormat: null,
  numericFormat: null,
  alterWithExternalFile: false,
  alterParams: null,
  alterFrameUuid: null,
  alterFrameDisabled: false,
  priceShare: 0,
  eventUuid: picture.eventUuid,
  contestUuid: picture.contestUuid,
});
const stored = {
  createdAt: "2026-05-16T09:12:00.000Z",
  modifiedAt: "2026-05-16T09:12:00.000Z",
  creationPlaceId: 1,
  isDeleted: false,
};

/** Contents of the cart; `sent` holds the data sent to the server. */
export interface HeldShop {
  item: OrderItem | null;
  places: OrderItemPicture[];
  singles: OrderItem[];
  sent: string[];
}

const at = (index: number) => pictures[index] as Picture;
export const singles: OrderItem[] = [
  { ...prints, uuid: "f4000000-0000-4000-8000-000000000001", pictureUuid: at(6).uuid },
  { ...oneFile, uuid: "f4000000-0000-4000-8000-000000000002", pictureUuid: at(7).uuid },
  { ...prints, uuid: "f4000000-0000-4000-8000-000000000003", pictureUuid: at(8).uuid },
];

/** Two pictures in the first group, one in the second, three single pictures beside the pack. */
export const begun = (): HeldShop => ({
  item: mixedItem,
  places: [place(at(0), 1, 1), place(at(1), 2, 1), place(at(2), 3, 2)],
  singles,
  sent: [],
});
/** Only a filter pack. */
export const filtered = (of: OrderItem) => (): HeldShop => ({ item: of, places: [], singles: [], sent: [] });

/** Current contents of the stories' shop; each story starts with its own. */
export const shop: { held: HeldShop } = { held: begun() };

const note = (call: string, body: unknown) => shop.held.sent.push(`${call} ${JSON.stringify(body)}`);
const gone = () => refusal("NOT_FOUND");
const current = () => shop.held.item ?? gone();

/** Every call of a pack's page; a story puts its own before them, and those of the search after them. */
export const packShopCalls: RequestHandler[] = [
  answering(contract.products.listProducts, [singlePrint, mixed, round, album]),
  answering(contract.productVariants.listVariants, [
    print20,
    ...mixedVariants,
    ...roundVariants,
    ...albumVariants,
  ]),
  answering(contract.orderItems.readItemOfCurrentOrder, current),
  answering(contract.orderItemPictures.listOrderItemPicturesOfItem, () =>
    shop.held.item ? shop.held.places : gone(),
  ),
  answering(contract.pictures.listPicturesOfOrderItem, () => (shop.held.item ? pictures : gone())),
  answering(contract.pictures.listPicturesOfCurrentOrder, pictures),
  answering(contract.contests.listContestsOfCurrentOrder, contests),
  answering(contract.filterValues.listFilterValuesOfCurrentOrder, filterValues),
  answering(contract.filterValues.listLinkedFilterValues, filterValues.slice(0, 2)),
  answering(contract.orderItems.listSinglePictures, () => shop.held.singles),
  answeringPages(contract.pictures.listPicturesForFilterOrderItem, pictures),
  answering(contract.orderItems.updateOrderItem, ({ body }) => {
    note("update", body);
    const { held } = shop;
    if (!held.item) return gone();
    const change: OrderItem = { ...held.item, ...(body as Partial<OrderItem>) };
    const sold = [...mixedVariants, ...roundVariants, ...albumVariants];
    const chosen = sold.find(({ uuid }) => uuid === change.productVariantUuid);
    if (!chosen) return gone();
    const surface = change.withMatOption
      ? chosen.mat_option
      : change.withSatinOption
        ? chosen.satin_option
        : 0;
    const copies = change.withNumericOption ? chosen.numeric_option : 0;
    held.item = { ...change, price: chosen.base_price + (surface ?? 0) + (copies ?? 0) };
    return held.item;
  }),
  answering(contract.orderItemPictures.changeGroupPosition, ({ params, body }) => {
    note("groupPosition", body);
    const { newGroupPosition } = body as { newGroupPosition: 1 | 2 };
    const moved = shop.held.places.find(({ uuid }) => uuid === params.uuid);
    if (!moved) return gone();
    const room = newGroupPosition === 1 ? 3 : 2;
    const taken = shop.held.places.filter((one) => one.groupPosition === newGroupPosition).length;
    if (taken >= room) return refusal("PACK_FULL");
    const there = { ...moved, groupPosition: newGroupPosition };
    shop.held.places = [...shop.held.places.filter((one) => one !== moved), there];
    return there;
  }),
  answering(contract.orderItems.addPictureToPack, ({ body }) => {
    note("addPictureToPack", body);
    const { held } = shop;
    const picture = pictures.find(({ uuid }) => uuid === (body as { pictureUuid: string }).pictureUuid);
    if (!held.item || !picture) return gone();
    const inFirst = held.places.filter((one) => one.groupPosition === 1).length;
    const { groupPosition = inFirst < 3 ? 1 : 2 } = body as { groupPosition?: 1 | 2 };
    held.places = [...held.places, place(picture, 20 + held.sent.length, groupPosition)];
    return held.item;
  }),
  answering(contract.orderItems.removePictureFromPack, ({ body }) => {
    note("removePictureFromPack", body);
    const { orderItemPictureUuid } = body as { orderItemPictureUuid: string };
    shop.held.places = shop.held.places.filter(({ uuid }) => uuid !== orderItemPictureUuid);
    return current();
  }),
  answering(contract.orderItems.moveSinglePicturesToPack, ({ body }) => {
    note("moveSinglePicturesToPack", body);
    const { singlePictureItemUuids, groupPosition } = body as {
      singlePictureItemUuids: string[];
      groupPosition: 1 | 2;
    };
    const { held } = shop;
    for (const [nth, one] of held.singles
      .filter(({ uuid }) => singlePictureItemUuids.includes(uuid))
      .entries()) {
      const picture = pictures.find(({ uuid }) => uuid === one.pictureUuid) ?? at(0);
      held.places = [...held.places, place(picture, 50 + nth, groupPosition)];
    }
    held.singles = held.singles.filter(({ uuid }) => !singlePictureItemUuids.includes(uuid));
    return current();
  }),
  answering(contract.orderItems.deleteOrderItem, ({ body }) => {
    note("delete", body);
    shop.held.item = null;
    return {};
  }),
];

/** A whole event: only its first pages are requested. */
export const wholeEvent = answeringPages(contract.pictures.listPicturesForFilterOrderItem, manyPictures);
