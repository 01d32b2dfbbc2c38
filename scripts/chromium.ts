import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const known = [
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Where scripts/browser.ts notes down a browser that it had to look for. */
export const rememberedPath = join(import.meta.dirname, "..", ".cache", "browser");

/**
 * Where a Chromium stands on this machine: `CHROMIUM_PATH`, a usual place, or the one that scripts/browser.ts found.
 * @returns its absolute path, or undefined where there is none yet
 */
export function chromiumPath(): string | undefined {
  const remembered = existsSync(rememberedPath) ? [readFileSync(rememberedPath, "utf8").trim()] : [];
  const given = process.env.CHROMIUM_PATH;
  return given || [...known, ...remembered].find((path) => existsSync(path));
}

/** Flags of every launch: no network chatter, no GPU (its rounding differs), no sandbox where root cannot have one. */
export const chromiumFlags: string[] = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
