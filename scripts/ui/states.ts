import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folders = ["screens", "features"];

/** A story's export with the doc comment above it, and its body up to the next one. */
const story = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^export const (\w+): Story\b/gm;

/**
 * Writes docs/states.md: every screen, modal and part of the shop, with its states in the order of their stories.
 * @param root the project's root
 */
export function writeStates(root: string): string {
  const sections = folders.flatMap((folder) =>
    readdirSync(join(root, "stories", folder))
      .filter((file) => file.endsWith(".stories.tsx"))
      .sort()
      .map((file) => section(readFileSync(join(root, "stories", folder, file), "utf8"))),
  );
  return `${introduction}\n${sections.join("\n")}`;
}

const introduction = `# Every screen and modal, state by state

Written by \`npm run states\` from the stories; do not edit it by hand. \`npm run storybook\` shows each state under the name in its heading, and
\`npm test\` compares it with its screenshots.
`;

function section(text: string): string {
  const title = /\btitle: "([^"]+)"/.exec(text)?.[1] ?? "";
  const found = [...text.matchAll(story)];
  const rows = found.map((match, place) => {
    const [, comment = "", name = ""] = match;
    const body = text.slice(match.index, found[place + 1]?.index);
    const label = /^ {2}name: "([^"]+)",$/m.exec(body)?.[1] ?? inWords(name);
    return `- ${label}${comment && `: ${inOneLine(comment)}`}\n`;
  });
  return `## ${title}\n\n${rows.join("")}`;
}

/** Returns Storybook's title for an export as a sentence: "No event of value" for `NoEventOfValue`. */
function inWords(name: string): string {
  const words = name.replace(/([a-z\d])([A-Z])/g, "$1 $2").replace(/([A-Z])([A-Z][a-z])/g, "$1 $2");
  return words.replace(/ ([A-Z])(?![A-Z])/g, (_all, letter: string) => ` ${letter.toLowerCase()}`);
}

const inOneLine = (comment: string): string =>
  comment
    .replace(/^\s*\*/gm, "")
    .replace(/\s+/g, " ")
    .trim();
