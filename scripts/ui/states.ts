import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { storyNameFromExport, toId } from "storybook/internal/csf";

const folders = ["screens", "features"];

/** A story's export with the doc comment above it, and its body up to the next one. */
const story = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^export const (\w+): Story\b/gm;

export interface State {
  /** Id of its story. */
  id: string;
  name: string;
  /** Empty if its name says all. */
  description: string;
}

/** A screen, a modal or another part of the shop, with its states in the order of their stories. */
export interface StatesOfPart {
  title: string;
  description: string;
  states: State[];
}

/** @param root the project's root */
export function readStates(root: string): StatesOfPart[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, "stories", folder))
      .filter((file) => file.endsWith(".stories.tsx"))
      .sort()
      .map((file) => readPart(readFileSync(join(root, "stories", folder, file), "utf8"))),
  );
}

/** Writes docs/states.md. */
export function writeStates(root: string): string {
  const sections = readStates(root).map(({ title, description, states }) => {
    const lines = states.map((state) => `- ${state.name}${state.description && `: ${state.description}`}\n`);
    return `## ${title}\n\n${description && `${description}\n\n`}${lines.join("")}`;
  });
  return `${introduction}\n${sections.join("\n")}`;
}

const introduction = `# Every screen and modal, state by state

Written by \`npm run states\` from the stories; do not edit it by hand. \`npm run storybook\` shows each state under the name in its heading, and
\`npm test\` compares it with its screenshots.
`;

/** The doc comment above a story file's meta. */
const described = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nconst meta\b/;

function readPart(text: string): StatesOfPart {
  const title = /\btitle: "([^"]+)"/.exec(text)?.[1] ?? "";
  const found = [...text.matchAll(story)];
  const states = found.map((match, place) => {
    const [, comment = "", name = ""] = match;
    const body = text.slice(match.index, found[place + 1]?.index);
    const label = /^ {2}name: "([^"]+)",$/m.exec(body)?.[1] ?? inWords(name);
    return { id: toId(title, storyNameFromExport(name)), name: label, description: inOneLine(comment) };
  });
  return { title, description: inOneLine(described.exec(text)?.[1] ?? ""), states };
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
