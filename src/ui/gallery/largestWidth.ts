/** Returns the largest width in a srcset, in pixels; undefined if it has none. */
export function largestWidth(srcSet: string | undefined): number | undefined {
  const widths = [...(srcSet ?? "").matchAll(/\s(\d+)w\b/g)].map(([, width]) => Number(width));
  return widths.length > 0 ? Math.max(...widths) : undefined;
}
