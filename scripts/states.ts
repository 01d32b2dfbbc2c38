// `npm run states`: writes docs/states.md from the stories.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeStates } from "./ui/states.ts";

const root = join(import.meta.dirname, "..");
writeFileSync(join(root, "docs/states.md"), writeStates(root));
