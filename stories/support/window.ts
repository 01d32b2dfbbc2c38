import { underTest } from "../../.storybook/visual/underTest.ts";

/**
 * Runs a check in a window of this size, in pixels, then restores the old size. In Storybook the window is the reader's,
 * and the check is skipped.
 */
export async function inWindow(width: number, height: number, check: () => Promise<void>): Promise<void> {
  if (!underTest) return;
  const before = [window.innerWidth, window.innerHeight] as const;
  await resize(width, height);
  try {
    await check();
  } finally {
    await resize(...before);
  }
}

/** Resizes the tests' frame through two variables of the page around it. */
async function resize(width: number, height: number) {
  const around = window.parent.document.body.style;
  around.setProperty("--viewport-width", `${width}px`);
  around.setProperty("--viewport-height", `${height}px`);
  // One frame for layout, one for size observers that redraw.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  if (window.innerWidth !== width || window.innerHeight !== height) {
    throw new Error(`The window is ${window.innerWidth} × ${window.innerHeight} px`);
  }
}
