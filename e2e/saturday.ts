// `npm run saturday`: plays docs/running-a-shop.md in an empty shop, word by word: each command of its Saturday with what it prints, 2,000
// photographs of three cameras, 60 orders. `-- --write` puts what is printed into the document, where it differs.
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { readOptions } from "../scripts/readOptions.ts";
import { withPrinted } from "./saturday/consoleBlocks.ts";
import { playSaturday } from "./saturday/saturday.ts";

const document = "docs/running-a-shop.md";
const { values } = readOptions({
  options: { write: { type: "boolean", default: false }, pictures: { type: "string", default: "2000" } },
});
const print = (line: string) => process.stdout.write(`${line}\n`);
const { commands, faults, printed } = await playSaturday(document, Number(values.pictures), print);
if (values.write) {
  const path = join(resolve(import.meta.dirname, ".."), document);
  await writeFile(path, withPrinted(await readFile(path, "utf8"), printed));
}
print(`${commands} commands, ${faults.length} differences`);
if (faults.length > 0) process.exitCode = 1;
