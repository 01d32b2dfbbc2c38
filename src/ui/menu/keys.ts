/**
 * Returns the place that a key leads to among a menu's items, wrapping around, or by the first letter of a label; null if
 * the key means nothing to them.
 */
export function itemAfterKey(key: string, place: number, labels: readonly string[]): number | null {
  const count = labels.length;
  switch (key) {
    case "ArrowDown":
      return (place + 1) % count;
    case "ArrowUp":
      return (Math.max(place, 0) + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return key.length === 1 ? byLetter(key, place, labels) : null;
  }
}

function byLetter(letter: string, place: number, labels: readonly string[]): number | null {
  const next = labels.map((_label, step) => (place + 1 + step) % labels.length);
  const begins = (label = "") => plain(label).startsWith(plain(letter));
  return letter === " " ? null : (next.find((item) => begins(labels[item])) ?? null);
}

/** É is typed as e too. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
