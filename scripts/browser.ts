// Provides a Chromium for the tests: the pinned one, which only has to be unpacked; if it does not run, the machine's own, then
// Playwright's download, then Debian's package as root. Records the path found (scripts/chromium.ts reads it),
// and prints one line of advice if all fails.
import { spawnSync } from "node:child_process";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { chromiumPath, pinned, rememberedPath } from "./chromium.ts";

const tell = (line: string) => process.stderr.write(`${line}\n`);

function run(command: string, args: string[], environment: Record<string, string> = {}): boolean {
  const { status } = spawnSync(command, args, {
    env: { ...process.env, ...environment },
    stdio: "ignore",
    timeout: 600_000,
  });
  return status === 0;
}

/** Existence is not enough: a download may lack system libraries, and some packages are stubs for another store. */
const works = (path: string | undefined): path is string =>
  path !== undefined && existsSync(path) && run(path, ["--version"]);

/**
 * Installs the pinned browser once it is known to run, and removes those of earlier versions.
 * @returns false if there is none for this machine, its file is damaged, or it lacks system libraries
 */
async function unpack(): Promise<boolean> {
  if (!pinned || !existsSync(pinned.packed)) return false;
  const { packed, path } = pinned;
  const folder = dirname(path);
  const begun = `${path}.${process.pid}`;
  await mkdir(folder, { recursive: true });
  const file = createWriteStream(begun, { mode: 0o755 });
  const unpacked = await pipeline(createReadStream(packed), createBrotliDecompress(), file).then(
    () => true,
    () => false,
  );
  if (!unpacked || !works(begun)) {
    await rm(begun, { force: true });
    return false;
  }
  await rename(begun, path);
  const versions = await readdir(dirname(folder));
  const earlier = versions.filter((version) => version !== basename(folder));
  await Promise.all(earlier.map((version) => rm(join(dirname(folder), version), { recursive: true })));
  return true;
}

async function playwrightsOwn(): Promise<string> {
  const { chromium } = await import("playwright");
  return chromium.executablePath();
}

async function remember(path: string): Promise<void> {
  await mkdir(dirname(rememberedPath), { recursive: true });
  await writeFile(rememberedPath, `${path}\n`);
}

async function find(): Promise<boolean> {
  // Only a quick check: this runs before every test.
  const found = chromiumPath();
  if (found && found === (process.env.CHROMIUM_PATH || pinned?.path)) return true;
  if ((await unpack()) || found) return true;
  const own = await playwrightsOwn();
  if (works(own)) {
    await remember(own);
    return true;
  }
  tell("Getting a browser for the tests (once)…");
  const quickToGiveUp = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" };
  if (run("playwright", ["install", "chromium"], quickToGiveUp) && works(own)) {
    await remember(own);
    return true;
  }
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const quiet = { DEBIAN_FRONTEND: "noninteractive" };
    run("apt-get", ["update"], quiet);
    run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], quiet);
  }
  // The package installed the libraries that the pinned browser lacked.
  return (await unpack()) || works(chromiumPath());
}

if (!(await find())) {
  tell("No browser for the tests: install Chromium or Google Chrome, or set CHROMIUM_PATH to one.");
  process.exit(1);
}
