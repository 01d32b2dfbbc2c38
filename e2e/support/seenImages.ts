/** A page's images by outcome, as addresses. */
export interface SeenImages {
  drawn: string[];
  /** Requested in vain, even if the page shows a substitute. */
  failed: string[];
}

declare global {
  interface Window {
    failedImages: string[];
  }
}

/** Runs in the page before its own scripts. */
export function noteFailedImages(): void {
  window.failedImages = [];
  const note = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) window.failedImages.push(target.currentSrc || target.src);
  };
  window.addEventListener("error", note, true);
}

/** Runs in the page: scrolls at most `screens` windows towards its end, and waits for each image in view. */
export async function seeImages(screens: number): Promise<SeenImages> {
  const drawn = new Set<string>();
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // `complete` does not tell for a lazy image: Firefox sets it before loading begins.
  const isSettled = (image: HTMLImageElement) =>
    image.naturalWidth > 0 ||
    !image.isConnected ||
    window.failedImages.includes(image.currentSrc || image.src);
  const settled = async (image: HTMLImageElement) => {
    while (!isSettled(image)) await frame();
  };
  for (let screen = 0; screen <= screens * 2; screen++) {
    window.scrollTo({ top: (screen * innerHeight) / 2, behavior: "instant" });
    await frame();
    await frame();
    const inView = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    });
    await Promise.all(inView.map(settled));
    for (const image of inView) if (image.naturalWidth > 0) drawn.add(image.currentSrc);
    if (scrollY + innerHeight >= document.documentElement.scrollHeight - 1) break;
  }
  return { drawn: [...drawn], failed: window.failedImages };
}
