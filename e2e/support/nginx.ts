import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Where nginx may be. */
export const nginxPlaces = ["/usr/sbin/nginx", "/usr/bin/nginx", "/opt/homebrew/bin/nginx"];
export const nginxProgram = nginxPlaces.find((place) => existsSync(place));

/** Returns a free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}

/** Returns a file of docs/. */
export const documented = (file: string) =>
  readFile(resolve(import.meta.dirname, "../../docs", file), "utf8");

/**
 * Runs nginx with the servers of a configuration file. Throws with nginx's complaints if it ends.
 * @param program path of nginx
 * @param servers returns the file's text, given an empty folder of nginx's own
 * @param url answers once nginx does
 * @returns what stops it
 */
export async function runNginx(
  program: string,
  servers: (folder: string) => Promise<string>,
  url: string,
): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "dossard-nginx-"));
  await writeFile(join(folder, "servers.conf"), await servers(folder));
  const own = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  await writeFile(
    join(folder, "nginx.conf"),
    `daemon off; master_process off; pid ${join(folder, "pid")}; error_log stderr;
     events {} http { access_log off; ${own.join(" ")} include servers.conf; }`,
  );
  const child = spawn(program, ["-p", folder, "-c", "nginx.conf", "-e", "stderr"], {
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
    if (await fetch(url).catch(() => null)) return stop;
    await sleep(50);
  }
  await stop();
  throw new Error(`nginx did not start:\n${complaints}`);
}
