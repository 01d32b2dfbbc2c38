import { existsSync } from "node:fs";

const known = ["/usr/bin/chromium", "/usr/bin/google-chrome"];

/**
 * Where a Chromium stands on this machine.
 * @returns its absolute path, or undefined where only Playwright's own may be there
 */
export function chromiumPath(): string | undefined {
  return process.env.CHROMIUM_PATH ?? known.find((path) => existsSync(path));
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
