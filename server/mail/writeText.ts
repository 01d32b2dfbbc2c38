import type { Letter, LetterLine, LetterPart } from "./letter.ts";

/** Returns a mail as plain text. */
export function writeText({ title, parts, from, reason }: Letter): string {
  return [title, ...parts.map(writePart), `-- \n${from}\n${reason}`].join("\n\n").concat("\n");
}

function writePart(part: LetterPart): string {
  if (part.kind === "block") return part.lines.join("\n");
  if (part.kind === "button") return `${part.label}\u00a0:\n${part.url}`;
  if (part.kind === "lines") return [...part.lines, part.total].map(writeLine).join("\n");
  return part.text;
}

function writeLine({ what, detail, amount }: LetterLine): string {
  return `${what}\u00a0: ${amount}${detail ? `\n  ${detail}` : ""}`;
}
