// `npm run release`: the built shop and its server in dist/dossard, to be copied to where it runs; `-- FOLDER`: elsewhere.
import { join, resolve } from "node:path";
import { ensureShopBuilt } from "./buildShop.ts";
import { writeRelease } from "./release/writeRelease.ts";

const print = (line: string) => process.stdout.write(`${line}\n`);
const root = join(import.meta.dirname, "..");
const to = process.argv[2] ? resolve(process.argv[2]) : join(root, "dist/dossard");

await ensureShopBuilt(print);
await writeRelease(root, to);
print(`${to}: run "npm start" in it, or copy it to where the shop is to run`);
