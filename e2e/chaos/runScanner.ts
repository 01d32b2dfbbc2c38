import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";

export const scanners = { wapiti: "/usr/bin/wapiti", sqlmap: "/usr/bin/sqlmap" } as const;

/** Returns Debian's packages that this machine is missing. */
export const missingScanners = () =>
  Object.entries(scanners)
    .filter(([, path]) => !existsSync(path))
    .map(([name]) => name);

/** A proxy that does not exist, for every host but this machine. */
const nowhere = "http://127.0.0.1:1";
const here = "127.0.0.1,localhost";
/** What keeps each from other hosts. sqlmap asks its target only, and would take a proxy for this machine, too. */
const closedIn = {
  wapiti: { http_proxy: nowhere, https_proxy: nowhere, no_proxy: here },
  sqlmap: {},
};

/**
 * Runs a scanner to its end. Returns what it printed.
 * @param folder its home
 * @param longestMs it is stopped after so long; what it has found until then counts
 */
export async function runScanner(
  name: keyof typeof scanners,
  args: readonly string[],
  folder: string,
  longestMs: number,
): Promise<string> {
  const child = spawn(scanners[name], args, {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, LC_ALL: "C.UTF-8", ...closedIn[name] },
    stdio: ["ignore", "pipe", "pipe"],
    signal: AbortSignal.timeout(longestMs),
    killSignal: "SIGKILL",
  });
  child.on("error", () => {});
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
    });
  await once(child, "close");
  return printed;
}

/** Returns the version that a scanner says of itself. */
export async function versionOf(name: keyof typeof scanners, folder: string): Promise<string> {
  const printed = await runScanner(name, ["--version"], folder, 60_000);
  return (
    /\d+\.\d+(?:\.\d+)?/.exec(
      printed.split("\n").findLast((line) => /^(?:Wapiti )?\d|Wapiti \d/.test(line)) ?? printed,
    )?.[0] ?? "unknown"
  );
}
