import type { Mail, MailAddress } from "../core/mailer.ts";
import type { Services } from "../core/services.ts";
import type { JobContext } from "../jobs/jobKind.ts";
import { type Letter, pictureId } from "./letter.ts";
import { mailLogo } from "./mailLogo.ts";
import { writeHtml } from "./writeHtml.ts";
import { writeText } from "./writeText.ts";

type Attachments = NonNullable<Mail["attachments"]>;

/** Sends a letter as HTML and text, as the mail of a job: every attempt sends the same mail. */
export async function sendLetter(
  { mailer, settings, log }: Services,
  job: JobContext,
  to: MailAddress,
  letter: Letter,
  attachments: Attachments = [],
): Promise<void> {
  const { subject } = letter;
  const logo = await mailLogo(settings.brand);
  await mailer.send({
    id: job.id,
    to,
    subject,
    html: writeHtml(letter, settings.brand),
    text: writeText(letter),
    attachments: [...attachments, ...(logo ? [logo] : []), ...picturesIn(letter)],
  });
  log.info({ mail: job.id }, "mail sent");
}

const picturesIn = ({ parts }: Letter): Attachments =>
  parts
    .flatMap((part) => (part.kind === "pictures" ? part.pictures : []))
    .map(({ name, content }, place) => ({
      fileName: `${name}.jpg`,
      contentType: "image/jpeg",
      content: Buffer.from(content),
      contentId: pictureId(place),
    }));
