import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Strips comments and imports; keeps line numbers. */
const spoken = (source: string) =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ""))
    .replace(/(^|\s)\/\/.*$/gm, "")
    .replace(/^(?:import|export)\b.*\bfrom ".*";$/gm, "");

/** Every source file of the shop and its server, as lines without comments. */
export function sourceFiles(): { path: string; lines: string[] }[] {
  return ["src", "server"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(?:ts|tsx)$/.test(name))
      .map((name) => ({
        path: `${folder}/${name.replaceAll("\\", "/")}`,
        lines: spoken(readFileSync(join(root, folder, name), "utf8")).split("\n"),
      })),
  );
}
