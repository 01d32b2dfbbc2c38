/** A line of an order. `amount` is formatted, with its sign. */
export interface LetterLine {
  what: string;
  detail?: string;
  amount: string;
}

/** A part of a mail, written as HTML and as plain text. */
export type LetterPart =
  | { kind: "paragraph"; text: string }
  /** Lines of one block: an address. */
  | { kind: "block"; lines: readonly string[] }
  | { kind: "lines"; lines: readonly LetterLine[]; total: LetterLine }
  /** The call to action. */
  | { kind: "button"; label: string; url: string }
  | { kind: "smallPrint"; text: string };

/** Content of a mail: French texts with their typographic spaces. */
export interface Letter {
  subject: string;
  /** Shown by mailboxes beside the subject. */
  preview: string;
  title: string;
  parts: readonly LetterPart[];
  /** Name of the shop. */
  from: string;
  /** Why the recipient gets this mail. */
  reason: string;
}
