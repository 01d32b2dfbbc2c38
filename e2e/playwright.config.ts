import { resolve } from "node:path";
import { defineConfig } from "playwright/test";
import { chromiumFlags, chromiumPath } from "../scripts/chromium.ts";

const executablePath = chromiumPath();
const root = resolve(import.meta.dirname, "..");

/** Starts no server: each worker has its own shops (support/fixtures.ts), which a test may kill. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: "**/*.spec.ts",
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
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: chromiumFlags,
      env: { ...process.env, FONTCONFIG_FILE: resolve(root, ".storybook", "fonts.conf") },
    },
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "phone",
      // They check no page, only the origin of its images, or a page in every window.
      testIgnore: [
        "**/accessibilityFaults.spec.ts",
        "**/cdn.spec.ts",
        "**/layout*.spec.ts",
        "**/server.spec.ts",
        "**/survivesKill.spec.ts",
        "**/twoServers.spec.ts",
      ],
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
});
