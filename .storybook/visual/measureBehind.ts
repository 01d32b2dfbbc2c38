import type { BrowserCommand } from "vitest/node";
import { luminance } from "../../src/ui/theme/contrast.ts";
import { readPixels } from "./comparePictures.ts";
import type { Drawn } from "./probes/texts.ts";
import { capture, type Frame } from "./takePicture.ts";

/** More pixels than these behind a text are no speck. */
const speck = 0.05;

/**
 * Measures the contrast of texts with the pixels behind them, which the page shows without its words.
 * @param frame the window's place on the tests' page
 * @returns one line for each text that is below its contrast on more than a twentieth of its area
 */
export const measureBehind: BrowserCommand<[frame: Frame, texts: readonly Drawn[]]> = async (
  { page },
  frame,
  texts,
) => {
  const { data, width, height } = await readPixels(await capture(page, frame));
  return texts.flatMap(({ name, box, color: [r, g, b, alpha], least }) => {
    let [below, all, lowest] = [0, 0, 21];
    for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(height, box.bottom); y += 1) {
      for (let x = Math.max(0, Math.floor(box.left)); x < Math.min(width, box.right); x += 1) {
        const at = (y * width + x) * 4;
        const ground = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
        const text = [r, g, b].map((channel, index) => channel * alpha + (ground[index] ?? 0) * (1 - alpha));
        const [light = 0, dark = 0] = [luminance(text), luminance(ground)].sort((one, other) => other - one);
        const ratio = (light + 0.05) / (dark + 0.05);
        all += 1;
        if (ratio < least) below += 1;
        lowest = Math.min(lowest, ratio);
      }
    }
    return all > 0 && below / all > speck
      ? [
          `contrast: ${name} is ${lowest.toFixed(1)}:1 on its picture, below ${least}:1 on ${Math.round((100 * below) / all)} % of it`,
        ]
      : [];
  });
};
