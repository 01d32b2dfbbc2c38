/** A line of an order. `amount` is formatted, with its sign. */
export interface LetterLine {
  what: string;
  detail?: string;
  amount: string;
}

/** A picture, as an image that travels in the mail. */
export interface LetterPicture {
  /** JPEG with twice the pixels of `width` and `height`, for sharp screens. */
  content: Uint8Array;
  /** Pixels in the mail. */
  width: number;
  height: number;
  /** « IMG_0175 » */
  name: string;
  /** Who it shows; empty if nobody knows. */
  caption: string;
}

/** A part of a mail, written as HTML and as plain text. */
export type LetterPart =
  | { kind: "paragraph"; text: string }
  /** Lines of one block: an address. */
  | { kind: "block"; lines: readonly string[] }
  | { kind: "lines"; lines: readonly LetterLine[]; total: LetterLine }
  /** At most once in a letter. `others`: number of pictures that are not shown. */
  | { kind: "pictures"; pictures: readonly LetterPicture[]; others: number }
  /** The call to action. */
  | { kind: "button"; label: string; url: string }
  | { kind: "smallPrint"; text: string }
  /** A link in small print. */
  | { kind: "smallLink"; label: string; url: string };

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

/** The `cid:` of the logo. */
export const logoId = "logo@shop";
/** Height of the logo in the mail, in pixels; its file has twice as many. */
export const logoHeight = 40;

/** The `cid:` of a letter's picture, by its place from 0. */
export const pictureId = (place: number) => `photo-${place + 1}@shop`;

/** Longest side of a picture in the mail, in pixels. */
export const pictureSide = 112;
