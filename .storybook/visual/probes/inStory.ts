import { commands } from "vitest/browser";
import type { ThemeName } from "../../../src/ui/theme/themes.ts";
import { expected } from "../expected.ts";
import { waits } from "../looks/waits.ts";
import { sizes } from "../modes.ts";
import { frameOf, frames, resize, setWindow, whileShown } from "../viewport.ts";
import { repeatedAnnouncements } from "./announcements.ts";
import { obscuredFaults } from "./obscured.ts";
import { orderFaults } from "./order.ts";
import { colorFaults } from "./probes.ts";
import { spacingFaults } from "./spacing.ts";
import { targetFaults } from "./targets.ts";
import { drawnOnPictures, withoutWords } from "./texts.ts";
import { trapFaults } from "./traps.ts";

/** Measures the texts on pictures, from a picture of what lies behind them. */
async function textFaults(theme: ThemeName): Promise<string[]> {
  const drawn = drawnOnPictures(theme);
  if (drawn.length === 0) return [];
  const left = Math.floor(Math.min(...drawn.map(({ box }) => box.left)));
  const top = Math.floor(Math.min(...drawn.map(({ box }) => box.top)));
  const width = Math.ceil(Math.max(...drawn.map(({ box }) => box.right))) - left;
  const height = Math.ceil(Math.max(...drawn.map(({ box }) => box.bottom))) - top;
  const { x, y } = frameOf(document.body);
  const texts = drawn.map(({ box, ...text }) => ({
    ...text,
    box: { left: box.left - left, top: box.top - top, right: box.right - left, bottom: box.bottom - top },
  }));
  const frame = { x: x + left, y: y + top, width, height };
  return withoutWords(() =>
    whileShown(() => expected("the pixels behind texts", commands.measureBehind(frame, texts))),
  );
}

/** Returns what the colours of the theme in effect break, in the desktop's window. */
export async function faultsOfTheme(theme: ThemeName): Promise<string[]> {
  await resize(...sizes.desktop);
  return [...colorFaults(), ...(await textFaults(theme))].map((fault) => `${fault} (${theme})`);
}

async function onPhone(): Promise<void> {
  setWindow(...sizes.phone);
  // Laid out by a script, after a resize event.
  if (document.querySelector("[role='grid']")) await frames(3);
}

/** Returns what only a phone's width breaks. */
export async function faultsOnPhone(): Promise<string[]> {
  await onPhone();
  return [...targetFaults(), ...orderFaults(), ...spacingFaults()];
}

/**
 * Returns faults that need the focus and scrolling of a reader: last, because the story reacts to them.
 * @param renderAgain renders the story again with nothing changed
 */
export async function faultsInUse(renderAgain: () => void): Promise<string[]> {
  await onPhone();
  const begun = new Set(waits);
  const faults = [...obscuredFaults(), ...repeatedAnnouncements(renderAgain), ...(await trapFaults())];
  // What only these probes have begun is not the story's.
  for (const wait of waits) if (!begun.has(wait)) waits.delete(wait);
  return faults;
}
