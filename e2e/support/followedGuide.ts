import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const project = resolve(import.meta.dirname, "../..");

/** Returns a shell script of the commands that a document shows below `<!-- follow: PART -->`; it says each, and ends at the first that fails. */
export function guideScript(document: string, part: string): string {
  const guide = readFileSync(resolve(project, document), "utf8");
  const [, block = ""] =
    new RegExp(`<!-- follow: ${part} -->\n\n\`\`\`console\n([\\s\\S]*?)\`\`\``).exec(guide) ?? [];
  const commands = [...block.matchAll(/^[#$] .+$/gm)].map(([line]) => line);
  if (commands.length === 0) throw new Error(`${document} has no part ${part}`);
  return ["set -e", ...commands.flatMap((line) => [`echo ${quoted(line)}`, line.slice(2)])].join("\n");
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
