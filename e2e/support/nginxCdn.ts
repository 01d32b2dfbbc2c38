import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { runNginx } from "./nginx.ts";
import { documented, freePort } from "./runFront.ts";

export interface NginxCdn {
  /** The images' host. */
  url: string;
  /** The whole shop. */
  shopUrl: string;
  stop(): Promise<void>;
}

/**
 * Starts nginx as a pull CDN with docs/cdn.nginx.conf, on a free port of `localhost`: another site than a shop at 127.0.0.1.
 * @param program path of nginx
 * @param port of the images' host
 * @param shopPort the shop's port
 */
export async function startNginxCdn(program: string, port: number, shopPort: number): Promise<NginxCdn> {
  const ownPort = await freePort();
  const servers = async (folder: string) => {
    const cache = join(folder, "cache");
    await mkdir(cache);
    return (await documented("cdn.nginx.conf"))
      .replace("/var/cache/nginx/dossard", cache)
      .replace("server 127.0.0.1:4300", `server 127.0.0.1:${shopPort}`)
      .replace("listen 8080", `listen 127.0.0.1:${port}`)
      .replace("server_name cdn.example.fr", "server_name localhost")
      .replace("listen 8081", `listen 127.0.0.1:${ownPort}`)
      .replace("server_name photos.example.fr", "server_name localhost");
  };
  const url = `http://localhost:${port}`;
  const stop = await runNginx(program, servers, url);
  return { url, shopUrl: `http://localhost:${ownPort}`, stop };
}
