/**
 * What a server drew gives way to the same drawn by the shop, and nobody should see it: images that are in view do not appear
 * again, and the mosaic knows its width before it is measured.
 */
const images = new Set<string>();
let grid: { width: number; top: number } | null = null;

/** Notes what is in view, before it gives way. @param drawn what the server's elements hang under */
export function takeOver(drawn: ParentNode): void {
  for (const image of drawn.querySelectorAll("img")) {
    if (image.complete && image.naturalWidth > 0) images.add(image.getAttribute("src") ?? "");
  }
  const element = drawn.querySelector("[role=grid]");
  if (element) grid = { width: element.clientWidth, top: element.getBoundingClientRect().top };
}

/** Whether an image, by its `src`, stood in the page before. */
export const stoodInPage = (src: string) => images.has(src);

/** The width of the grid that stood in the page and its place in the window, in pixels: for the first mosaic alone. */
export function gridBefore() {
  const before = grid;
  grid = null;
  return before;
}
