import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { ensureShopBuilt } from "../../scripts/buildShop.ts";
import { writeRelease } from "../../scripts/release/writeRelease.ts";
import { runningPostmaster } from "../../server/db/postgres/cluster.ts";

const root = resolve(import.meta.dirname, "../..");
const longestStartMs = 240_000;

export interface ReleasedShop {
  folder: string;
  /** Without a trailing slash. */
  url: string;
  dataDir: string;
  /** Ends it, with what its processes started. */
  stop(): Promise<void>;
}

/** The machine's own PATH: a shop's machine has none of the packages of this project. */
const machinePath = (process.env.PATH ?? "")
  .split(delimiter)
  .filter((folder) => !folder.endsWith(join("node_modules", ".bin")))
  .join(delimiter);

/** Returns the environment of a machine on which the shop has just been unpacked. */
const machineEnv = (settings: Record<string, string>): NodeJS.ProcessEnv => ({
  PATH: machinePath,
  HOME: process.env.HOME,
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => /^npm_config_(?:registry|cache)$/.test(name)),
  ),
  HOST: "127.0.0.1",
  ...settings,
});

/** Writes the release into a folder of its own, without packages. */
export async function unpackRelease(): Promise<{ folder: string; remove(): Promise<void> }> {
  await ensureShopBuilt(() => {});
  const parent = await mkdtemp(join(tmpdir(), "dossard-release-"));
  const folder = join(parent, "dossard");
  await writeRelease(root, folder);
  return {
    folder,
    remove: () => rm(parent, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }),
  };
}

/** Runs `npm start` in a folder and waits until the shop answers. */
export async function npmStart(folder: string, settings: Record<string, string> = {}): Promise<ReleasedShop> {
  const dataDir = settings.DATA_DIR ?? join(folder, ".data");
  // A group of its own: npm hands no signal on to the shell between it and the shop.
  const child = spawn("npm", ["start"], {
    cwd: folder,
    env: machineEnv({ PORT: "0", ...settings, DATA_DIR: dataDir }),
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let output = "";
  const hear = (text: string) => {
    output += text;
  };
  child.stdout.setEncoding("utf8").on("data", hear);
  child.stderr.setEncoding("utf8").on("data", hear);
  const stop = () => endGroup(child, dataDir);
  for (const deadline = Date.now() + longestStartMs; Date.now() < deadline; await sleep(20)) {
    const url = /Dossard est ouvert : (\S+)/.exec(output)?.[1];
    if (url) return { folder, url, dataDir, stop };
    if (child.exitCode !== null) break;
  }
  await stop();
  throw new Error(`The shop did not start:\n${output}`);
}

async function endGroup(child: ChildProcess, dataDir: string): Promise<void> {
  if (child.exitCode === null && child.pid) {
    const closed = once(child, "close");
    process.kill(-child.pid, "SIGTERM");
    await closed;
  }
  const left = runningPostmaster(join(dataDir, "postgres"));
  if (left) process.kill(left.pid, "SIGQUIT");
}

/** Returns the size of folders and files on the disk, in bytes; each file counts once. */
export async function bytesOnDisk(...paths: string[]): Promise<number> {
  const { stdout } = await promisify(execFile)("du", ["-sck", ...paths]);
  return 1024 * Number(/^(\d+)\ttotal$/m.exec(stdout)?.[1]);
}
