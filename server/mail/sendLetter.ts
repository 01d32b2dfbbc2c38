import type { Mail, MailAddress } from "../core/mailer.ts";
import type { Services } from "../core/services.ts";
import type { JobContext } from "../jobs/jobKind.ts";
import type { Letter } from "./letter.ts";
import { mailLogo } from "./mailLogo.ts";
import { writeHtml } from "./writeHtml.ts";
import { writeText } from "./writeText.ts";

/** Sends a letter as HTML and text, as the mail of a job: every attempt sends the same mail. */
export async function sendLetter(
  { mailer, settings }: Services,
  job: JobContext,
  to: MailAddress,
  letter: Letter,
  attachments: NonNullable<Mail["attachments"]> = [],
): Promise<void> {
  const { subject } = letter;
  const logo = await mailLogo(settings.brand);
  return mailer.send({
    id: job.id,
    to,
    subject,
    html: writeHtml(letter, settings.brand),
    text: writeText(letter),
    attachments: logo ? [...attachments, logo] : attachments,
  });
}
