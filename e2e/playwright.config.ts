import { resolve } from "node:path";
import { defineConfig } from "playwright/test";
import { chromiumFlags, chromiumPath } from "../scripts/chromium.ts";

const executablePath = chromiumPath();
const root = resolve(import.meta.dirname, "..");

/** Slow journeys that few changes touch: `npm test -- e2e-long` plays them. */
const longNames = [
  "brand",
  "cdn",
  "crawlFaults",
  "displayModes",
  "documents",
  "failingImages",
  "footBars",
  "forgottenPassword",
  "handover",
  "missingParts",
  "natures",
  "newBuild",
  "offline",
  "onWall",
  "orderItem",
  "ownShop",
  "reach",
  "refusedCookies",
];
/** These, and searches and whole matrices, by the tag of their tests. */
const long = new RegExp(`@long\\b|\\b(${longNames.join("|")})\\.spec\\.ts`);

/** Journeys that ask nothing of a width: played once, on a phone. */
const alikeNames = [
  "bursts",
  "buying",
  "cart",
  "clickAndCollect",
  "comingBack",
  "counter",
  "documents",
  "failingImages",
  "firstView",
  "forgottenPassword",
  "keptFocus",
  "kiosk",
  "mainPlace",
  "missingParts",
  "nameAlert",
  "nameClaim",
  "offline",
  "ownShop",
  "photoAddress",
  "presses",
  "refusedCookies",
  "stand",
  "taps",
];
const alike = new RegExp(`\\b(${alikeNames.join("|")})\\.spec\\.ts`);

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** They check no page, only the origin of its images, or open their own windows, a phone's among them. */
const ownWindows = [
  "**/accessibilityFaults.spec.ts",
  "**/brand.spec.ts",
  "**/cdn.spec.ts",
  "**/chaos.spec.ts",
  "**/crawlFaults.spec.ts",
  "**/failover.spec.ts",
  "**/footBars.spec.ts",
  "**/handover.spec.ts",
  "**/layout*.spec.ts",
  "**/newBuild.spec.ts",
  "**/reach.spec.ts",
  "**/release.spec.ts",
  "**/rollingRestart.spec.ts",
  "**/server.spec.ts",
  "**/survivesKill.spec.ts",
  "**/twoServers.spec.ts",
];

/** Starts no server: each worker has its own shops (support/fixtures.ts), which a test may kill. */
export default defineConfig({
  globalSetup: resolve(import.meta.dirname, "support", "globalSetup.ts"),
  testDir: import.meta.dirname,
  // Those of engines/ have their own runner's settings.
  testMatch: resolve(import.meta.dirname, "*.spec.ts"),
  outputDir: resolve(root, "test-results"),
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: resolve(root, "test-results", "report.json") }]],
  use: {
    browserName: "chromium",
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    reducedMotion: "reduce",
    // Tests answer requests in place of the shop; only those of offline.spec.ts pass through its worker.
    serviceWorkers: "block",
    // The pictures of a trace cost more than it tells: the last one is kept.
    trace: { mode: "retain-on-failure", screenshots: false },
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: chromiumFlags,
      env: { ...process.env, FONTCONFIG_FILE: resolve(root, ".storybook", "fonts.conf") },
    },
  },
  projects: [
    { name: "desktop", use: desktop, grepInvert: [long, alike] },
    { name: "phone", use: phone, grepInvert: long, testIgnore: ownWindows },
    { name: "desktop-long", use: desktop, grep: long, grepInvert: alike },
    { name: "phone-long", use: phone, grep: long, testIgnore: ownWindows },
  ],
});
