import { brandColors } from "../../src/ui/theme/brand.ts";
import type { Brand } from "../core/brand.ts";
import type { Letter, LetterLine, LetterPart } from "./letter.ts";
import { logoHeight, logoId } from "./mailLogo.ts";

/** The boutique theme as inline values: mail programs support no style sheet. */
const colour = {
  canvas: "#faf6ee",
  surface: "#fffdf9",
  line: "#e0d8c7",
  ink: "#1d1b16",
  muted: "#5f594c",
};
const turf = { accent: "#116b3c", onAccent: "#ffffff", accentInk: "#116b3c" };
type Accent = typeof turf;
const font = "font-family:-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const body = `${font};font-size:16px;line-height:1.5;color:${colour.ink}`;
const small = `${font};font-size:14px;line-height:1.5;color:${colour.muted}`;

/** Returns a mail as HTML: one column of at most 600 pixels, without external resources, in the accent and with the logo of the brand. */
export function writeHtml(
  { subject, preview, title, parts, from, reason }: Letter,
  brand: Pick<Brand, "accent" | "logo">,
): string {
  const accent = brand.accent ? brandColors(brand.accent, "boutique") : turf;
  const head = brand.logo
    ? `<img src="cid:${logoId}" height="${logoHeight}" alt="${escaped(from)}" style="display:block;height:${logoHeight}px;width:auto;border:0">`
    : escaped(from);
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${colour.canvas}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
${table(
  `<td align="center" style="padding:24px 12px">
${table(
  `<td style="padding:0 4px 12px;${small};font-weight:600">${head}</td></tr>
<tr><td style="padding:28px 24px 12px;background:${colour.surface};border:1px solid ${colour.line};border-radius:6px">
<h1 style="margin:0 0 16px;${font};font-size:24px;line-height:1.25;font-weight:700;color:${colour.ink}">${escaped(title)}</h1>
${parts.map((part) => writePart(part, accent)).join("\n")}
</td></tr>
<tr><td style="padding:16px 4px 0;${small}">${escaped(reason)}</td>`,
  "max-width:600px",
)}
</td>`,
  `background:${colour.canvas}`,
)}
</body>
</html>
`;
}

/** A layout row that screen readers do not announce as a table. */
function table(cells: string, style: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style}">
<tr>${cells}</tr>
</table>`;
}

function writePart(part: LetterPart, accent: Accent): string {
  if (part.kind === "button") return writeButton(part.label, part.url, accent);
  if (part.kind === "lines") return writeLines(part.lines, part.total);
  const text = part.kind === "block" ? part.lines.map(escaped).join("<br>") : escaped(part.text);
  const style = part.kind === "smallPrint" ? small : body;
  return `<p style="margin:0 0 16px;${style}">${text}</p>`;
}

/** Repeats the full URL below: some programs do not link a button. */
function writeButton(label: string, url: string, accent: Accent): string {
  const href = escaped(url);
  return `<p style="margin:8px 0 20px"><a href="${href}" style="display:inline-block;padding:14px 24px;${font};font-size:16px;line-height:1.25;font-weight:600;color:${accent.onAccent};background:${accent.accent};border-radius:6px;text-decoration:none">${escaped(label)}</a></p>
<p style="margin:0 0 16px;${small}">Si le bouton ne répond pas, copiez cette adresse dans votre navigateur\u00a0:<br><a href="${href}" style="color:${accent.accentInk};word-break:break-all">${href}</a></p>`;
}

function writeLines(lines: readonly LetterLine[], total: LetterLine): string {
  const row = ({ what, detail, amount }: LetterLine, weight: number, edge: string) =>
    `<tr><th scope="row" align="left" valign="top" style="padding:10px 12px 10px 0;${body};font-weight:${weight};border-top:${edge}">${escaped(what)}${
      detail ? `<br><span style="${small};font-weight:400">${escaped(detail)}</span>` : ""
    }</th><td align="right" valign="top" style="padding:10px 0;${body};font-weight:${weight};white-space:nowrap;border-top:${edge}">${escaped(amount)}</td></tr>`;
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;border-bottom:1px solid ${colour.line}">
${lines.map((line) => row(line, 400, `1px solid ${colour.line}`)).join("\n")}
${row(total, 700, `2px solid ${colour.ink}`)}
</table>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);
}
