/// <reference types="vitest/config" />
import { resolve } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vite";
import { storyCommands } from "./.storybook/visual/commands.ts";
import { imageStore } from "./.storybook/visual/imageStore.ts";
import { chromiumFlags, chromiumPath } from "./scripts/chromium.ts";
import { fetchedParts } from "./scripts/fetchedParts.ts";
import { startAfterPaint } from "./scripts/startAfterPaint.ts";
import { treeshakeRouter } from "./scripts/treeshakeRouter.ts";
import { withoutSummaries } from "./scripts/withoutSummaries.ts";

const chromium = chromiumPath();
const apiTarget = `http://127.0.0.1:${process.env.PORT ?? "4300"}`;

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    treeshakeRouter(),
    withoutSummaries(),
    startAfterPaint(),
    fetchedParts(),
  ],
  // Found late otherwise: a cold run of Vitest or Storybook would reload midway and fail.
  optimizeDeps: {
    include: [
      "@radix-ui/react-dialog",
      "@radix-ui/react-tooltip",
      "@vanilla-extract/recipes/createRuntimeFn",
      "@vanilla-extract/sprinkles/createRuntimeSprinkles",
      "jotai",
      "jotai/utils",
      "ky",
      "react-dom",
      "react-dom/client",
      "react-router",
      "react-router/dom",
      "react/jsx-dev-runtime",
      "uqr",
      "zod/mini",
    ],
  },
  // One style sheet of 10 kB: split by screen it would be fifteen, in an order of their own.
  build: {
    outDir: "dist/shop",
    emptyOutDir: true,
    manifest: true,
    cssCodeSplit: false,
  },
  server: {
    host: "127.0.0.1",
    // Stories have no shop behind them: their calls are answered in the page.
    proxy: process.env.VITEST
      ? {}
      : Object.fromEntries(
          // The last are the short links of mails.
          ["/api", "/thumbnails", "/images", "/sandbox-bank", "/healthz", "^/[acdfprs]/"].map((path) => [
            path,
            apiTarget,
          ]),
        ),
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "node",
          // Cheaper to start than processes, one for each file; Vitest would keep one core of two to itself.
          pool: "threads",
          maxWorkers: 2,
          include: [
            "tests/*.test.ts",
            "tests/{domain,browser,api,state,shop,features,widgets,shell,routes,entry,scripts,ui,library}/**/*.test.{ts,tsx}",
          ],
        },
      },
      {
        test: {
          name: "server",
          environment: "node",
          // The shop's modules are read once for all the files of a worker: each test has its own shop and database.
          isolate: false,
          include: ["tests/{server,demo}/**/*.test.ts"],
          globalSetup: ["tests/server/support/globalSetup.ts"],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: ".storybook" }), imageStore()],
        optimizeDeps: {
          include: ["@guidepup/virtual-screen-reader", "axe-core", "dom-accessibility-api", "jsqr", "msw"],
          exclude: ["virtual:dossard-book"],
        },
        test: {
          name: "stories",
          globalSetup: [".storybook/visual/globalSetup.ts"],
          setupFiles: [".storybook/vitest.setup.ts"],
          // What a story waits for has a limit of its own, and says what it was (.storybook/visual/expected.ts): these are never reached.
          testTimeout: 120_000,
          hookTimeout: 10 * 60_000,
          // While some wait for their picture, others play.
          maxWorkers: 4,
          // One page for all the files of a worker: .storybook/visual/cleanup.ts sees to it that nothing of a story outlives it.
          isolate: false,
          // Vitest's own VITEST is not to be seen from within the browser.
          env: {
            STORIES_UNDER_TEST: "true",
            STORIES_BRIEFLY: process.env.STORIES_BRIEFLY ?? "",
            STORIES_WITHOUT_BASELINES: process.env.STORIES_WITHOUT_BASELINES ?? "",
          },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: {
                ...(chromium ? { executablePath: chromium } : {}),
                // For .storybook/visual/cleanup.ts.
                args: [...chromiumFlags, "--js-flags=--expose-gc"],
                env: { ...process.env, FONTCONFIG_FILE: resolve(".storybook/fonts.conf") },
              },
              contextOptions: { reducedMotion: "reduce", locale: "fr-FR", timezoneId: "Europe/Paris" },
            }),
            instances: [{ browser: "chromium" }],
            viewport: { width: 1280, height: 800 },
            commands: storyCommands,
          },
        },
      },
    ],
  },
});
