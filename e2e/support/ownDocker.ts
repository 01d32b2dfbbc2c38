import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { inside, leaderOf, rootEnv } from "./namespaces.ts";

export interface OwnDocker {
  /** Runs a script beside it as root, printing what it prints. Throws if it fails. */
  run(script: string): void;
  /** Returns what a script prints, without the space around it. Throws if it fails. */
  ask(script: string): string;
  stop(): Promise<void>;
}

export const dockerPackages = [
  ...["docker.io", "docker-cli", "docker-buildx", "docker-compose"],
  ...["ca-certificates", "curl", "iproute2", "iptables", "openssl"],
];
export const projectInside = "/root/dossard";
const project = resolve(import.meta.dirname, "../..");

/** It ends when this process does, however that ends. */
const withUs = ["--pdeathsig", "KILL"];

const enter = `set -e
root=$1
mount --make-rprivate /
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount --rbind /sys "$root/sys"
mount --rbind /dev "$root/dev"
mount -t tmpfs tmpfs "$root/run"
mount -t tmpfs tmpfs "$root/tmp"
echo "nameserver 10.0.2.3" > "$root/etc/resolv.conf"
ip link set lo up
cd "$root"
pivot_root . outside
umount -l /outside
exec dockerd --log-level=warn > /var/log/dockerd.log 2>&1`;

/**
 * Starts Debian's Docker in a folder and in namespaces of its own, so that nothing of the machine's own containers, ports, volumes and
 * firewall is touched. It reaches the network through slirp4netns.
 * @param root a folder with a Debian that has `dockerPackages`; the project is copied into it
 */
export async function startDocker(root: string): Promise<OwnDocker> {
  mkdirSync(join(root, "outside"), { recursive: true });
  copyProject(join(root, projectInside));
  const spaces = ["--mount", "--net", "--pid", "--ipc", "--uts", "--fork", "--kill-child"];
  const docker = spawn("setpriv", [...withUs, "unshare", ...spaces, "sh", "-c", enter, "sh", root], {
    env: rootEnv,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(docker, "close");
  const leader = await until(() => leaderOf(docker.pid));
  const options = ["--configure", "--mtu=65520", "--disable-host-loopback"];
  const network = spawn("setpriv", [...withUs, "slirp4netns", ...options, leader, "tap0"], {
    stdio: "ignore",
  });
  const stop = async () => {
    process.kill(Number(leader), "SIGTERM");
    await Promise.race([ended, sleep(60_000, undefined, { ref: false })]);
    docker.kill("SIGKILL");
    network.kill();
    await ended;
  };
  const given = (script: string, stdout: "pipe" | "inherit") => {
    const { status, stdout: said } = inside(leader, `cd ${projectInside}\n${script}`, stdout);
    if (status !== 0) throw new Error(`it failed, with ${status}:\n${script}\n${said ?? ""}`);
    return said;
  };
  try {
    await until(() => inside(leader, "test -d /outside && docker info").status === 0 || undefined);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    run: (script) => void given(script, "inherit"),
    ask: (script) => given(script, "pipe").trim(),
    stop,
  };
}

/** Copies what git does not ignore. */
function copyProject(to: string): void {
  const ignored = readFileSync(join(project, ".gitignore"), "utf8").split("\n");
  const left = new Set([".git", ...ignored.map((line) => line.replace(/\/$/, ""))]);
  cpSync(project, to, { recursive: true, filter: (path) => !left.has(basename(path)) });
}

async function until<Found>(look: () => Found | undefined): Promise<Found> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(200)) {
    const found = look();
    if (found !== undefined) return found;
  }
  throw new Error("Docker did not start");
}
