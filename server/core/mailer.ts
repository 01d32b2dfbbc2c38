export interface MailAddress {
  /** Display name; "" for none. */
  name: string;
  address: string;
}

/** A mail as HTML and text, ready to be sent. */
export interface Mail {
  /**
   * Unique to this mail and the same for each attempt to send it: mailboxes and the folder of `.eml` files show one mail even
   * if a killed process has sent it twice.
   */
  id: string;
  to: MailAddress;
  subject: string;
  html: string;
  text: string;
  attachments?: {
    fileName: string;
    contentType: string;
    content: Buffer;
    /** Shown in the mail at `cid:…`, not listed as a file. */
    contentId?: string;
  }[];
}

export interface Mailer {
  /** Throws `NonRetryableError` if the recipient is permanently rejected, otherwise any temporary error. */
  send(mail: Mail): Promise<void>;
  /** Returns where mails go; throws what prevents sending. */
  check(): Promise<string>;
  /** Deletes mails kept as files: those written before a moment, or those that contain an e-mail address. */
  forget(which: { before: Date } | { address: string }): Promise<void>;
  close(): void;
}
