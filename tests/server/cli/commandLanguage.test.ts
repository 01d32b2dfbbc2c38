import type { Command } from "commander";
import { describe, expect, it } from "vitest";
import { demoCommand } from "../../../demo/demoCommand.ts";
import { createProgram } from "../../../server/cli/program.ts";
import { sourceFiles } from "../../words/sourceFiles.ts";

const words =
  /\b(?:the|is|are|was|were|there|with|without|not|its|this|that|which|already|and|has|have|from|for|must|what|who|whose|cannot|can|given|only|than|into|until|nothing|nobody|missing|unknown)\b/i;
/** Whether a text holds English words, options and inserted values aside. */
const isEnglish = (text: string) => words.test(text.replace(/\$\{[^}]*\}|--[\w-]+|<[^>]*>/g, "…"));

/** Folders whose texts an operator reads. */
const spoken = /^server\/(?:main\.ts|(?:cli|import|images|catalogue|operators|webhooks|fulfilment\/print)\/)/;
/** Elsewhere only what a `CliError` says. */
const refusal = /new (?:CliError|CommandError|ImageError|SettingError|DatabaseFault|DatabaseStartError)\(/;
/** Texts of developers, and text that is no sentence. */
const internal =
  /\blog\.|sql`|sql<|new (?:Error|RetryTransaction)\(|verb: "|logDetail|^\s*\*|\.where\(|filterWhere\(|client\.query|`select |\.query\(copyTo|\$\{copyOf\(|hitRateLimit\(|Compatible with Adobe|"[^"]*\|[^"]*\|/;

const literals = /"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`|`([^`]*)$/g;

/** The texts of a line that are written in English. */
function englishTexts(line: string): string[] {
  return [...line.matchAll(literals)]
    .map(([, quoted, template, open]) => quoted ?? template ?? open ?? "")
    .filter((text) => text.includes(" ") && isEnglish(text));
}

function spokenLines(path: string, lines: readonly string[]): string[] {
  if (spoken.test(path)) return lines.filter((line) => !internal.test(line));
  // A refusal's text stands on its line or, when it is long, on the next one.
  return lines.filter((line, index) => refusal.test(line) || refusal.test(lines[index - 1] ?? ""));
}

const commandsOf = (command: Command, path: string): { path: string; command: Command }[] => [
  { path, command },
  ...command.commands.flatMap((child) => commandsOf(child, `${path} ${child.name()}`)),
];
const commands = commandsOf(createProgram([demoCommand()]), "dossard");

describe("the command line", () => {
  it("speaks French in its help", () => {
    const found = commands.flatMap(({ path, command }) =>
      [
        command.description(),
        ...[...command.options, ...command.registeredArguments].map((of) => of.description),
      ]
        .filter(isEnglish)
        .map((text) => `${path}: ${text}`),
    );
    expect(found).toEqual([]);
    const ofCommander = /\b(?:Usage|Commands|default|choices):|display help/;
    const foreign = commands.filter(({ command }) => ofCommander.test(command.helpInformation()));
    expect(foreign.map(({ path }) => path)).toEqual([]);
  });

  it("speaks French in its answers and refusals", () => {
    const found = sourceFiles()
      .filter(({ path }) => path.startsWith("server/") && path !== "server/cli/speakFrench.ts")
      .flatMap(({ path, lines }) =>
        spokenLines(path, lines).flatMap((line) => englishTexts(line).map((text) => `${path}: ${text}`)),
      );
    expect(found).toEqual([]);
  });

  it("answers in JSON where it is asked to", () => {
    const found = commands
      .filter(({ command }) => (command as unknown as { _actionHandler: unknown })._actionHandler)
      .filter(({ command }) => !command.options.some(({ long }) => long === "--json"))
      .map(({ path }) => path);
    expect(found).toEqual([]);
  });
});
