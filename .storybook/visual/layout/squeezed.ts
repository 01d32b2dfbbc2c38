import type { Item } from "./items.ts";
import { nameOf } from "./nameOf.ts";

/** Browsers break a line at spaces, but not at no-break ones, and after hyphens. */
const words = /[^ \t\n\r\u200b\u00ad\-‐–—]+[-‐–—]*/g;
/** Letters, and figures with their units, are never broken. Addresses, file names and code are, where they are long. */
const isAddress = (word: string) => /[@_\\.:?&=/]\S|[)\]}][^ .,;:!?]|\d\p{L}|\p{L}\d/u.test(word);
const addressLine = 10;
/** The letters of a word that no phone's column has room for, in large type: it may be broken as an address is. */
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

/** Words that are broken in two, and with them every text that has more lines than words. */
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
