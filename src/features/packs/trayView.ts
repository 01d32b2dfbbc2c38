import type { Picture, Product, ProductVariant } from "../../api/contract/catalogueEntities.ts";
import { type ByGroup, type GroupPosition, groupsFor } from "../../domain/packs/packCapacity.ts";
import { singlesPrice } from "../../domain/packs/singlesPrice.ts";
import { groupFormat, type PackPage } from "./packPage.ts";

/** A picture being added, and the group that it was dropped on, if any. */
export interface Adding {
  picture: Picture;
  group?: GroupPosition | undefined;
}

/** Changes that the server has not answered yet. */
export interface TrayDraft {
  adding: readonly Adding[];
  /** Uuids of pictures of these that are taken out again once they are in the pack. Default: none. */
  retracted?: readonly string[];
  /** Uuids of pictures being removed. */
  removing: readonly string[];
  /** Groups that pictures of the pack are being moved to, by uuid. Default: none. */
  moving?: Readonly<Record<string, GroupPosition>>;
}

export interface TrayPlace {
  picture: Picture;
  group: GroupPosition;
  /** Uuid of the order item picture; null while it is being added. */
  placeUuid: string | null;
}

type MultiPage = PackPage & { product: Product };

/** Returns the pictures of a pack with pending changes applied: what is being added takes the next free places, of its group if it has some. */
export function trayPlaces(
  page: MultiPage,
  { adding, retracted = [], removing, moving = {} }: TrayDraft,
): TrayPlace[] {
  const left = [...removing, ...retracted];
  const found = new Map(page.pictures.map((picture) => [picture.uuid, picture]));
  const held = page.places.flatMap(({ uuid, pictureUuid, groupPosition }): TrayPlace[] => {
    const picture = found.get(pictureUuid);
    if (!picture || left.includes(pictureUuid)) return [];
    return [{ picture, group: moving[pictureUuid] ?? groupPosition, placeUuid: uuid }];
  });
  const coming = adding.filter(
    ({ picture: { uuid } }) =>
      !retracted.includes(uuid) && !held.some(({ picture }) => picture.uuid === uuid),
  );
  const places = [...held];
  for (const { picture, group: wanted } of coming) {
    const first = places.filter(({ group }) => group === 1).length;
    const inGroups: ByGroup = [first, places.length - first];
    const [group] =
      groupsFor(page.product, inGroups, 1, wanted) ?? groupsFor(page.product, inGroups, 1) ?? [];
    if (group) places.push({ picture, group, placeUuid: null });
  }
  return places;
}

/** What the pictures of a pack cost one by one, in cents; null if they are not sold in its formats. */
export interface SinglesPrices {
  /** Those that it holds. */
  held: number;
  /** As many as it has places. */
  full: number;
}

export function singlesPrices(
  page: MultiPage,
  places: readonly TrayPlace[],
  { products, variants }: { products: readonly Product[]; variants: readonly ProductVariant[] },
): SinglesPrices | null {
  const { item, product } = page;
  const [first, second] = [groupFormat(page, 1), groupFormat(page, 2)];
  if (!first || !second) return null;
  const alone = new Set(
    products
      .filter(({ pricingId, nature }) => pricingId === product.pricingId && nature === "sp")
      .map(({ uuid }) => uuid),
  );
  const singles = variants.filter(({ productUuid }) => alone.has(productUuid));
  const pieces = {
    formats: [first, second],
    options: { ...item, withNumericOption: item.withNumericOption === true },
    quantity: item.quantity,
  } as const;
  const inFirst = places.filter(({ group }) => group === 1).length;
  const held = singlesPrice(pieces, [inFirst, places.length - inFirst], singles);
  const full = singlesPrice(pieces, [product.grp1_count ?? 0, product.grp2_count ?? 0], singles);
  return held === null || full === null ? null : { held, full };
}
