// `npm run counts`: the design system in numbers. What the code says is counted here and now; what only a run can say is
// read from its report. `npm run counts -- --write` puts them into README.md.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { count, tell, withCounts } from "./ui/counts.ts";

const root = join(import.meta.dirname, "..");
const text = tell(count(root));
process.stdout.write(text);
if (process.argv.includes("--write")) {
  const readme = join(root, "README.md");
  writeFileSync(readme, withCounts(readFileSync(readme, "utf8"), text));
}
