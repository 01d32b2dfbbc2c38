/** A line of what was ordered. `amount` is written out, with its sign. */
export interface LetterLine {
  what: string;
  detail?: string;
  amount: string;
}

/** What a mail is made of; each part is written in both its forms, as HTML and as plain text. */
export type LetterPart =
  | { kind: "paragraph"; text: string }
  /** Lines that belong together, one below the other: an address. */
  | { kind: "block"; lines: readonly string[] }
  | { kind: "lines"; lines: readonly LetterLine[]; total: LetterLine }
  /** The one thing to do. */
  | { kind: "button"; label: string; url: string }
  | { kind: "smallPrint"; text: string };

/** A mail before it is written: French texts, spaced as they are read. */
export interface Letter {
  subject: string;
  /** What a mailbox shows beside the subject. */
  preview: string;
  title: string;
  parts: readonly LetterPart[];
  /** Name of the shop. */
  from: string;
  /** Why this mail came. */
  reason: string;
}
