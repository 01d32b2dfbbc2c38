import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

export interface BootedDebian {
  /** Runs a script in it as root, printing what it prints. Throws if it fails. */
  run(script: string): void;
  stop(): Promise<void>;
}

/** Boots the Debian of a folder with systemd, in a container that has no network but its own loopback. */
export async function bootDebian(root: string): Promise<BootedDebian> {
  const options = ["--quiet", "--register=no", "--keep-unit", "--private-network", "--console=pipe"];
  const container = spawn("systemd-nspawn", [...options, "--boot", "-D", root], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(container, "close");
  const stop = async () => {
    // systemd takes it for "power off".
    const leader = leaderOf(container.pid);
    if (leader) inside(leader, "systemctl poweroff");
    await Promise.race([ended, sleep(60_000, undefined, { ref: false })]);
    if (container.exitCode === null) container.kill("SIGKILL");
    await ended;
  };
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await sleep(500)) {
    const leader = leaderOf(container.pid);
    if (container.exitCode !== null) break;
    if (!leader || !/^(running|degraded)/.test(inside(leader, "systemctl is-system-running").stdout))
      continue;
    const run = (script: string) => {
      const { status } = inside(leader, script, "inherit");
      if (status !== 0) throw new Error(`it failed, with ${status}:\n${script}`);
    };
    return { run, stop };
  }
  await stop();
  throw new Error("Debian did not boot");
}

/** Returns the container's first process. */
function leaderOf(pid: number | undefined): string | undefined {
  if (pid === undefined) return undefined;
  try {
    return /\d+/.exec(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8"))?.[0];
  } catch {
    return undefined;
  }
}

function inside(leader: string, script: string, stdout: "pipe" | "inherit" = "pipe") {
  const spaces = ["--mount", "--uts", "--ipc", "--net", "--pid", "--cgroup", "--root", "--wd"];
  return spawnSync("nsenter", ["--target", leader, ...spaces, "sh", "-c", script], {
    encoding: "utf8",
    env: { PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", HOME: "/root" },
    stdio: ["ignore", stdout, stdout],
  });
}
