import { nginxProgram, runNginx } from "./nginx.ts";
import { documented, freePort } from "./runFront.ts";

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
  const plainPort = await freePort();
  const servers = async () =>
    (await documented("deploy/nginx.conf"))
      .replace("127.0.0.1:4301", `127.0.0.1:${shops[0]}`)
      .replace("127.0.0.1:4302", `127.0.0.1:${shops[1]}`)
      .replace("listen 80;", `listen 127.0.0.1:${plainPort};`)
      .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
      .replace("proxy_set_header Host $host;", "proxy_set_header Host $http_host;")
      .replace(/^ *ssl_certificate.*\n/gm, "");
  return runNginx(nginxProgram, servers, `http://127.0.0.1:${port}/healthz`);
}
