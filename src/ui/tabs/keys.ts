/** Returns the place that a key leads to among tabs, wrapping around; null if the key means nothing to them. */
export function placeAfterKey(key: string, place: number, count: number): number | null {
  switch (key) {
    case "ArrowRight":
      return (place + 1) % count;
    case "ArrowLeft":
      return (place + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
