import { expect, test } from "vitest";
import type {
  FilterType,
  Picture,
  Product,
  ProductVariant,
} from "../../../src/api/contract/catalogueEntities.ts";
import type { OrderItem, OrderItemPicture } from "../../../src/api/contract/orderEntities.ts";
import { filterChoices, missingWords } from "../../../src/features/packs/filterChoices.ts";
import { type HeldPack, missingIn, packPage, placeGroups } from "../../../src/features/packs/packPage.ts";
import { singlesFor } from "../../../src/features/packs/singles.ts";
import { noSlots } from "../../../stories/support/noSlots.ts";

const multi = {
  ...noSlots,
  uuid: "p",
  nature: "multi",
  pricingId: 1,
  grp1_count: 2,
  grp2_count: 1,
} as Product;
const album = {
  ...noSlots,
  uuid: "a",
  nature: "filter",
  pricingId: 1,
  grp1_count: null,
  grp2_count: null,
  filter1_nature: "event",
  filter2_nature: "contest",
  filter3_nature: "filterValue",
  filter3_typeUuid: "rider",
  filter4_nature: "filterValue",
} as Product;
const variant = {
  uuid: "v",
  productUuid: "p",
  grp1_format: "20_30",
  grp2_format: "average",
  base_price: 6500,
} as ProductVariant;
const item = {
  uuid: "i",
  productUuid: "p",
  productVariantUuid: "v",
  eventUuid: null,
  contestUuid: null,
  filterValueUuid1: null,
  filterValueUuid2: null,
} as OrderItem;
const place = (uuid: string, pictureUuid: string, groupPosition: 1 | 2) =>
  ({ uuid, pictureUuid, groupPosition }) as OrderItemPicture;
const picture = (uuid: string) => ({ uuid, name: `DSC ${uuid}` }) as Picture;

const held = (change: Partial<HeldPack> = {}): HeldPack => ({
  item,
  places: [place("one", "x", 1), place("two", "y", 2)],
  pictures: [picture("y"), picture("x")],
  contests: [],
  values: [],
  event: null,
  ...change,
});
const catalogue = {
  products: [multi, album],
  variants: [{ ...variant, uuid: "w", base_price: 9900 }, variant],
};
/** A page whose product is on sale. */
const pageOf = (change: Partial<HeldPack>, product: Product) => ({
  ...packPage(held({ ...change, item: { ...item, ...change.item, productUuid: product.uuid } }), catalogue),
  product,
});

test("each group has its places, its format and its pictures in the order they were put there", () => {
  const [first, second] = placeGroups(pageOf({}, multi));
  expect(first).toMatchObject({ position: 1, capacity: 2, format: "20x30\u00a0cm" });
  expect(second).toMatchObject({ position: 2, capacity: 1, format: "2700x1800\u00a0px" });
  expect(first.pictures).toEqual([{ placeUuid: "one", picture: picture("x"), small: null }]);
  expect(second?.pictures).toEqual([{ placeUuid: "two", picture: picture("y"), small: null }]);
  expect(placeGroups(pageOf({}, { ...multi, grp2_count: null }))).toHaveLength(1);
});

test("a picture too small for its group's format is said to be", () => {
  const pictures = ["x", "y"].map((uuid) => ({ ...picture(uuid), width: 1200, height: 800 }));
  const [first, second] = placeGroups(pageOf({ pictures }, multi));
  const words = "Photo de 1200x800\u00a0px, petite pour ce format";
  expect([first, second].map((group) => group?.pictures.map(({ small }) => small))).toEqual([
    [words],
    [words],
  ]);
});

test("a format that is no longer sold leaves the groups without one", () => {
  const page = pageOf({ item: { ...item, productVariantUuid: "gone" } }, multi);
  expect(page.variant).toBeNull();
  expect(page.variants.map(({ uuid }) => uuid)).toEqual(["v", "w"]);
  expect(placeGroups(page).map(({ format }) => format)).toEqual([null, null]);
});

test("a product that is no longer sold is known as gone", () => {
  expect(packPage(held({ item: { ...item, productUuid: "gone" } }), catalogue)).toMatchObject({
    product: null,
    variants: [],
  });
});

test("a pack is full when both groups are", () => {
  expect(missingIn(pageOf({}, multi))).toEqual(["pictures"]);
  const places = [place("one", "x", 1), place("two", "y", 1), place("three", "z", 2)];
  expect(missingIn(pageOf({ places }, multi))).toEqual([]);
  expect(missingIn(pageOf({ places: places.slice(0, 2) }, multi))).toEqual(["pictures"]);
});

test("each part of a filter pack is named in the place's words; the event came with the pack", () => {
  const page = pageOf(
    {
      item: { ...item, eventUuid: "e", contestUuid: "c", filterValueUuid2: "gone" },
      event: { uuid: "e", label: "Jumping" } as HeldPack["event"],
      contests: [{ uuid: "c", label: "Grand Prix" } as HeldPack["contests"][number]],
    },
    album,
  );
  const types = [{ uuid: "rider", code: "rider", label: "Cavalier" } as FilterType];
  expect(filterChoices(page, types, "car")).toEqual([
    { key: "event", term: "Événement", value: "Jumping" },
    { key: "contest", term: "Spéciale", value: "Grand Prix", chooseLabel: "Choisir une spéciale" },
    { key: "filterValue1", term: "Pilote", value: null, chooseLabel: "Choisir un pilote" },
    { key: "filterValue2", term: "Nom", value: "Choix retiré de la vente", chooseLabel: "Choisir un nom" },
  ]);
  expect(filterChoices(page, types, "horse")[2]?.term).toBe("Cavalier");
  const other = [{ ...types[0], code: "team", label: "Équipe" } as FilterType];
  expect(filterChoices(page, other, "horse")[2]).toMatchObject({
    term: "Équipe",
    chooseLabel: "Choisir\u00a0: Équipe",
  });
});

test("singles that can join: of the pack's pricing, and not in it already", () => {
  const products = [
    { uuid: "sp", pricingId: 1 },
    { uuid: "car", pricingId: 2 },
  ] as Product[];
  const variants = [{ uuid: "20", grp1_format: "20_30" }] as ProductVariant[];
  const single = (uuid: string, productUuid: string, pictureUuid: string) =>
    ({ uuid, productUuid, productVariantUuid: "20", pictureUuid }) as OrderItem;
  const items = [
    single("1", "sp", "x"),
    single("2", "car", "y"),
    single("3", "sp", "z"),
    single("4", "sp", "?"),
  ];
  const pictures = ["x", "y", "z"].map(picture);
  expect(singlesFor({ pricingId: 1, held: ["x"] }, { items, pictures }, { products, variants })).toEqual([
    { orderItemUuid: "3", picture: picture("z"), format: "20x30\u00a0cm" },
  ]);
});

test("what a filter pack lacks is named by its place", () => {
  const types = [{ uuid: "rider", code: "rider", label: "Rider" }] as FilterType[];
  const missing = ["contest", "filterValue1", "filterValue2"] as const;
  expect(missingWords(missing, album, types, "horse")).toEqual(["épreuve", "cavalier", "nom"]);
  expect(missingWords(missing, album, types, "car")).toEqual(["spéciale", "pilote", "nom"]);
});
