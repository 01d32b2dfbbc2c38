import { type Box, excess, intersection, overlap } from "./box.ts";
import type { Item, Layer } from "./items.ts";
import { nameOf } from "./nameOf.ts";

interface Piece {
  item: Item;
  box: Box;
}

function layersOf(item: Item): Layer[] {
  const layers = [];
  for (let layer: Layer | null = item.around.layer; layer; layer = layer.parent) layers.push(layer);
  return layers;
}

/** Whether a part out of the flow hides what is below it: it floats, or has its own ground. */
function covers(item: Item, layers: readonly Layer[]): boolean {
  const { ground } = item.around;
  return layers.some(({ root, floats }) => floats || root.contains(ground));
}

function isIntended(a: Item, b: Item): boolean {
  if (a.element.contains(b.element) || b.element.contains(a.element)) return true;
  if (a.text && b.text && a.around.block.element === b.around.block.element) return true;
  const [ofA, ofB] = [layersOf(a), layersOf(b)];
  const apart = [
    ofA.filter((layer) => !ofB.includes(layer)),
    ofB.filter((layer) => !ofA.includes(layer)),
  ] as const;
  if (apart[0].length + apart[1].length === 0) return false;
  if (isPartly(a, b) && apart.every((layers) => layers.length > 0 && !layers.some(({ floats }) => floats))) {
    return false;
  }
  // An item placed on a control or a picture is there on purpose; text on text never is.
  return !(a.text && b.text) || covers(a, apart[0]) || covers(b, apart[1]);
}

/** Whether two controls partly cover each other, so that a press can miss. A slider can be taken elsewhere. */
function isPartly(a: Item, b: Item): boolean {
  const [boxOfA, boxOfB] = [a.boxes[0], b.boxes[0]];
  if (!boxOfA || !boxOfB || !isPressed(a) || !isPressed(b)) return false;
  return excess(boxOfA, boxOfB) > 0 && excess(boxOfB, boxOfA) > 0;
}

const isPressed = ({ kind, element }: Item) =>
  kind === "control" && element.getAttribute("role") !== "slider";

const seenOf = ({ item, box }: Piece): Box => intersection(box, item.around.seen);

/** Returns texts and controls that overlap though neither floats above the other. */
export function overlaps(items: readonly Item[]): string[] {
  const pieces: Piece[] = items
    .filter(({ kind }) => kind !== "box")
    .flatMap((item) => item.boxes.map((box) => ({ item, box })))
    .sort((a, b) => a.box.top - b.box.top);
  const faults = new Set<string>();
  pieces.forEach((piece, place) => {
    const { item, box } = piece;
    for (let next = place + 1; next < pieces.length; next += 1) {
      const other = pieces[next] as Piece;
      if (other.box.top >= box.bottom) break;
      if (
        other.item !== item &&
        overlap(box, other.box) &&
        overlap(seenOf(piece), seenOf(other)) &&
        !isIntended(item, other.item)
      ) {
        faults.add(`overlap: ${nameOf(item.element)} and ${nameOf(other.item.element)}`);
      }
    }
  });
  return [...faults];
}
