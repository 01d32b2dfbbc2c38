import type { SendMailOptions } from "nodemailer";
import { readMailAddress } from "../core/mailAddress.ts";
import type { Mail } from "../core/mailer.ts";
import type { MailSettings } from "../core/settings.ts";
import { NonRetryableError } from "../jobs/jobKind.ts";

/** Nothing of a mail comes from a file or an address of the net: what it holds is given. */
export const closed = { disableFileAccess: true, disableUrlAccess: true };

/**
 * A mail as the mail library takes it. Throws `NonRetryableError` for a receiver that is none, or more than one: a line break
 * or a comma in an address would add headers or receivers.
 * @param host whose mail it is: the right side of its identity
 */
export function composeMail(mail: Mail, settings: MailSettings, host: string): SendMailOptions {
  const to = readMailAddress(mail.to.address);
  if (to === null) throw new NonRetryableError("the receiver's address is not one");
  return {
    from: settings.from,
    ...(settings.replyTo && { replyTo: settings.replyTo }),
    to: { name: oneLine(mail.to.name), address: to.address },
    subject: oneLine(mail.subject),
    messageId: `<${mail.id}@${host}>`,
    // Machines that answer for people on holiday leave these alone.
    headers: { "Auto-Submitted": "auto-generated" },
    html: mail.html,
    text: mail.text,
    attachments: (mail.attachments ?? []).map(({ fileName, contentType, content }) => ({
      filename: oneLine(fileName),
      contentType,
      content,
    })),
    ...closed,
  };
}

const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, " ").trim();
