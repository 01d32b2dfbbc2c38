import { resolve } from "node:path";
import { defineConfig } from "playwright/test";

const root = resolve(import.meta.dirname, "../..");

/** The journeys in three engines: Playwright's runner, without its browsers. */
export default defineConfig({
  globalSetup: resolve(root, "e2e/support/globalSetup.ts"),
  testDir: import.meta.dirname,
  outputDir: resolve(root, "test-results", "engines"),
  forbidOnly: true,
  // A phone's window in the engines that play no other journeys, as in `npm test`.
  ...(process.env.ENGINES_BRIEFLY ? { grep: /(Firefox|WebKit) phone/ } : {}),
  retries: 0,
  workers: 2,
  timeout: 120_000,
  reporter: [
    ["list"],
    ["json", { outputFile: resolve(root, "test-results", "engines.json") }],
    ["./table.ts"],
  ],
});
