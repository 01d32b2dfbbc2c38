// Finds a Chromium for the tests, or gets one: Playwright's download first, else Debian's package as root. It notes down
// where it is (scripts/chromium.ts reads it), and says in one line what to do where all fails.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { chromiumPath, rememberedPath } from "./chromium.ts";

const tell = (line: string) => process.stderr.write(`${line}\n`);

function run(command: string, args: string[], environment: Record<string, string> = {}): boolean {
  const { status } = spawnSync(command, args, {
    env: { ...process.env, ...environment },
    stdio: "ignore",
    timeout: 600_000,
  });
  return status === 0;
}

/** Being there is not enough: a download lacks the system's libraries, some packages are a stub for another store. */
const works = (path: string | undefined): path is string =>
  path !== undefined && existsSync(path) && run(path, ["--version"]);

async function playwrightsOwn(): Promise<string> {
  const { chromium } = await import("playwright");
  return chromium.executablePath();
}

async function remember(path: string): Promise<void> {
  await mkdir(dirname(rememberedPath), { recursive: true });
  await writeFile(rememberedPath, `${path}\n`);
}

async function find(): Promise<boolean> {
  // No more than a look, for this runs before every test.
  if (chromiumPath()) return true;
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
  return works(chromiumPath());
}

if (!(await find())) {
  tell("No browser for the tests: install Chromium or Google Chrome, or set CHROMIUM_PATH to one.");
  process.exit(1);
}
