import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import project from "../package.json" with { type: "json" };

const root = join(import.meta.dirname, "..");
const cache = join(root, ".cache");

/** Where scripts/browser.ts notes down a browser that it had to look for. */
export const rememberedPath = join(cache, "browser");

/**
 * The Chromium that package-lock.json names, for the baselines to be of one version and quickly taken (decision 32).
 * There is one for Linux on x64 alone.
 */
export const pinned =
  process.platform === "linux" && process.arch === "x64"
    ? {
        /** As its package brings it along. */
        packed: join(root, "node_modules", "@sparticuz", "chromium", "bin", "chromium.br"),
        /** Where scripts/browser.ts unpacks it. */
        path: join(cache, "chromium", project.devDependencies["@sparticuz/chromium"], "headless_shell"),
      }
    : undefined;

const known = [
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Where a Chromium stands on this machine: `CHROMIUM_PATH`, the pinned one, one in a usual place, or the one that
 * scripts/browser.ts found.
 * @returns its absolute path, or undefined where there is none yet
 */
export function chromiumPath(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const remembered = existsSync(rememberedPath) ? [readFileSync(rememberedPath, "utf8").trim()] : [];
  const unpacked = pinned ? [pinned.path] : [];
  return [...unpacked, ...known, ...remembered].find((path) => existsSync(path));
}

/** Flags of every launch: no network chatter, no GPU (its rounding differs), no sandbox where root cannot have one. */
export const chromiumFlags: string[] = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // A browser without a window hints its letters otherwise, whatever .storybook/fonts.conf says.
  "--font-render-hinting=none",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
