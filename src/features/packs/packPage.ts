import type {
  Contest,
  Event,
  FilterValue,
  Picture,
  Product,
  ProductVariant,
} from "../../api/contract/catalogueEntities.ts";
import type { OrderItem, OrderItemPicture } from "../../api/contract/orderEntities.ts";
import { type MissingPart, missingOf } from "../../domain/packs/completeness.ts";
import type { ByGroup, GroupPosition } from "../../domain/packs/packCapacity.ts";
import { formatWords } from "../../domain/products/formatWords.ts";
import { smallWords } from "../../domain/products/originalSize.ts";
import type { PlaceGroup } from "./PackPlaces.tsx";

/** A pack as returned by the server. */
export interface HeldPack {
  item: OrderItem;
  places: readonly OrderItemPicture[];
  pictures: readonly Picture[];
  /** Contests and values referenced by the whole cart. */
  contests: readonly Contest[];
  values: readonly FilterValue[];
  /** Null if it has none, or if its event is now hidden. */
  event: Event | null;
}

/** The same with its product and variants. */
export interface PackPage extends HeldPack {
  /** Null once it is no longer sold. */
  product: Product | null;
  /** The product's variants, cheapest first. */
  variants: readonly ProductVariant[];
  /** The item's variant; null once it is no longer sold. */
  variant: ProductVariant | null;
}

export function packPage(
  held: HeldPack,
  { products, variants }: { products: readonly Product[]; variants: readonly ProductVariant[] },
): PackPage {
  const { item } = held;
  return {
    ...held,
    product: products.find(({ uuid }) => uuid === item.productUuid) ?? null,
    variants: variants
      .filter(({ productUuid }) => productUuid === item.productUuid)
      .sort((a, b) => a.base_price - b.base_price),
    variant: variants.find(({ uuid }) => uuid === item.productVariantUuid) ?? null,
  };
}

/** Number of pictures in each group. */
export function heldPictures({ places }: Pick<HeldPack, "places">): ByGroup {
  const first = places.filter(({ groupPosition }) => groupPosition === 1).length;
  return [first, places.length - first];
}

/** What the shopper still has to choose. */
export function missingIn(page: PackPage & { product: Product }): MissingPart[] {
  return missingOf(page.product, { ...page.item, pictureCounts: heldPictures(page) });
}

/** A group's format: a second group without its own uses the first's. Null once it is no longer sold. */
export function groupFormat({ variant }: Pick<PackPage, "variant">, position: GroupPosition) {
  return variant && ((position === 2 && variant.grp2_format) || variant.grp1_format);
}

/** The groups of a pack of pictures with their contents. */
export function placeGroups(
  page: PackPage & { product: Product },
): readonly [PlaceGroup] | readonly [PlaceGroup, PlaceGroup] {
  const { product, places, pictures } = page;
  const found = new Map(pictures.map((picture) => [picture.uuid, picture]));
  const group = (position: GroupPosition, capacity: number | null): PlaceGroup => {
    const format = groupFormat(page, position);
    return {
      position,
      capacity: capacity ?? 0,
      format: format && formatWords(format).label,
      pictures: places.flatMap(({ uuid, pictureUuid, groupPosition }) => {
        const picture = found.get(pictureUuid);
        return groupPosition === position && picture
          ? [{ placeUuid: uuid, picture, small: smallWords(picture, [format]) }]
          : [];
      }),
    };
  };
  const first = group(1, product.grp1_count);
  return product.grp2_count ? [first, group(2, product.grp2_count)] : [first];
}
