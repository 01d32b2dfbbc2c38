import { join } from "node:path";
import type { Plugin } from "vite";

const helper = "\0vite/preload-helper.js";
const importPart = join(import.meta.dirname, "../src/browser/importPart.ts");
/** What every page has already. */
const first = /\/(?:shop|rolldown-runtime)-/;

/** How many imports of a built file load no part by `importPart`, with the files that it needs. */
export function bareImports(code: string): number {
  const count = (pattern: RegExp) => code.match(pattern)?.length ?? 0;
  return count(/\bimport\s*\(/g) - count(/\b__vite__mapDeps\(\[\d/g);
}

/** Has the built shop load its parts by `importPart` in the place of Vite's own helper, which asks for a part's files by links. */
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
