import { type Box, everywhere, excess } from "./box.ts";
import type { Item } from "./items.ts";
import { nameOf } from "./nameOf.ts";

/** Returns how far an item is clipped, or outside its card or block, in words, or null. */
function fault({ kind, element, boxes, around }: Item): string | null {
  const { card, block, clip, cuts, shortened } = around;
  const most = (outer: Box) => Math.round(Math.max(...boxes.map((box) => excess(box, outer))));
  if (kind !== "box" && !shortened) {
    const cut = most(clip);
    if (cut > 0) return `clipped: ${cut} px of ${nameOf(element)}`;
  }
  // A part that an ancestor clips (a cover, a zoomed picture) is not visible outside its card.
  if (shortened || (cuts && kind === "box")) return null;
  const out = card ? most(card.box) : 0;
  if (card && out > 0) return `outside: ${out} px of ${nameOf(element)} out of ${nameOf(card.element)}`;
  const wide = kind === "text" ? most({ ...everywhere, left: block.box.left, right: block.box.right }) : 0;
  return wide > 0 ? `outside: ${wide} px of ${nameOf(element)} out of ${nameOf(block.element)}` : null;
}

/** Returns texts and controls that are cut, and items that extend beyond their card. */
export function outsiders(items: readonly Item[]): string[] {
  return items.flatMap((item) => (item.snug ? [] : (fault(item) ?? [])));
}
