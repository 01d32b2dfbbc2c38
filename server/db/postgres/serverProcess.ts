import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Account } from "./account.ts";

/** Sized for a stand's laptop; PostgreSQL's defaults otherwise. */
const defaults: Record<string, string> = {
  listen_addresses: "",
  unix_socket_permissions: "0700",
  max_connections: "100",
  shared_buffers: "128MB",
  effective_cache_size: "512MB",
  work_mem: "8MB",
  maintenance_work_mem: "64MB",
  max_wal_size: "512MB",
  random_page_cost: "1.1",
  jit: "off",
  // An acknowledged write survives a killed process and a power cut; explicit, so nothing changes it unnoticed.
  fsync: "on",
  full_page_writes: "on",
  synchronous_commit: "on",
  timezone: "UTC",
  log_timezone: "UTC",
  log_checkpoints: "off",
};

const longestLog = 5_000_000;

/**
 * Starts a server on the data folder. It outlives the shop: it has its own session (Ctrl-C in the shop's terminal reaches only
 * the shop, which then stops it in order) and writes to a file instead of a pipe.
 */
export function spawnServer(options: {
  home: string;
  socketFolder: string;
  postgres: string;
  account: Account;
  settings: Record<string, string>;
}): ChildProcess {
  const { home, socketFolder, postgres, account } = options;
  const settings = { ...defaults, ...options.settings, unix_socket_directories: socketFolder };
  const [command = "", ...args] = [
    ...account.prefix,
    postgres,
    ...["-D", join(home, "cluster")],
    ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ];
  const log = openSync(openLog(home), "a", 0o600);
  try {
    const child = spawn(command, args, {
      ...account.owner,
      cwd: home,
      // Without PGPORT, PGDATA and the like, which would select another server.
      env: { PATH: process.env.PATH, LC_ALL: "C" },
      stdio: ["ignore", log, log],
      detached: true,
    });
    child.unref();
    // A program that cannot start has an exit code too; an unhandled error event would end the shop.
    child.on("error", () => {});
    return child;
  } finally {
    closeSync(log);
  }
}

function openLog(home: string): string {
  const path = join(home, "server.log");
  if (existsSync(path) && statSync(path).size > longestLog) renameSync(path, `${path}.1`);
  return path;
}

/** Returns the size of the server's log in bytes: a start's messages begin there. */
export function logLength(home: string): number {
  const path = join(home, "server.log");
  return existsSync(path) ? statSync(path).size : 0;
}

/** Returns the reason of a failed start in PostgreSQL's words, on one line. */
export function lastComplaint(home: string, from: number): string {
  const path = join(home, "server.log");
  const text = existsSync(path) ? readFileSync(path).subarray(from).toString("utf8") : "";
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const fatal = lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? lines.at(-1) ?? "il n’a rien dit";
  return fatal.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, "");
}
