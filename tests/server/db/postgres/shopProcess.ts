import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { createInterface } from "node:readline";

export interface ShopProcess {
  child: ChildProcess;
  lines: string[];
  /** Resolves with the first matching line, past or future. */
  said(pattern: RegExp): Promise<RegExpExecArray>;
  tell(order: string): void;
  kill9(): Promise<void>;
  stop(): Promise<void>;
}

/** Runs holder.ts, or another script, on a DATA_DIR (its first argument), optionally as another user. */
export function startShopProcess(
  dataDir: string,
  options: { uid?: number; gid?: number; holder?: string; node?: string; args?: string[] } = {},
): ShopProcess {
  const {
    holder = resolve("tests/server/db/postgres/holder.ts"),
    node = process.execPath,
    args = [],
    ...user
  } = options;
  const child = spawn(node, [holder, dataDir, ...args], {
    ...user,
    cwd: "/",
    stdio: ["pipe", "pipe", "pipe"],
  });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  const hear = (line: string) => {
    lines.push(line);
    for (const look of waiting) look();
  };
  createInterface({ input: child.stdout }).on("line", hear);
  createInterface({ input: child.stderr }).on("line", (line) => hear(`error ${line}`));
  const ended = once(child, "close").then(() => hear("ended"));

  return {
    child,
    lines,
    said: (pattern) =>
      new Promise((found, missed) => {
        const look = () => {
          for (const line of lines) {
            const match = pattern.exec(line);
            if (!match && line !== "ended") continue;
            waiting.delete(look);
            return match ? found(match) : missed(new Error(`Never said ${pattern}:\n${lines.join("\n")}`));
          }
        };
        waiting.add(look);
        look();
      }),
    tell: (order) => child.stdin.write(`${order}\n`),
    async kill9() {
      child.kill("SIGKILL");
      await ended;
    },
    async stop() {
      child.stdin.write("stop\n");
      await ended;
    },
  };
}
