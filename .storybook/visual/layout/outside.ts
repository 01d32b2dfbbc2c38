import { type Box, everywhere, excess } from "./box.ts";
import type { Item } from "./items.ts";
import { nameOf } from "./nameOf.ts";

/** The widest of what an item is out of, in words, or null. */
function fault({ kind, element, boxes, around }: Item): string | null {
  const { card, block, clip, cuts, shortened } = around;
  const most = (outer: Box) => Math.round(Math.max(...boxes.map((box) => excess(box, outer))));
  if (kind !== "box" && !shortened) {
    const cut = most(clip);
    if (cut > 0) return `clipped: ${cut} px of ${nameOf(element)}`;
  }
  // What an ancestor cuts, a cover or a zoomed picture, is not seen out of its card.
  if (shortened || (cuts && kind === "box")) return null;
  const out = card ? most(card.box) : 0;
  if (card && out > 0) return `outside: ${out} px of ${nameOf(element)} out of ${nameOf(card.element)}`;
  const wide = kind === "text" ? most({ ...everywhere, left: block.box.left, right: block.box.right }) : 0;
  return wide > 0 ? `outside: ${wide} px of ${nameOf(element)} out of ${nameOf(block.element)}` : null;
}

/** Texts and controls that are cut, and whatever reaches out of the card that it stands in. */
export function outsiders(items: readonly Item[]): string[] {
  return items.flatMap((item) => (item.snug ? [] : (fault(item) ?? [])));
}
