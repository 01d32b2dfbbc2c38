/** A pack that pictures could join: one of the cart with places left, or a product that would become one. */
export type PackTarget = { pricingId: number } & (
  | { kind: "existing"; remainingPictures: number | null }
  | { kind: "new"; grp1_count: number | null; grp2_count: number | null }
);

/** Why pictures cannot join a pack; `room` is how many it takes. */
export type PackRefusal =
  | { reason: "incompatible" }
  | { reason: "noRoom"; kind: PackTarget["kind"]; room: number };

/** How many places a pack has in its first and in its second group. */
export interface GroupSizes {
  grp1_count: number | null;
  grp2_count: number | null;
}

export const groupPositions = [1, 2] as const;
export type GroupPosition = (typeof groupPositions)[number];
/** Pictures, or places, in group 1 and in group 2. */
export type ByGroup = readonly [number, number];

/** How many pictures a pack of this product holds; 0 where its content is not counted (a filter pack). */
export function packCapacity(product: GroupSizes): number {
  return (product.grp1_count ?? 0) + (product.grp2_count ?? 0);
}

/** How many pictures each group still takes; a group that holds too many takes none. */
export function freePlaces(product: GroupSizes, held: ByGroup): ByGroup {
  return [Math.max(0, (product.grp1_count ?? 0) - held[0]), Math.max(0, (product.grp2_count ?? 0) - held[1])];
}

/**
 * The groups that so many more pictures go into, one for each: the first group's places before the second's, or those
 * of `group` alone. Null where they are too many: all of them go in or none.
 */
export function groupsFor(
  product: GroupSizes,
  held: ByGroup,
  count: number,
  group?: GroupPosition,
): GroupPosition[] | null {
  const free = freePlaces(product, held);
  const places = groupPositions
    .filter((position) => group === undefined || position === group)
    .flatMap((position) => new Array<GroupPosition>(Math.min(count, free[position - 1] ?? 0)).fill(position));
  return places.length < count ? null : places.slice(0, count);
}

/**
 * Why `count` pictures of a pricing cannot join a pack, or null where they can: packs of another pricing are
 * incompatible, one without enough places is disabled (specification, section 5 "Multi-pack selection").
 */
export function packRefusal(
  pictures: { pricingId: number; count: number },
  target: PackTarget,
): PackRefusal | null {
  if (target.pricingId !== pictures.pricingId) return { reason: "incompatible" };
  const { kind } = target;
  if (kind === "existing") {
    const room = target.remainingPictures;
    return room !== null && room < pictures.count ? { reason: "noRoom", kind, room } : null;
  }
  const room = packCapacity(target);
  return room > 0 && room < pictures.count ? { reason: "noRoom", kind, room } : null;
}
