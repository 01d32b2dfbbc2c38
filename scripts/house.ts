// `npm run house`: measures of the code layout beside their goals. `-- --list` also prints the places. Fails if a measure
// that had reached its goal exceeds it again.
import { join } from "node:path";
import { lost, measure, report } from "./house/measures.ts";

const measures = await measure(join(import.meta.dirname, ".."));
process.stdout.write(report(measures));
if (process.argv.includes("--list")) {
  for (const { name, places } of measures) {
    for (const place of places ?? []) process.stdout.write(`${name}: ${place}\n`);
  }
}
if (lost(measures).length > 0) process.exitCode = 1;
