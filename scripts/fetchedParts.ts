import { join } from "node:path";
import type { Plugin } from "vite";

const helper = "\0vite/preload-helper.js";
const importPart = join(import.meta.dirname, "../src/browser/importPart.ts");
/** Files that every page already has. */
const first = /\/(?:shop|rolldown-runtime)-/;

/** Counts the imports of a built file that do not load a part and its dependencies by `importPart`. */
export function bareImports(code: string): number {
  const count = (pattern: RegExp) => code.match(pattern)?.length ?? 0;
  return count(/\bimport\s*\(/g) - count(/\b__vite__mapDeps\(\[\d/g);
}

/** Makes the built shop load its parts with `importPart` instead of Vite's own helper, which preloads a part's files by links. */
export function fetchedParts(): Plugin {
  return {
    name: "dossard:fetched-parts",
    apply: "build",
    enforce: "pre",
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, files, { hostType }) =>
            hostType === "html" ? files : [...new Set([file, ...files])].filter((name) => !first.test(name)),
        },
      },
    }),
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: (id) =>
        id === helper ? `export { importPart as __vitePreload } from ${JSON.stringify(importPart)};` : null,
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        if (this.environment.config.consumer !== "client") return;
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === "chunk" && bareImports(chunk.code) > 0) {
            this.error(
              `${chunk.fileName} imports a part that would not be asked for again once it has failed`,
            );
          }
        }
      },
    },
  };
}
