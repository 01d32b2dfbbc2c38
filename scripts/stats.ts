// `npm run stats`: the design system in numbers, counted from the code or read from the reports of the last runs.
// `npm run stats -- --write` writes them into README.md.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatStats, readStats, withStats } from "./ui/stats.ts";

const root = join(import.meta.dirname, "..");
const text = formatStats(readStats(root));
process.stdout.write(text);
if (process.argv.includes("--write")) {
  const readme = join(root, "README.md");
  writeFileSync(readme, withStats(readFileSync(readme, "utf8"), text));
}
