import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** Files by their path from the project root. */
export type Sources = Map<string, string>;

export interface Import {
  file: string;
  /** The imported file's path from the root, or the package specifier. */
  target: string;
  /** `import("…")`, loaded on demand. */
  lazy: boolean;
}

export const sourceFolders = ["src", "server", "demo", "stories", "tests", "e2e", "scripts", "bench"];

/** All TypeScript files of the project. */
export function readSources(root: string): Sources {
  const sources: Sources = new Map();
  for (const folder of sourceFolders) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      sources.set(path.slice(root.length + 1), readFileSync(path, "utf8"));
    }
  }
  return sources;
}

const dynamic = /\bimport\(\s*["']([^"']+)["']/g;
const specifiers = [
  // import … from "x", export … from "x": only names in between, which hold no quote and no semicolon.
  /(?:^|\n)\s*(?:import|export)\s[^"';]*?\sfrom\s*["']([^"']+)["']/g,
  /(?:^|\n)\s*import\s*["']([^"']+)["']/g,
  dynamic,
];

/** Every import, re-export and dynamic import. Types count: a type shared the wrong way is a dependency too. */
export function importsOf(sources: Sources): Import[] {
  return [...sources].flatMap(([file, text]) =>
    specifiers
      .flatMap((pattern) =>
        [...text.matchAll(pattern)].map(([, specifier = ""]) => ({ specifier, lazy: pattern === dynamic })),
      )
      .map(({ specifier, lazy }) => ({
        file,
        lazy,
        target: specifier.startsWith(".") ? normalize(join(dirname(file), specifier)) : specifier,
      })),
  );
}
