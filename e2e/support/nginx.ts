import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runFront } from "./runFront.ts";

/** Where nginx may be. */
export const nginxPlaces = ["/usr/sbin/nginx", "/usr/bin/nginx", "/opt/homebrew/bin/nginx"];
export const nginxProgram = nginxPlaces.find((place) => existsSync(place));

/**
 * Runs nginx with the servers of a configuration file. Throws with nginx's complaints if it ends.
 * @param program path of nginx
 * @param servers returns the file's text, given an empty folder of nginx's own
 * @param url answers once nginx does
 * @returns what stops it
 */
export const runNginx = (
  program: string,
  servers: (folder: string) => Promise<string>,
  url: string,
): Promise<() => Promise<void>> =>
  runFront(
    program,
    async (folder) => {
      await writeFile(join(folder, "servers.conf"), await servers(folder));
      const own = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
        (name) => `${name}_temp_path ${join(folder, name)};`,
      );
      await writeFile(
        join(folder, "nginx.conf"),
        `daemon off; master_process off; pid ${join(folder, "pid")}; error_log stderr;
         events {} http { access_log off; ${own.join(" ")} include servers.conf; }`,
      );
      return ["-p", folder, "-c", "nginx.conf", "-e", "stderr"];
    },
    url,
  );
