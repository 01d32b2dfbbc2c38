import { underTest } from "../../.storybook/visual/underTest.ts";

/** The page around the tests' frame sets the frame's size by these variables: Vitest's, and that of `npm run check-storybook`. */
const variables = { width: "--viewport-width", height: "--viewport-height" } as const;

const around = () => window.parent.document.body.style;

/**
 * Runs a check in a window of this size, in pixels, then restores the old size. In Storybook the window is the reader's,
 * and the check is skipped.
 */
export async function inWindow(width: number, height: number, check: () => Promise<void>): Promise<void> {
  if (!around().getPropertyValue(variables.width)) return;
  const before = [window.innerWidth, window.innerHeight] as const;
  await resize(width, height);
  try {
    await check();
  } finally {
    await resize(...before);
  }
}

async function resize(width: number, height: number) {
  around().setProperty(variables.width, `${width}px`);
  around().setProperty(variables.height, `${height}px`);
  // One frame for layout, one for size observers that redraw.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  if (window.innerWidth !== width || window.innerHeight !== height) {
    throw new Error(`The window is ${window.innerWidth} × ${window.innerHeight} px`);
  }
}

/**
 * The `globals` of a story that is about one device: Storybook opens it in that window. Tests resize by themselves.
 * @param value one of the windows of .storybook/preview.tsx
 */
export const opensIn = (value: "small" | "phone" | "tablet" | "kiosk") =>
  underTest ? {} : { viewport: { value, isRotated: false } };
