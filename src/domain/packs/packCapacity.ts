/** A pack that pictures could join: one of the cart with free places, or a product for a new one. */
export type PackTarget = { pricingId: number } & (
  | { kind: "existing"; remainingPictures: number | null }
  | { kind: "new"; grp1_count: number | null; grp2_count: number | null }
);

/** Why pictures cannot join a pack; `room` is the number of pictures that it can take. */
export type PackRefusal =
  | { reason: "incompatible" }
  | { reason: "noRoom"; kind: PackTarget["kind"]; room: number };

/** Number of places in a pack's first and second group. */
export interface GroupSizes {
  grp1_count: number | null;
  grp2_count: number | null;
}

export const groupPositions = [1, 2] as const;
export type GroupPosition = (typeof groupPositions)[number];
/** Pictures, or places, in group 1 and in group 2. */
export type ByGroup = readonly [number, number];

/** Capacity of a pack of this product; 0 if its content is not counted (a filter pack). */
export function packCapacity(product: GroupSizes): number {
  return (product.grp1_count ?? 0) + (product.grp2_count ?? 0);
}

/** Number of free places per group; 0 for an overfull group. */
export function freePlaces(product: GroupSizes, held: ByGroup): ByGroup {
  return [Math.max(0, (product.grp1_count ?? 0) - held[0]), Math.max(0, (product.grp2_count ?? 0) - held[1])];
}

/**
 * Returns the group for each of a number of additional pictures: the first group's places before the second's, or only
 * those of `group`. Null if they do not all fit: all are added or none.
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
 * Returns why `count` pictures of a pricing cannot join a pack, or null if they can: packs of another pricing are
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
