export interface ScrubberMark {
  /** Index of its first picture. */
  index: number;
  /** « 10 h ». */
  text: string;
}

/** Share of the rail that a mark's words take. */
const room = 1 / 16;

/** Returns the marks whose words do not cover those of an earlier one. */
export function marksApart(marks: readonly ScrubberMark[], totalCount: number): ScrubberMark[] {
  let free = 0;
  return marks.filter(({ index }) => {
    const at = index / totalCount;
    if (at < free) return false;
    free = at + room;
    return true;
  });
}

/**
 * Returns the picture that a key leads to from another, or null for any other key: the marks' pictures for the arrows, every
 * third one for Page Up and Page Down, the ends for Home and End.
 * @param last index of the last picture
 */
export function markAfter(
  key: string,
  from: number,
  marks: readonly ScrubberMark[],
  last: number,
): number | null {
  const later = marks.filter(({ index }) => index > from);
  const earlier = marks.filter(({ index }) => index < from);
  switch (key) {
    case "ArrowDown":
    case "ArrowRight":
      return later[0]?.index ?? last;
    case "ArrowUp":
    case "ArrowLeft":
      return earlier.at(-1)?.index ?? 0;
    case "PageDown":
      return later[2]?.index ?? last;
    case "PageUp":
      return earlier.at(-3)?.index ?? 0;
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}
