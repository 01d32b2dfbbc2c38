import type { Brand } from "../core/brand.ts";
import { type Letter, logoHeight, logoId } from "./letter.ts";
import { darkStyles, mailColours } from "./mailColours.ts";
import { escaped, font, partWriter, small } from "./writePart.ts";

/**
 * Returns a mail as HTML: one column of at most 600 pixels without external resources, headed by the brand's logo or by the shop's name in
 * its colour, light, and dark where the reader's program asks for it.
 */
export function writeHtml(
  { subject, preview, title, parts, from, reason }: Letter,
  brand: Pick<Brand, "accent" | "logo">,
): string {
  const colour = mailColours(brand.accent, "boutique");
  const head = brand.logo
    ? `<span class="mail-plate" style="display:inline-block"><img src="cid:${logoId}" height="${logoHeight}" alt="${escaped(from)}" style="display:block;height:${logoHeight}px;width:auto;border:0"></span>`
    : `<span class="mail-accent" style="font-size:22px;line-height:1.25;font-weight:800;letter-spacing:-0.02em;color:${colour.accentInk}">${escaped(from)}</span>`;
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${escaped(subject)}</title>
<style>
${darkStyles(brand.accent)}
</style>
</head>
<body class="mail-canvas" style="margin:0;padding:0;background:${colour.canvas}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
${table(
  `<td align="center" style="padding:24px 12px">
${table(
  `<td style="padding:0 4px 16px;${font}">${head}</td></tr>
<tr><td class="mail-surface" style="padding:28px 24px 12px;background:${colour.surface};border:1px solid ${colour.line};border-top:4px solid ${colour.accent};border-radius:6px">
<h1 class="mail-ink" style="margin:0 0 16px;${font};font-size:24px;line-height:1.25;font-weight:700;color:${colour.ink}">${escaped(title)}</h1>
${parts.map(partWriter(colour)).join("\n")}
</td></tr>
<tr><td class="mail-muted" style="padding:16px 4px 0;${small(colour)}">${escaped(reason)}</td>`,
  'style="max-width:600px"',
)}
</td>`,
  `class="mail-canvas" style="background:${colour.canvas}"`,
)}
</body>
</html>
`;
}

/** A layout row that screen readers do not announce as a table. */
function table(cells: string, attributes: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${attributes}>
<tr>${cells}</tr>
</table>`;
}
