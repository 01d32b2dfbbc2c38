import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { documented, runFront } from "./runFront.ts";

export const caddyProgram = ["/usr/bin/caddy", "/opt/homebrew/bin/caddy"].find((place) => existsSync(place));

/**
 * Starts Caddy before two processes of a shop with docs/deploy/Caddyfile, without TLS.
 * @param port of Caddy on 127.0.0.1
 * @param shops the ports of the processes
 * @returns what stops it
 */
export async function startCaddyFront(
  port: number,
  shops: readonly [number, number],
): Promise<() => Promise<void>> {
  if (!caddyProgram) throw new Error("no Caddy");
  const site = (await documented("deploy/Caddyfile"))
    .replace("127.0.0.1:4301", `127.0.0.1:${shops[0]}`)
    .replace("127.0.0.1:4302", `127.0.0.1:${shops[1]}`)
    .replace("health_uri", "trusted_proxies 127.0.0.1/32\n\t\thealth_uri")
    .replace("photos.example.fr {", `http://127.0.0.1:${port} {`);
  const argumentsIn = async (folder: string) => {
    const config = join(folder, "Caddyfile");
    await writeFile(config, `{\n\tadmin off\n}\n${site}`);
    return ["run", "--adapter", "caddyfile", "--config", config];
  };
  return runFront(caddyProgram, argumentsIn, `http://127.0.0.1:${port}/healthz`);
}
