/** Images that tiles have displayed, by their address, the last one at the end. */
const held = new Map<string, HTMLImageElement>();
/** What a finger passes in some ten seconds: 20 MB as they came by network. */
export const mostHeld = 400;

/**
 * Keeps an image in the browser's memory: on the way back up a mosaic it is neither requested nor decoded again.
 * @param src its address as given
 * @param image the element that displayed it, which left the page
 */
export function hold(src: string, image: HTMLImageElement): void {
  // Alone: not with the row around it.
  image.remove();
  held.delete(src);
  held.set(src, image);
  const [oldest] = held.keys();
  if (held.size > mostHeld && oldest !== undefined) held.delete(oldest);
}

export const isHeld = (src: string) => held.has(src);
