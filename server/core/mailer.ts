import type { MailAddress } from "./mailAddress.ts";

/** A mail in both its forms, ready to be sent. */
export interface Mail {
  /**
   * Names this mail and no other, the same for each try to send it: mailboxes and the folder of `.eml` files
   * show one mail where a killed process has sent it twice.
   */
  id: string;
  to: MailAddress;
  subject: string;
  html: string;
  text: string;
  attachments?: { fileName: string; contentType: string; content: Buffer }[];
}

export interface Mailer {
  /** Throws `NonRetryableError` where the receiver's address is refused for good, else whatever hinders it now. */
  send(mail: Mail): Promise<void>;
  /** Says where mails go; throws what hinders them. */
  check(): Promise<string>;
  /** Deletes mails that are kept as files: those written before a moment, or those that name an e-mail address. */
  forget(which: { before: Date } | { address: string }): Promise<void>;
  close(): void;
}
