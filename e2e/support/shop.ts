import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { runningPostmaster } from "../../server/db/postgres/cluster.ts";

const root = resolve(import.meta.dirname, "../..");
/** The first start may have to build the shop, on a busy machine. */
const longestStartMs = 90_000;

export interface Shop {
  /** Without a trailing slash; the same after a restart. */
  url: string;
  dataDir: string;
  /** Returns the process id of the server, another one after a restart. */
  pid(): number | undefined;
  /** Returns everything that the server printed, across restarts. */
  log(): string;
  /** Ends the server as a power cut would; its database keeps running, as for a real shop. */
  kill9(): Promise<void>;
  /** Starts the server again on the same address and data, after `kill9` or by stopping it first. */
  restart(): Promise<void>;
  /** Runs the operator's command line on this shop's data, beside the server. */
  dossard(...args: string[]): Promise<{ code: number | null; output: string }>;
  /** Stops the server gracefully and removes its data. */
  stop(): Promise<void>;
}

export interface ShopOptions {
  place: "main" | "truck";
  /** Further settings, see server/core/readSettings.ts. */
  env?: Record<string, string>;
}

/** Starts a shop as `npm start` does, with an empty DATA_DIR, and waits until it answers. */
export async function startShop({ place, env = {} }: ShopOptions): Promise<Shop> {
  const folder = await mkdtemp(join(tmpdir(), "dossard-e2e-"));
  // Same mode as a project's folder: how the database is started depends on the access of its own user.
  await chmod(folder, 0o755);
  const dataDir = join(folder, "data");
  const settings: NodeJS.ProcessEnv = {
    ...process.env,
    HOST: "127.0.0.1",
    PORT: "0",
    PLACE_WHAT: place,
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    ...env,
  };
  let log = "";
  let child: ChildProcess;
  let ended: Promise<unknown>;

  const run = (script: string, args: string[] = []) => {
    const started = spawn(process.execPath, [script, ...args], {
      cwd: root,
      env: settings,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const hear = (text: string) => {
      output += text;
      log += text;
    };
    started.stdout.setEncoding("utf8").on("data", hear);
    started.stderr.setEncoding("utf8").on("data", hear);
    return { started, output: () => output, closed: once(started, "close") };
  };

  const start = async (): Promise<string> => {
    const { started, output, closed } = run("demo/start.ts");
    child = started;
    ended = closed;
    const deadline = Date.now() + longestStartMs;
    while (Date.now() < deadline) {
      const url = /Dossard est ouvert : (\S+)/.exec(output())?.[1];
      if (url && (await answers(url))) return url;
      if (child.exitCode !== null || child.signalCode !== null) break;
      await sleep(50);
    }
    child.kill("SIGKILL");
    await ended;
    throw new Error(`The shop did not start:\n${output()}`);
  };

  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };

  const remove = async () => {
    const left = runningPostmaster(join(dataDir, "postgres"));
    if (left) process.kill(left.pid, "SIGQUIT");
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };

  const url = await start().catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  settings.PORT = new URL(url).port;
  return {
    url,
    dataDir,
    pid: () => child.pid,
    log: () => log,
    kill9: () => end("SIGKILL"),
    async restart() {
      await end("SIGTERM");
      await start();
    },
    async dossard(...args) {
      const { started, output, closed } = run("demo/dossard.ts", args);
      await closed;
      return { code: started.exitCode, output: output() };
    },
    async stop() {
      await end("SIGTERM");
      await remove();
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`)).ok;
  } catch {
    return false;
  }
}
