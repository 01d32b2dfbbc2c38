import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./nginx.ts";

const documented = resolve(import.meta.dirname, "../../docs/deploy/nginx.conf");

/** Undefined where nginx is not installed (Debian's package `nginx`). */
export const nginxProgram = ["/usr/sbin/nginx", "/usr/bin/nginx"].find((place) => existsSync(place));

/**
 * Starts nginx before two processes of a shop with docs/deploy/nginx.conf, without TLS.
 * @param port of nginx on 127.0.0.1
 * @param shops the ports of the processes
 * @returns what stops it
 */
export async function startNginxFront(
  port: number,
  shops: readonly [number, number],
): Promise<() => Promise<void>> {
  if (!nginxProgram) throw new Error("no nginx");
  const folder = await mkdtemp(join(tmpdir(), "dossard-front-"));
  const site = (await readFile(documented, "utf8"))
    .replace("127.0.0.1:4301", `127.0.0.1:${shops[0]}`)
    .replace("127.0.0.1:4302", `127.0.0.1:${shops[1]}`)
    .replace("listen 80;", `listen 127.0.0.1:${await freePort()};`)
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
    .replace("proxy_set_header Host $host;", "proxy_set_header Host $http_host;")
    .replace(/^ *ssl_certificate.*\n/gm, "");
  await writeFile(join(folder, "site.conf"), site);
  const own = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  await writeFile(
    join(folder, "nginx.conf"),
    `daemon off; master_process off; pid ${join(folder, "pid")}; error_log stderr;
     events {} http { access_log off; ${own.join(" ")} include site.conf; }`,
  );
  const child = spawn(nginxProgram, ["-p", folder, "-c", "nginx.conf", "-e", "stderr"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaints = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaints += text;
  });
  const ended = once(child, "close");
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  while (child.exitCode === null) {
    if (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null)) return stop;
    await sleep(50);
  }
  await stop();
  throw new Error(`nginx did not start:\n${complaints}`);
}
