import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The environment of root's own shell. */
export const rootEnv = {
  PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
  HOME: "/root",
};

/** Returns the first process of the namespaces that a process has made, as soon as there is one. */
export function leaderOf(pid: number | undefined): string | undefined {
  if (pid === undefined) return undefined;
  try {
    return /\d+/.exec(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8"))?.[0];
  } catch {
    return undefined;
  }
}

/** Runs a script as root in the namespaces of a leader. */
export function inside(leader: string, script: string, stdout: "pipe" | "inherit" = "pipe") {
  const spaces = ["--mount", "--uts", "--ipc", "--net", "--pid", "--cgroup", "--root", "--wd"];
  return spawnSync("nsenter", ["--target", leader, ...spaces, "sh", "-c", script], {
    encoding: "utf8",
    env: rootEnv,
    stdio: ["ignore", stdout, stdout],
  });
}
