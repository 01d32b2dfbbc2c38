// `npm run bench:release`: size and start of a release beside those of a clone, each from nothing but npm's cache, with an empty
// shop (`DEMO=0`) on its own PostgreSQL.
import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { bytesOnDisk, npmStart, unpackRelease } from "../../e2e/support/releasedShop.ts";

const root = resolve(import.meta.dirname, "../..");
const print = (line: string) => process.stdout.write(`${line}\n`);
const columns = ["packages MB", "with the shop MB", "first start s", "next start s"];

const megabytes = (bytes: number) => String(Math.round(bytes / 1e6));

/** Returns the seconds from `npm start` to the first page. */
async function secondsToStart(folder: string): Promise<string> {
  const began = performance.now();
  const shop = await npmStart(folder, { DEMO: "0" });
  const page = await fetch(shop.url);
  const seconds = (performance.now() - began) / 1000;
  await page.text();
  await shop.stop();
  if (page.status !== 200) throw new Error(`the page answered ${page.status}`);
  return seconds.toFixed(1);
}

async function measure(name: string, folder: string): Promise<void> {
  const first = await secondsToStart(folder);
  const next = await secondsToStart(folder);
  const modules = await bytesOnDisk(join(folder, "node_modules"));
  await rm(join(folder, ".data"), { recursive: true });
  const all = await bytesOnDisk(folder);
  print(`| ${[name, megabytes(modules), megabytes(all), first, next].join(" | ")} |`);
}

print(`| | ${columns.join(" | ")} |\n|---|${columns.map(() => "---|").join("")}`);
const released = await unpackRelease();
try {
  await measure("release", released.folder);
} finally {
  await released.remove();
}
const clone = await mkdtemp(join(tmpdir(), "dossard-clone-"));
try {
  execFileSync("git", ["clone", "--quiet", "--depth=1", `file://${root}`, clone]);
  await measure("clone", clone);
} finally {
  await rm(clone, { recursive: true, force: true });
}
