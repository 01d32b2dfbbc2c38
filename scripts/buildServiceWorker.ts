import { readdir } from "node:fs/promises";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/**
 * Builds the service worker into a built shop's folder, with the addresses of its hashed files: another build has another
 * worker, which browsers then install.
 */
export async function buildServiceWorker(folder: string): Promise<void> {
  const names = await readdir(join(folder, "assets"));
  const files = names.sort().map((name) => `/assets/${name}`);
  const { build } = await import("vite");
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    define: { BUILT_FILES: JSON.stringify(files) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(root, "src/entry/serviceWorker/serviceWorker.ts"),
        checks: { bundlerTimings: false },
        output: { format: "iife", entryFileNames: "serviceWorker.js" },
      },
    },
  });
}
