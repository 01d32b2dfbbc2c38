/** Sizes of the window of a story's pictures, in pixels: the first two of every story, the others of those tagged for them. */
export const sizes = {
  desktop: [1280, 800],
  phone: [390, 844],
  tablet: [768, 1024],
  tabletAcross: [1024, 768],
  kiosk: [1080, 1920],
} as const;

// A blinking caret is no part of a picture. In forced colours, where nothing makes it transparent, it stays.
const still = new CSSStyleSheet();
still.replaceSync("* { caret-color: transparent !important; caret-animation: manual !important }");
document.adoptedStyleSheets.push(still);

export const frames = (count: number) =>
  new Promise<void>((done) => {
    const next = (left: number) => (left === 0 ? done() : requestAnimationFrame(() => next(left - 1)));
    next(count);
  });

/** An image that waits to come into view is never decoded before it does. */
function isDue(image: HTMLImageElement): boolean {
  const { top, bottom } = image.getBoundingClientRect();
  return image.loading !== "lazy" || image.complete || (bottom > 0 && top < window.innerHeight);
}

/** Once fonts and images are there and React has drawn what they changed. */
export async function settled(): Promise<void> {
  await document.fonts.ready;
  const due = [...document.images].filter(isDue);
  await Promise.all(due.map((image) => image.decode().catch(() => undefined)));
  await frames(2);
}

/**
 * A window of this size, at once. The tests run in a frame, whose size is two variables of the page around it: no call to
 * the browser, which would cost more than the layout itself.
 */
export function setWindow(width: number, height: number): void {
  const around = window.parent.document.body.style;
  around.setProperty("--viewport-width", `${width}px`);
  around.setProperty("--viewport-height", `${height}px`);
  // Laid out once, from within: asked for its size first, the frame is laid out a second time.
  document.body.getBoundingClientRect();
  if (window.innerWidth !== width || window.innerHeight !== height) {
    throw new Error(
      `The window is ${window.innerWidth} × ${window.innerHeight} px, not ${width} × ${height}`,
    );
  }
}

/** A window of this size, ready for a picture. */
export async function resize(width: number, height: number): Promise<void> {
  setWindow(width, height);
  await settled();
}

const around = () => {
  const frame = window.frameElement;
  const { HTMLElement } = window.parent as typeof window;
  if (!(frame instanceof HTMLElement)) throw new Error("The tests run in no frame");
  return frame;
};

/** Nobody sees a story play: what is not shown is laid out and not painted, which spares a fifteenth of the processor. */
export function hide(): void {
  around().style.visibility = "hidden";
}

/** Shows the page for as long as its picture takes. */
export async function whileShown<T>(take: () => Promise<T>): Promise<T> {
  around().style.visibility = "visible";
  try {
    return await take();
  } finally {
    hide();
  }
}

/** Where an element lies on the page around the frame, in whole CSS pixels and within the window. */
export function frameOf(element: Element) {
  const around = (window.frameElement ?? document.documentElement).getBoundingClientRect();
  const whole = element === document.body;
  const { left, top, right, bottom } = whole
    ? new DOMRect(0, 0, window.innerWidth, window.innerHeight)
    : element.getBoundingClientRect();
  const x = Math.max(0, Math.floor(left));
  const y = Math.max(0, Math.floor(top));
  return {
    x: x + around.left,
    y: y + around.top,
    width: Math.max(1, Math.min(window.innerWidth, Math.ceil(right)) - x),
    height: Math.max(1, Math.min(window.innerHeight, Math.ceil(bottom)) - y),
  };
}
