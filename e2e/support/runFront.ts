import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { runProgram } from "../../tests/server/support/runProgram.ts";

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
 * Runs a web server in front of a shop. Throws with its complaints if it ends.
 * @param program its path
 * @param argumentsIn returns its arguments, given an empty folder of its own
 * @param url answers once it does
 * @returns what stops it
 */
export async function runFront(
  program: string,
  argumentsIn: (folder: string) => Promise<string[]>,
  url: string,
): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "dossard-front-"));
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const remove = () => rm(folder, { recursive: true, force: true });
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  try {
    const stop = await runProgram(program, await argumentsIn(folder), { env }, answers);
    return async () => {
      await stop();
      await remove();
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
