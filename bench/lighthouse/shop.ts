import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fillEmptyDatabase } from "../../demo/fillEmptyDatabase.ts";
import { growLargeEvent } from "../../demo/largeEvent.ts";
import { createServices } from "../../server/app/createServices.ts";
import { readSettings } from "../../server/core/readSettings.ts";

const openAt = /Dossard est ouvert : (\S+)/;

/** Opens the demonstration as `npm start` serves it, with its large event grown to `pictures`. Keeps existing data. */
export async function openShop(dataDir: string, pictures: number) {
  const settings = { DATA_DIR: dataDir, HOST: "127.0.0.1", PORT: "0", DATABASE_URL: "", LOG_LEVEL: "error" };
  const services = await createServices(readSettings(settings));
  try {
    await fillEmptyDatabase(services);
    await growLargeEvent(services, { pictures });
  } finally {
    await services.close();
  }
  const server = spawn(process.execPath, [join(import.meta.dirname, "../../demo/start.ts")], {
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(server, "exit");
  const { promise: opened, resolve, reject } = Promise.withResolvers<string>();
  let printed = "";
  server.stdout.setEncoding("utf8").on("data", (text: string) => {
    printed += text;
    const url = openAt.exec(printed)?.[1];
    if (url) resolve(url);
  });
  ended.then(() => reject(new Error(`The shop did not start:\n${printed}`)));
  const url = await opened;
  return {
    url,
    async stop() {
      server.kill("SIGTERM");
      await ended;
    },
  };
}
