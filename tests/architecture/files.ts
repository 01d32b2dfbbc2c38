import { basename } from "node:path";
import type { Sources } from "./sources.ts";

const barrel = "src/ui/index.ts";
const longest = 300;
const reExport = /export\s[^"';]*?\sfrom\s*["'][^"']+["'];?/g;

/** Files that only pass on what several others export, but for the design system's: one name under another is an alias. */
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

/** Names that say nothing of what is inside. */
export function emptyNames(sources: Sources): string[] {
  return [...sources.keys()]
    .filter((file) =>
      file
        .split("/")
        .some((part) => /^(index\.tsx|utils?(\.|$)|helpers?(\.|$)|types?(\.tsx?$|$)|common)/i.test(part)),
    )
    .map((file) => `${file} has a name that says nothing`);
}

/** Product code past the length at which a file is split by meaning. */
export function longFiles(sources: Sources): string[] {
  return [...sources]
    .filter(([file]) => /^(src|server)\//.test(file))
    .map(([file, text]) => ({ file, lines: text.trimEnd().split("\n").length }))
    .filter(({ lines }) => lines > longest)
    .map(({ file, lines }) => `${file} has ${lines} lines`);
}

const rawColour =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|(?:colou?r|background|fill|stroke|border\w*|outline\w*|shadow)["']?\s*[:=]\s*\{?["'`][^"'`\n]*\b(?:white|black|red|green|blue|yellow|orange|gr[ae]y)\b/i;

/** Colours written down outside the themes' tokens. */
export function rawColours(sources: Sources): string[] {
  return [...sources]
    .filter(([file]) => file.startsWith("src/") && !file.startsWith("src/ui/theme/"))
    .flatMap(([file, text]) =>
      text.split("\n").flatMap((line, index) => {
        const [found] = rawColour.exec(line) ?? [];
        return found ? [`${file}:${index + 1} has the raw colour ${found}`] : [];
      }),
    );
}

/** Components of the design system's barrel without stories, under their own name or that of the file they stand in. */
export function componentsWithoutStory(sources: Sources): string[] {
  const text = sources.get(barrel) ?? "";
  return [...text.matchAll(/export\s*\{([^}]*)\}\s*from\s*["']([^"']+\.tsx)["']/g)].flatMap(
    ([, names = "", path = ""]) => {
      const components = names
        .split(",")
        .map((name) => name.trim())
        .filter((name) => /^[A-Z]/.test(name));
      const home = basename(path, ".tsx");
      return components
        .filter((name) => ![name, home].some((title) => sources.has(`stories/ui/${title}.stories.tsx`)))
        .map((name) => `${name} has no stories/ui/${home}.stories.tsx`);
    },
  );
}
