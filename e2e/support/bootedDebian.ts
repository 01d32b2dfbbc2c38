import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { inside, leaderOf } from "./namespaces.ts";

export interface BootedDebian {
  /** Its first process. */
  leader: string;
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
    return { leader, run, stop };
  }
  await stop();
  throw new Error("Debian did not boot");
}
