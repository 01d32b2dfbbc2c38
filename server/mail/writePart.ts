import { type LetterLine, type LetterPart, type LetterPicture, pictureId, pictureSide } from "./letter.ts";
import type { MailColours } from "./mailColours.ts";
import { othersText } from "./writeText.ts";

export const font = "font-family:-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const body = ({ ink }: MailColours) => `${font};font-size:16px;line-height:1.5;color:${ink}`;
export const small = ({ inkMuted }: MailColours) =>
  `${font};font-size:14px;line-height:1.5;color:${inkMuted}`;

/** Returns what writes the parts of a letter as HTML, light by inline styles, dark by classes (`darkStyles`). */
export function partWriter(colour: MailColours): (part: LetterPart) => string {
  return (part) => {
    if (part.kind === "button") return writeButton(part.label, part.url, colour);
    if (part.kind === "lines") return writeLines(part.lines, part.total, colour);
    if (part.kind === "pictures") return writePictures(part.pictures, part.others, colour);
    if (part.kind === "smallLink")
      return smallPrint(`${escaped(part.label)}\u00a0: ${writeLink(part.url, colour)}`, colour);
    if (part.kind === "smallPrint") return smallPrint(escaped(part.text), colour);
    const text = part.kind === "block" ? part.lines.map(escaped).join("<br>") : escaped(part.text);
    return `<p class="mail-ink" style="margin:0 0 16px;${body(colour)}">${text}</p>`;
  };
}

const smallPrint = (html: string, colour: MailColours) =>
  `<p class="mail-muted" style="margin:0 0 16px;${small(colour)}">${html}</p>`;

/** A link that shows its address: some programs do not link a button. */
const writeLink = (url: string, { accentInk }: MailColours) =>
  `<a class="mail-accent" href="${escaped(url)}" style="color:${accentInk};word-break:break-word;overflow-wrap:anywhere">${escaped(url)}</a>`;

function writeButton(label: string, url: string, colour: MailColours): string {
  const { onAccent, accent, accentEdge } = colour;
  return `<p style="margin:8px 0 20px"><a class="mail-button" href="${escaped(url)}" style="display:inline-block;padding:13px 23px;${font};font-size:16px;line-height:1.25;font-weight:600;color:${onAccent};background:${accent};border:1px solid ${accentEdge};border-radius:6px;text-decoration:none">${escaped(label)}</a></p>
${smallPrint(`Si le bouton ne répond pas, copiez cette adresse dans votre navigateur\u00a0:<br>${writeLink(url, colour)}`, colour)}`;
}

function writeLines(lines: readonly LetterLine[], total: LetterLine, colour: MailColours): string {
  const row = ({ what, detail, amount }: LetterLine, weight: number, edge: string, name: string) =>
    `<tr><th class="mail-ink ${name}" scope="row" align="left" valign="top" style="padding:10px 12px 10px 0;${body(colour)};font-weight:${weight};border-top:${edge}">${escaped(what)}${
      detail
        ? `<br><span class="mail-muted" style="${small(colour)};font-weight:400">${escaped(detail)}</span>`
        : ""
    }</th><td class="mail-ink ${name}" align="right" valign="top" style="padding:10px 0;${body(colour)};font-weight:${weight};white-space:nowrap;border-top:${edge}">${escaped(amount)}</td></tr>`;
  return `<table class="mail-line" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;border-bottom:1px solid ${colour.line}">
${lines.map((line) => row(line, 400, `1px solid ${colour.line}`, "mail-line")).join("\n")}
${row(total, 700, `2px solid ${colour.ink}`, "mail-total")}
</table>`;
}

/** Pictures side by side in a mail. */
const columns = 3;

function writePictures(pictures: readonly LetterPicture[], others: number, colour: MailColours): string {
  const cells = pictures.map((picture, place) => writePicture(picture, place, colour));
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    Array.from({ length: columns }, (_, column) => cells[row * columns + column] ?? "").map(
      (cell) => `<td width="33%" valign="top" style="padding:0 8px 12px 0">${cell}</td>`,
    ),
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 8px;max-width:${columns * (pictureSide + 24)}px;table-layout:fixed">
${rows.map((row) => `<tr>${row.join("")}</tr>`).join("\n")}
</table>${others === 0 ? "" : `\n${smallPrint(escaped(othersText(others)), colour)}`}`;
}

function writePicture({ name, caption, width, height }: LetterPicture, place: number, colour: MailColours) {
  const image = `<img src="cid:${pictureId(place)}" width="${width}" height="${height}" alt="Photo ${escaped(caption || name)}" style="display:block;width:${width}px;max-width:100%;height:auto;border:0;border-radius:4px">`;
  if (caption === "") return image;
  return `${image}<div class="mail-muted" style="${small(colour)};line-height:1.35;padding-top:4px;word-break:break-word">${escaped(caption)}</div>`;
}

/** Returns a text as HTML shows it. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);
}
