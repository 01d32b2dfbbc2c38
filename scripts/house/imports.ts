import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** The project's TypeScript by path from its root. */
export type Sources = ReadonlyMap<string, string>;

/** Each file with the files of the project that it imports, types and dynamic imports included. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

const ignored = new Set(["node_modules", "dist", ".git", ".cache", "static"]);

/** Reads every TypeScript file below a folder, packages and build output left out. */
export function readTypeScript(root: string): Sources {
  const sources = new Map<string, string>();
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && !ignored.has(entry.name)) walk(path);
      else if (entry.isFile() && /\.tsx?$/.test(entry.name))
        sources.set(path, readFileSync(join(root, path), "utf8"));
    }
  };
  walk("");
  return sources;
}

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const specifiers = [
  // Only names stand between the keyword and "from": they hold no quote and no semicolon.
  /(?:^|\n)\s*(?:import|export)\s[^"';]*?\sfrom\s*["'](\.[^"']+)["']/g,
  /(?:^|\n)\s*import\s*["'](\.[^"']+)["']/g,
  /\bimport\(\s*["'](\.[^"']+)["']/g,
];

export function readImports(sources: Sources): ImportGraph {
  return new Map(
    [...sources].map(([file, text]) => {
      const code = text.replace(comments, "");
      const targets = specifiers
        .flatMap((pattern) => [...code.matchAll(pattern)])
        .map(([, specifier = ""]) => normalize(join(dirname(file), specifier)));
      return [file, new Set(targets.filter((target) => sources.has(target)))];
    }),
  );
}

/** Returns every file that a file imports, directly or through others. */
export function importedBy(graph: ImportGraph, file: string): Set<string> {
  const found = new Set<string>();
  const open = [file];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const target of graph.get(next) ?? []) {
      if (!found.has(target)) open.push(target);
      found.add(target);
    }
  }
  found.delete(file);
  return found;
}

/** Returns the pairs of folders directly below `parent` that import each other: `orders, payment`. */
export function twoWayPairs(graph: ImportGraph, parent: string): string[] {
  const folderOf = (file: string) => {
    const [first = "", ...rest] = file.slice(parent.length + 1).split("/");
    return rest.length > 0 ? first : ".";
  };
  const inside = (file: string) => file.startsWith(`${parent}/`);
  const arrows = new Set<string>();
  for (const [file, targets] of graph) {
    for (const target of targets) {
      if (inside(file) && inside(target)) arrows.add(`${folderOf(file)}, ${folderOf(target)}`);
    }
  }
  return [...arrows]
    .filter((arrow) => {
      const [from = "", to = ""] = arrow.split(", ");
      return from < to && arrows.has(`${to}, ${from}`);
    })
    .sort();
}

/** Returns the imports below `parent` that lie on a circle: the imported file leads back to the importing one. */
export function circularImports(graph: ImportGraph, parent: string): string[] {
  const inside = (file: string) => file.startsWith(`${parent}/`);
  const reached = new Map(
    [...graph.keys()].filter(inside).map((file) => [file, importedBy(graph, file)] as const),
  );
  return [...graph].flatMap(([file, targets]) =>
    [...targets]
      .filter((target) => inside(file) && reached.get(target)?.has(file))
      .map((target) => `${file} → ${target}`),
  );
}
