import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type ImportGraph, importedBy, readImports, readTypeScript, type Sources } from "../house/imports.ts";
import { readStates, type StatesOfPart } from "./states.ts";
import { type Figure, readStats } from "./stats.ts";

/** Titles of the pages that a page's component or screen is made of, and of those that use it. */
export interface Kin {
  uses: string[];
  usedBy: string[];
}

/** What Storybook's own pages say about the whole system. */
export interface Book {
  figures: Figure[];
  /** By title: `ui/Button`. */
  kin: Record<string, Kin>;
  states: StatesOfPart[];
  /** The newest section of the changelog, in Markdown. */
  news: string;
}

/** @param root the project's root */
export function readBook(root: string): Book {
  const changelog = readFileSync(join(root, "CHANGELOG.md"), "utf8");
  const [, news = ""] = changelog.split(/^(?=## )/m);
  return {
    figures: [...readStats(root), { name: "test cases", value: String(countTests(root)) }],
    kin: readKin(readTypeScript(root)),
    states: readStates(root),
    news,
  };
}

/** Reads from the imports which components, parts and screens are made of which components. */
export function readKin(sources: Sources): Record<string, Kin> {
  const graph = readImports(sources);
  const exported = readBarrel(sources.get(barrel) ?? "");
  const kin = new Map<string, { uses: Set<string>; usedBy: Set<string> }>();
  const kinOf = (title: string) => {
    const found = kin.get(title) ?? { uses: new Set(), usedBy: new Set() };
    kin.set(title, found);
    return found;
  };
  for (const [file, text] of sources) {
    const title = /^stories\/(?:ui|features|screens)\//.test(file) && /\btitle: "([^"]+)"/.exec(text)?.[1];
    if (!title) continue;
    const names = file.startsWith("stories/ui/")
      ? namesInComponent(basename(file, ".stories.tsx"), graph, exported)
      : namesInShop(file, sources, graph);
    for (const name of names) {
      const used = titleOf(name, sources, exported);
      if (!used || used === title) continue;
      kinOf(title).uses.add(used);
      kinOf(used).usedBy.add(title);
    }
  }
  return Object.fromEntries(
    [...kin].map(([title, { uses, usedBy }]) => [
      title,
      { uses: [...uses].sort(), usedBy: [...usedBy].sort() },
    ]),
  );
}

const barrel = "src/ui/index.ts";

/** Returns the components of the barrel, with their files. */
function readBarrel(text: string): Map<string, string> {
  const lines = [...text.matchAll(/export \{([^}]*)\} from "\.\/([^"]+)"/g)];
  return new Map(
    lines.flatMap(([, names = "", file]) =>
      componentsIn(names).map((name): [string, string] => [name, `src/ui/${file}`]),
    ),
  );
}

const componentsIn = (names: string): string[] =>
  names
    .split(",")
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/.test(name));

/** A component has the story file of its own name or of its source file's. */
function titleOf(name: string, sources: Sources, exported: Map<string, string>): string | undefined {
  const homes = [name, basename(exported.get(name) ?? "", ".tsx")];
  return homes
    .map((home) => sources.get(`stories/ui/${home}.stories.tsx`))
    .map((text) => text && /\btitle: "([^"]+)"/.exec(text)?.[1])
    .find((title) => title !== undefined);
}

/** Components whose files a component's own folder imports. */
function namesInComponent(name: string, graph: ImportGraph, exported: Map<string, string>): string[] {
  const file = exported.get(name);
  if (!file) return [];
  const folder = file.slice(0, file.lastIndexOf("/") + 1);
  const own = [file, ...importedBy(graph, file)].filter((path) => path.startsWith(folder));
  const imported = new Set(own.flatMap((path) => [...(graph.get(path) ?? [])]));
  return [...exported].flatMap(([other, home]) => (imported.has(home) && home !== file ? [other] : []));
}

/** Components that the shop's code behind a story file takes from the barrel. */
function namesInShop(stories: string, sources: Sources, graph: ImportGraph): string[] {
  const shop = [...importedBy(graph, stories)].filter((file) => /^src\/(?!ui\/)/.test(file));
  return shop.flatMap((file) => namesIn(sources.get(file) ?? ""));
}

/** Components that a file takes from the barrel. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/import\s*\{([^}]*)\}\s*from\s*"[./]+\/ui\/index\.ts"/g)].flatMap(([, names = ""]) =>
    componentsIn(names),
  );

/** Returns the components' titles, those that most files of the shop import first. */
export function mostUsed(sources: Sources): string[] {
  const exported = readBarrel(sources.get(barrel) ?? "");
  const files = new Map<string, number>();
  for (const [file, text] of sources) {
    if (!/^src\/(?!ui\/)/.test(file)) continue;
    const titles = namesIn(text).map((name) => titleOf(name, sources, exported));
    for (const title of new Set(titles)) if (title) files.set(title, (files.get(title) ?? 0) + 1);
  }
  return [...files].sort(([, one], [, other]) => other - one).map(([title]) => title);
}

function countTests(root: string): number {
  const cases = /^\s*(?:test|it)(?:\.each)?\(/gm;
  return ["tests", "e2e"].reduce((sum, folder) => {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
    return files
      .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
      .reduce(
        (all, file) => all + [...readFileSync(join(root, folder, file), "utf8").matchAll(cases)].length,
        sum,
      );
  }, 0);
}
