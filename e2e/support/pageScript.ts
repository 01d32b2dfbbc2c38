import { resolve } from "node:path";
import { build, type Rollup } from "vite";

const root = resolve(import.meta.dirname, "../..");

/**
 * Returns a module with all that it imports as one script, for `addInitScript`.
 * @param entry from the root of the repository
 * @param name the global variable that has its exports
 */
export async function pageScript(entry: string, name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, lib: { entry: resolve(root, entry), formats: ["iife"], name } },
  });
  const [{ output }] = built as [Rollup.RollupOutput];
  return `${output[0].code}; globalThis.${name} = ${name};`;
}
