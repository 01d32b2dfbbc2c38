import { posix } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** Uses what only a browser has: state, effects, contexts, event handlers. On a server React refuses them. */
const clientOnly =
  /\b(?:use(?:State|Reducer|Ref|Effect|LayoutEffect|ImperativeHandle|Context|SyncExternalStore|Transition|Optimistic|Callback|Memo)|createContext)\(|\bon[A-Z]\w*[:,(]|"@radix-ui\//;

/**
 * Makes each module import the style sheet of its own, so that an application loads the sheets of what it uses, in
 * the right order and once; marks the modules that need a browser as `"use client"`; and writes all sheets into one.
 * @param whole file name of the single sheet, for pages without a bundler
 */
export function moduleSheets(whole: string): Plugin {
  return {
    name: "dossard:module-sheets",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
        for (const chunk of chunks) {
          const sheets = [...(chunk.viteMetadata?.importedCss ?? [])];
          const imports = sheets.map((sheet) => `import "${relativeTo(chunk.fileName, sheet)}";\n`).join("");
          const directive = clientOnly.test(chunk.code) ? '"use client";\n' : "";
          chunk.code = directive + imports + chunk.code;
        }
        this.emitFile({ type: "asset", fileName: whole, source: inOrder(chunks, bundle) });
      },
    },
  };
}

function relativeTo(file: string, target: string): string {
  const path = posix.relative(posix.dirname(file), target);
  return path.startsWith(".") ? path : `./${path}`;
}

/** Returns all sheets in the order in which their modules load, global styles first. */
function inOrder(chunks: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): string {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set<string>();
  const sheets = new Set<string>();
  function visit(name: string) {
    const chunk = byName.get(name);
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const imported of chunk.imports) visit(imported);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet);
  }
  for (const entry of ["global.js", "index.js"]) visit(entry);
  return [...sheets].map((sheet) => sourceOf(bundle, sheet)).join("\n");
}

function sourceOf(bundle: Rolldown.OutputBundle, sheet: string): string {
  const asset = bundle[sheet];
  if (asset?.type !== "asset") throw new Error(`${sheet} is no asset`);
  // Addresses of fonts are relative to the sheet.
  return String(asset.source).replace(/url\((["']?)(?!data:)([^"')]+)\1\)/g, (_all, _quote, path: string) => {
    return `url(${posix.join(posix.dirname(sheet), path)})`;
  });
}
