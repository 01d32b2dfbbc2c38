/** A pack that pictures could join: one of the cart with places left, or a product that would become one. */
export type PackTarget = { pricingId: number } & (
  | { kind: "existing"; remainingPictures: number | null }
  | { kind: "new"; grp1_count: number | null; grp2_count: number | null }
);

/** Why pictures cannot join a pack; `room` is how many it takes. */
export type PackRefusal =
  | { reason: "incompatible" }
  | { reason: "noRoom"; kind: PackTarget["kind"]; room: number };

/** How many pictures a pack of this product holds; 0 where its content is not counted (a filter pack). */
export function packCapacity(product: { grp1_count: number | null; grp2_count: number | null }): number {
  return (product.grp1_count ?? 0) + (product.grp2_count ?? 0);
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
