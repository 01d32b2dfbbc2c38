import type { SendMailOptions } from "nodemailer";
import { readMailAddress } from "../core/mailAddress.ts";
import type { Mail } from "../core/mailer.ts";
import type { MailSettings } from "../core/settings.ts";
import { NonRetryableError } from "../jobs/jobKind.ts";

/** Keeps the library from reading files or URLs: a mail's content is passed in. */
export const closed = { disableFileAccess: true, disableUrlAccess: true };

/**
 * Converts a mail for the mail library. Throws `NonRetryableError` for anything but one recipient: a line break or a comma in
 * an address would add headers or recipients.
 * @param host right side of the Message-ID
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
    // Auto-responders ignore these.
    headers: { "Auto-Submitted": "auto-generated" },
    html: mail.html,
    text: mail.text,
    attachments: (mail.attachments ?? []).map(({ fileName, contentType, content, contentId }) => ({
      filename: oneLine(fileName),
      contentType,
      content,
      ...(contentId && { cid: contentId, contentDisposition: "inline" as const }),
    })),
    ...closed,
  };
}

const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, " ").trim();
