import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const documented = resolve(import.meta.dirname, "../../docs/cdn.nginx.conf");

/** Where nginx may be. */
export const nginxPlaces = ["/usr/sbin/nginx", "/usr/bin/nginx", "/opt/homebrew/bin/nginx"];
export const nginxProgram = nginxPlaces.find((place) => existsSync(place));

export interface Nginx {
  /** The images' host. */
  url: string;
  /** The whole shop. */
  shopUrl: string;
  stop(): Promise<void>;
}

/** Returns a free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}

/**
 * Starts nginx as a pull CDN with docs/cdn.nginx.conf, on a free port of `localhost`: another site than a shop at 127.0.0.1.
 * @param program path of nginx
 * @param port of the images' host
 * @param shopPort the shop's port
 */
export async function startNginx(program: string, port: number, shopPort: number): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), "dossard-cdn-"));
  await mkdir(join(folder, "cache"));
  const ownPort = await freePort();
  const cdn = (await readFile(documented, "utf8"))
    .replace("/var/cache/nginx/dossard", join(folder, "cache"))
    .replace("server 127.0.0.1:4300", `server 127.0.0.1:${shopPort}`)
    .replace("listen 8080", `listen 127.0.0.1:${port}`)
    .replace("server_name cdn.example.fr", "server_name localhost")
    .replace("listen 8081", `listen 127.0.0.1:${ownPort}`)
    .replace("server_name photos.example.fr", "server_name localhost");
  await writeFile(join(folder, "cdn.conf"), cdn);
  const own = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  await writeFile(
    join(folder, "nginx.conf"),
    `daemon off; master_process off; pid ${join(folder, "pid")}; error_log stderr;
     events {} http { access_log off; ${own.join(" ")} include cdn.conf; }`,
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
  const url = `http://localhost:${port}`;
  const shopUrl = `http://localhost:${ownPort}`;
  while (child.exitCode === null) {
    if (await fetch(url).catch(() => null)) return { url, shopUrl, stop };
    await sleep(50);
  }
  await stop();
  throw new Error(`nginx did not start:\n${complaints}`);
}
