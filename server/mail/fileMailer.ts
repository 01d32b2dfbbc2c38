import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { MailSettings } from "../settings.ts";
import { closed, composeMail } from "./composeMail.ts";
import type { Mailer } from "./mailer.ts";

/** Puts each mail as an `.eml` file into a folder, whole or not at all: any mail program opens it. */
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
    check: async () => `no SMTP_URL: mails become files in ${folder}`,
    close: () => {},
  };
}
