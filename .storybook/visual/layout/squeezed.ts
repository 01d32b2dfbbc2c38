import type { Item } from "./items.ts";
import { nameOf } from "./nameOf.ts";

/** Browsers break a line at spaces and after hyphens, but not at no-break spaces. */
const words = /[^ \t\n\r\u200b\u00ad\-‐–—]+[-‐–—]*/g;
/** Words, and figures with their units, are never broken. Long addresses, file names and code are. */
const isAddress = (word: string) => /[@_\\.:?&=/]\S|[)\]}][^ .,;:!?]|\d\p{L}|\p{L}\d/u.test(word);
const addressLine = 10;
/** The length of a word that does not fit a phone's column in large type: it may be broken like an address. */
const overlong = 25;

const range = document.createRange();

function linesOf(text: Text, from: number, length: number): number {
  range.setStart(text, from);
  range.setEnd(text, from + length);
  const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
  return new Set(tops).size;
}

const mostLines = (word: string) =>
  isAddress(word) || word.length >= overlong ? Math.max(1, Math.ceil(word.length / addressLine)) : 1;

/** Returns words broken in two, and every text with more lines than words. */
export function squeezedTexts(items: readonly Item[]): string[] {
  return items.flatMap(({ text, boxes, element }) => {
    if (!text || boxes.length < 2) return [];
    for (const { 0: word, index } of text.data.matchAll(words)) {
      const lines = linesOf(text, index, word.length);
      if (lines > mostLines(word)) {
        return [`squeezed: “${word}” takes ${lines} lines in ${nameOf(element)}`];
      }
    }
    return [];
  });
}
