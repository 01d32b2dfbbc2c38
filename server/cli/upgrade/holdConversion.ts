import { once } from "node:events";
import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { CliError } from "../../core/cliError.ts";
import { chooseSocketFolder } from "../../db/postgres/socketFolder.ts";

/**
 * Keeps other conversions of the same data away until it is disposed of or its process ends: they find that somebody listens.
 * @param home PostgreSQL's folder under DATA_DIR
 * Throws `CliError` while another one runs, or where nothing can be written.
 */
export async function holdConversion(home: string): Promise<AsyncDisposable> {
  const path = `${chooseSocketFolder(home)}.conversion`;
  if (await isHeld(path)) throw new CliError("Une conversion est déjà en cours : attendre qu’elle finisse.");
  try {
    // Of a process that was killed.
    rmSync(path, { force: true });
    const server = createServer((socket) => socket.destroy()).listen(path);
    await once(server, "listening");
    return server;
  } catch (error) {
    throw new CliError(`Impossible d’écrire ${path} : ${(error as Error).message}`);
  }
}

const isHeld = (path: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
