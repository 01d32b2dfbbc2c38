import { comparePictures, type Pixels } from "./comparePictures.ts";

/** Colours of a sheet's file and the colours they stand for: blue, green and red in 24 bits, as pixels lie in memory. */
export type Recolouring = ReadonlyMap<number, number>;

/** A picture as it lies in the sheet's file and as it is now. */
interface Recoloured {
  before: () => Pixels;
  now: Pixels;
}

/** Letters in a new colour have a few hundred shades on each ground; a photograph that moves has more. */
const coloursAtMost = 4000;
const rgb = 0xffffff;

const words = ({ data }: Pixels) => new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);

/** Replaces colours, in place. */
export function recolour(pixels: Pixels, colours: Recolouring): Pixels {
  if (colours.size === 0) return pixels;
  const all = words(pixels);
  for (let at = 0; at < all.length; at += 1) {
    const word = all[at] ?? 0;
    const to = colours.get(word & rgb);
    if (to !== undefined) all[at] = (word & ~rgb) | to;
  }
  return pixels;
}

type Counts = Map<number, Map<number, number>>;

/** @returns false if there are too many colours */
function count({ before, now }: Recoloured, counts: Counts): boolean {
  const [from, to] = [words(before()), words(now)];
  for (let at = 0; at < from.length; at += 1) {
    if (from[at] === to[at]) continue;
    const [was, is] = [(from[at] ?? 0) & rgb, (to[at] ?? 0) & rgb];
    const tally = counts.get(was) ?? new Map<number, number>();
    counts.set(was, tally.set(is, (tally.get(is) ?? 0) + 1));
    if (counts.size > coloursAtMost) return false;
  }
  return true;
}

const mostFrequent = (tally: Map<number, number>): number =>
  [...tally].reduce((best, one) => (one[1] > best[1] ? one : best))[0];

/** @returns the colours that turn each picture into its new one, to the comparison's measure, or null if more has changed */
export function findRecolouring(pictures: readonly Recoloured[]): Recolouring | null {
  const counts: Counts = new Map();
  if (!pictures.every((picture) => count(picture, counts))) return null;
  const colours = new Map([...counts].map(([from, tally]) => [from, mostFrequent(tally)]));
  const reached = ({ before, now }: Recoloured) =>
    comparePictures(recolour(before(), colours), now, true) === null;
  return pictures.every(reached) ? colours : null;
}

/** Swaps the first byte and the last: memory's order and the one that style sheets write. */
const swap = (colour: number) => ((colour & 0xff) << 16) | (colour & 0xff00) | (colour >>> 16);
const toHex = (colour: number) => swap(colour).toString(16).padStart(6, "0");
const fromHex = (hex: string) => swap(Number.parseInt(hex, 16));

/** One colour a line, the file's and the one it stands for. */
export const formatColours = (colours: Recolouring): string =>
  [...colours]
    .map(([from, to]) => `${toHex(from)} ${toHex(to)}\n`)
    .sort()
    .join("");

export const parseColours = (text: string): Recolouring =>
  new Map(
    [...text.matchAll(/^(\w{6}) (\w{6})$/gm)].map(([, from = "", to = ""]) => [fromHex(from), fromHex(to)]),
  );
