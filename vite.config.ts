/// <reference types="vitest/config" />
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const apiTarget = `http://127.0.0.1:${process.env.PORT ?? "4300"}`;

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  // Found late otherwise: a cold run of Vitest or Storybook would reload midway and fail.
  optimizeDeps: {
    include: [
      "@vanilla-extract/recipes/createRuntimeFn",
      "@vanilla-extract/sprinkles/createRuntimeSprinkles",
    ],
  },
  build: { outDir: "dist/shop", emptyOutDir: true, manifest: true },
  server: {
    host: "127.0.0.1",
    proxy: Object.fromEntries(
      ["/api", "/thumbnails", "/images", "/sandbox-bank", "/healthz"].map((path) => [path, apiTarget]),
    ),
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "node",
          include: ["tests/*.test.ts", "tests/{domain,api,features,scripts}/**/*.test.{ts,tsx}"],
        },
      },
      {
        test: {
          name: "server",
          environment: "node",
          include: ["tests/server/**/*.test.ts"],
          globalSetup: ["tests/server/support/globalSetup.ts"],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
