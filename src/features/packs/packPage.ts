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

/** A pack as the server tells of it. */
export interface HeldPack {
  item: OrderItem;
  places: readonly OrderItemPicture[];
  pictures: readonly Picture[];
  /** Contests and values that the whole cart speaks of. */
  contests: readonly Contest[];
  values: readonly FilterValue[];
  /** Null where it is about none, or about one that is hidden by now. */
  event: Event | null;
}

/** The same with what it is sold as. */
export interface PackPage extends HeldPack {
  /** Null once it is no longer sold. */
  product: Product | null;
  /** What the product is sold as, cheapest first. */
  variants: readonly ProductVariant[];
  /** The item's; null once it is no longer sold. */
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

/** How many pictures stand in each group. */
export function heldPictures({ places }: Pick<HeldPack, "places">): ByGroup {
  const first = places.filter(({ groupPosition }) => groupPosition === 1).length;
  return [first, places.length - first];
}

/** What the shopper has still to choose. */
export function missingIn(page: PackPage & { product: Product }): MissingPart[] {
  return missingOf(page.product, { ...page.item, pictureCounts: heldPictures(page) });
}

/** What a group's pictures become: a second group without a format of its own has the first's. Null once it is no longer sold. */
export function groupFormat({ variant }: Pick<PackPage, "variant">, position: GroupPosition) {
  return variant && ((position === 2 && variant.grp2_format) || variant.grp1_format);
}

/** The groups of a pack of pictures with what they hold. */
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
