import { expected } from "./expected.ts";

// Hides the blinking caret, and what shows for a moment after a scroll.
const nothingFleeting = new CSSStyleSheet();
nothingFleeting.replaceSync(
  "* { caret-color: transparent !important; caret-animation: manual !important } [data-shown]:not(:has(:focus-visible)) { opacity: 0 !important; transition: none !important }",
);
document.adoptedStyleSheets.push(nothingFleeting);

export const frames = (count: number): Promise<void> => {
  const drawn = new Promise<void>((done) => {
    const next = (left: number) => (left === 0 ? done() : requestAnimationFrame(() => next(left - 1)));
    next(count);
  });
  return expected(`${count} frames to be drawn`, drawn);
};

/** Whether an image will load: a lazy one out of view does not. */
function loads(image: HTMLImageElement): boolean {
  const { top, bottom } = image.getBoundingClientRect();
  return image.loading !== "lazy" || image.complete || (bottom > 0 && top < window.innerHeight);
}

/** Resolves when fonts and images are loaded and React has rendered what depends on them. */
export async function settled(): Promise<void> {
  await expected("the fonts", document.fonts.ready);
  const loading = [...document.images].filter(loads);
  await Promise.all(
    loading.map((image) =>
      expected(
        `the image ${image.currentSrc || image.src}`,
        image.decode().catch(() => undefined),
      ),
    ),
  );
  await frames(2);
}

/**
 * Resizes the window, synchronously. Tests run in a frame whose size is two variables of the page around it: setting them
 * costs less than a call to the browser.
 */
export function setWindow(width: number, height: number): void {
  const around = window.parent.document.body.style;
  around.setProperty("--viewport-width", `${width}px`);
  around.setProperty("--viewport-height", `${height}px`);
  // Lays the frame out once, from within: reading its size first would lay it out twice.
  document.body.getBoundingClientRect();
  if (window.innerWidth !== width || window.innerHeight !== height) {
    throw new Error(
      `The window is ${window.innerWidth} × ${window.innerHeight} px, not ${width} × ${height}`,
    );
  }
}

/** Elements, the page's among them, with how far each is scrolled, in CSS pixels. */
type Scrolled = [element: Element, left: number, top: number][];

/** Returns what is scrolled. */
export const scrolledParts = (): Scrolled =>
  [document.documentElement, ...document.body.querySelectorAll("*")].flatMap((element) => {
    const { scrollLeft, scrollTop } = element;
    return scrollLeft === 0 && scrollTop === 0 ? [] : [[element, scrollLeft, scrollTop]];
  });

/** Scrolls back to there, as far as this window lets each; what was not scrolled, to its start. */
export function scrollBack(positions: Scrolled): void {
  for (const [element] of scrolledParts()) element.scrollTo({ top: 0, left: 0, behavior: "instant" });
  for (const [element, left, top] of positions) element.scrollTo({ top, left, behavior: "instant" });
}

/** Resizes the window and waits until the page can be captured. */
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

/** Hides the page: it is laid out but not painted, which saves a fifteenth of the processor time. */
export function hide(): void {
  around().style.visibility = "hidden";
}

/** Shows the page while `take` runs. */
export async function whileShown<T>(take: () => Promise<T>): Promise<T> {
  around().style.visibility = "visible";
  try {
    return await take();
  } finally {
    hide();
  }
}

/** Returns the box of an element on the page around the frame, in whole CSS pixels and within the window. */
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
