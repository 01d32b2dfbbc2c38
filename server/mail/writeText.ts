import { pluralize } from "../../src/domain/french/pluralize.ts";
import type { Letter, LetterLine, LetterPart, LetterPicture } from "./letter.ts";

/** Returns a mail as plain text. */
export function writeText({ title, parts, from, reason }: Letter): string {
  return [title, ...parts.map(writePart), `-- \n${from}\n${reason}`].join("\n\n").concat("\n");
}

function writePart(part: LetterPart): string {
  if (part.kind === "block") return part.lines.join("\n");
  if (part.kind === "button") return `${part.label}\u00a0:\n${part.url}`;
  if (part.kind === "smallLink") return `${part.label}\u00a0: ${part.url}`;
  if (part.kind === "lines") return [...part.lines, part.total].map(writeLine).join("\n");
  if (part.kind === "pictures")
    return [...part.pictures.map(writePicture), ...(part.others === 0 ? [] : [othersText(part.others)])].join(
      "\n",
    );
  return part.text;
}

/** The pictures that a mail does not show. */
export const othersText = (count: number) => `et ${pluralize(count, "autre photo", "autres photos")}`;

function writePicture({ name, caption }: LetterPicture): string {
  return caption === "" ? `Photo ${name}` : `${caption} (photo ${name})`;
}

function writeLine({ what, detail, amount }: LetterLine): string {
  return `${what}\u00a0: ${amount}${detail ? `\n  ${detail}` : ""}`;
}
