import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import project from "../package.json" with { type: "json" };

const root = join(import.meta.dirname, "..");
const cache = join(root, ".cache");

/** Where scripts/browser.ts records a browser that it had to look for. */
export const rememberedPath = join(cache, "browser");

/**
 * The Chromium of package-lock.json: baselines are of one version and quick to take (decision 32).
 * Linux on x64 only.
 */
export const pinned =
  process.platform === "linux" && process.arch === "x64"
    ? {
        /** As its package contains it. */
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
 * Returns the path of a Chromium on this machine: `CHROMIUM_PATH`, the pinned one, one in a usual place, or the one that
 * scripts/browser.ts found.
 * @returns its absolute path, or undefined if there is none yet
 */
export function chromiumPath(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const remembered = existsSync(rememberedPath) ? [readFileSync(rememberedPath, "utf8").trim()] : [];
  const unpacked = pinned ? [pinned.path] : [];
  return [...unpacked, ...known, ...remembered].find((path) => existsSync(path));
}

/** Flags of every launch: no network chatter, no GPU (its rounding differs), no sandbox if root cannot have one. */
export const chromiumFlags: string[] = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Headless browsers hint glyphs differently, despite .storybook/fonts.conf.
  "--font-render-hinting=none",
  // A test's clicks are no presses of a user.
  "--autoplay-policy=no-user-gesture-required",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
