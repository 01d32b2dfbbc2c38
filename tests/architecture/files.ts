import { basename } from "node:path";
import type { Sources } from "./sources.ts";

const barrel = "src/ui/index.ts";
const longest = 300;
const reExport = /export\s[^"';]*?\sfrom\s*["'][^"']+["'];?/g;

/** Files that only re-export several modules, except the design system's barrel. A single re-export is an alias. */
export function barrels(sources: Sources): string[] {
  return [...sources]
    .filter(([file]) => file !== barrel)
    .filter(([file, text]) => {
      const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
      const passedOn = code.match(reExport) ?? [];
      const several = passedOn.length > 1 || passedOn.some((one) => one.includes("*"));
      return /^index\.tsx?$/.test(basename(file)) || (several && code.replace(reExport, "").trim() === "");
    })
    .map(([file]) => `${file} is a barrel`);
}

/** Names that say nothing about the content. */
export function emptyNames(sources: Sources): string[] {
  return [...sources.keys()]
    .filter((file) =>
      file
        .split("/")
        .some((part) => /^(index\.tsx|utils?(\.|$)|helpers?(\.|$)|types?(\.tsx?$|$)|common)/i.test(part)),
    )
    .map((file) => `${file} has a name that says nothing`);
}

/** Product files past the length at which a file is split by meaning; a list of exports has one meaning. */
export function longFiles(sources: Sources): string[] {
  return [...sources]
    .filter(([file]) => /^(src|server)\//.test(file) && file !== barrel)
    .map(([file, text]) => ({ file, lines: text.trimEnd().split("\n").length }))
    .filter(({ lines }) => lines > longest)
    .map(({ file, lines }) => `${file} has ${lines} lines`);
}

/** Commands that would answer an option that they do not know with a stack trace. */
export function rawOptions(sources: Sources): string[] {
  return [...sources]
    .filter(([file, text]) => !/^(tests\/|scripts\/readOptions\.ts)/.test(file) && /\bparseArgs\(/.test(text))
    .map(([file]) => `${file} reads its options without scripts/readOptions.ts`);
}
