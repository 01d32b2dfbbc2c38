// `npm run counts`: the design system in numbers. What the code says is counted here and now; what only a run can say is
// read from its report.
import { join } from "node:path";
import { count, type Figure } from "./ui/counts.ts";

const root = join(import.meta.dirname, "..");
const line = ({ name, value }: Figure) => `${name.padEnd(18)}${value}`;
process.stdout.write(`${count(root).map(line).join("\n")}\n`);
