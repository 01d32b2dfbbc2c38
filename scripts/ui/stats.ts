import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readComponents } from "./components.ts";

export interface Figure {
  name: string;
  value: string;
}

interface StoriesReport {
  stories: number;
  pictures: number;
  transcripts: number;
  axeViolations: number;
  failed: number;
}

interface MutationsReport {
  mutations: number;
  caught: number;
}

/**
 * Reads the design system's figures.
 * @param root the project's root
 * @returns one figure a line; a missing report names the command that writes it
 */
export function readStats(root: string): Figure[] {
  const components = readComponents(root);
  const props = components.flatMap((component) => component.props);
  const documented = props.filter(({ doc }) => doc).length;
  const run = read<StoriesReport>(root, ".cache/stories.json");
  const proof = read<MutationsReport>(root, ".cache/mutations.json");
  const stories = countStories(root);
  return [
    figure("components", components.length),
    figure("stories", stories, run && run.stories < stories ? `${run.stories} in the last run` : ""),
    figure("props documented", `${documented} of ${props.length}`),
    run
      ? figure(
          "axe violations",
          run.axeViolations,
          `in every theme, ${run.stories} stories, ${run.failed} failed`,
        )
      : figure("axe violations", "not known: npm test -- stories"),
    figure(
      "baselines",
      files(root, "stories/__pictures__", ".webp") + files(root, "stories/__spoken__", ".txt"),
      `${files(root, "stories/__pictures__", ".webp")} contact sheets, ${files(root, "stories/__spoken__", ".txt")} transcripts`,
    ),
    figure("mutations caught", proof ? `${proof.caught} of ${proof.mutations}` : "not known: npm run prove"),
  ];
}

/** Formats one figure per line, with their values aligned. */
export const formatStats = (figures: readonly Figure[]): string =>
  figures.map(({ name, value }) => `${name.padEnd(18)}${value}\n`).join("");

const block = /(<!-- npm run stats -->\n)[\s\S]*?(?=<!-- end -->)/;

/** @returns the document with these counts between its two marks */
export const withStats = (document: string, counts: string): string =>
  document.replace(block, (_all, mark: string) => `${mark}\n${counts.replace(/^/gm, "    ").trimEnd()}\n\n`);

const figure = (name: string, value: number | string, note = ""): Figure => ({
  name,
  value: note ? `${value} (${note})` : `${value}`,
});

function read<Report>(root: string, path: string): Report | undefined {
  const file = join(root, path);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : undefined;
}

const files = (root: string, folder: string, extension: string): number =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder)).filter((name) => name.endsWith(extension)).length
    : 0;

/** Counts the exports of the story files: their form is enforced, so reading the text is enough. */
function countStories(root: string): number {
  const folder = join(root, "stories");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".stories.tsx"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .reduce((sum, text) => sum + [...text.matchAll(/^export const [A-Z]\w*\b/gm)].length, 0);
}
