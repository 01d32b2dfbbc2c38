import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Mailer } from "../core/mailer.ts";
import type { MailSettings } from "../core/settings.ts";
import { closed, composeMail } from "./composeMail.ts";

/** Writes each mail atomically as an `.eml` file to a folder; any mail program opens it. */
export function createFileMailer(folder: string, settings: MailSettings, host: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows", ...closed });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(composeMail(mail, settings, host));
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${mail.id.replace(/[^\w.-]/g, "_")}.eml`);
      await writeFile(`${file}.part`, message);
      await rename(`${file}.part`, file);
    },
    async forget(which) {
      for (const name of await readdir(folder).catch(() => [])) {
        const file = join(folder, name);
        if (await isMeant(file, which)) await rm(file, { force: true });
      }
    },
    check: async () => `sans SMTP_URL, les courriels deviennent des fichiers dans ${folder}`,
    close: () => {},
  };
}

/** Ignores a file deleted meanwhile by another process. */
async function isMeant(file: string, which: Parameters<Mailer["forget"]>[0]): Promise<boolean> {
  if ("before" in which)
    return stat(file).then(
      ({ mtime }) => mtime < which.before,
      () => false,
    );
  const text = await readFile(file, "utf8").catch(() => "");
  return text.toLowerCase().includes(which.address.toLowerCase());
}
