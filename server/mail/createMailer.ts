import { join } from "node:path";
import type { Mailer } from "../core/mailer.ts";
import type { Settings } from "../core/settings.ts";
import { createFileMailer } from "./fileMailer.ts";
import { createSmtpMailer } from "./smtpMailer.ts";

/** The folder of the `.eml` files below DATA_DIR. */
export const mailFolder = "mails";

/** Sends by the mail server of SMTP_URL if set, otherwise writes files under DATA_DIR. */
export function createMailer({ mail, publicUrl, dataDir }: Settings): Mailer {
  const host = publicUrl === null ? "localhost" : new URL(publicUrl).hostname;
  return mail.smtpUrl === null
    ? createFileMailer(join(dataDir, mailFolder), mail, host)
    : createSmtpMailer(mail.smtpUrl, mail, host);
}
