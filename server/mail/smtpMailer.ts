import { createTransport } from "nodemailer";
import type { Mailer } from "../core/mailer.ts";
import type { MailSettings } from "../core/settings.ts";
import { NonRetryableError } from "../jobs/jobKind.ts";
import { closed, composeMail } from "./composeMail.ts";

/** All in milliseconds. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

interface SmtpFault extends Error {
  code?: string;
  responseCode?: number;
}

/** Sends by the mail server of `SMTP_URL`. */
export function createSmtpMailer(url: string, settings: MailSettings, host: string): Mailer {
  const transport = createTransport({ url, ...timeouts, ...closed });
  return {
    async send(mail) {
      try {
        await transport.sendMail(composeMail(mail, settings, host));
      } catch (error) {
        throw isRefusedForGood(error) ? new NonRetryableError((error as Error).message) : error;
      }
    },
    async check() {
      await transport.verify();
      const { hostname, port } = new URL(url);
      return `${hostname}${port ? `:${port}` : ""} laisse entrer la boutique, les courriels viennent de ${settings.from.address}`;
    },
    forget: async () => {},
    close: () => transport.close(),
  };
}

/** Returns whether the recipient was rejected with 5xx; an error about the shop's own sign-in can be fixed. */
function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode = 0 } = error as SmtpFault;
  return code === "EENVELOPE" && responseCode >= 500;
}
