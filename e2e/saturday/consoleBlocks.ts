/** What a document shows of a terminal, in order: a command with what it prints, a file to write, or a mark for the reader of the document. */
export type Step =
  | { kind: "command"; line: number; command: string; output: string[]; exitCode: number }
  | { kind: "file"; line: number; name: string; text: string }
  | { kind: "mark"; line: number; name: string };

/**
 * Reads a document's steps: blocks ```` ```console ```` whose lines start with `$ `, followed by what is printed (```` ```console exits 1 ````: a command
 * that is refused in part); blocks ```` ```csv tarifs.csv ````, which are files; and comments `<!-- saturday: orders -->`.
 */
export function readSteps(markdown: string): Step[] {
  const steps: Step[] = [];
  let fence: string | null = null;
  for (const [index, text] of markdown.split("\n").entries()) {
    const line = index + 1;
    const last = steps.at(-1);
    const mark = /^<!-- saturday: (.+) -->$/.exec(text)?.[1];
    if (fence === null && mark) steps.push({ kind: "mark", line, name: mark });
    else if (text.startsWith("```")) {
      fence = fence === null ? text.slice(3).trim() : null;
      const name = /^csv (\S+)$/.exec(fence ?? "")?.[1];
      if (name) steps.push({ kind: "file", line, name, text: "" });
    } else if (fence?.startsWith("csv ") && last?.kind === "file") last.text += `${text}\n`;
    else if (fence?.startsWith("console") && text.startsWith("$ ")) {
      const exitCode = Number(/exits (\d)/.exec(fence)?.[1] ?? 0);
      steps.push({ kind: "command", line, command: text.slice(2), output: [], exitCode });
    } else if (fence?.startsWith("console") && last?.kind === "command") {
      if (last.command.endsWith("\\")) last.command = `${last.command.slice(0, -1)}${text.trim()}`;
      else last.output.push(text);
    }
  }
  return steps;
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Whether output is as the document shows it: `…` stands for any text in a line, a line of `…` alone for any lines. */
export function isAsShown(shown: readonly string[], printed: readonly string[]): boolean {
  const pattern = shown
    .map((line) => (line.trim() === "…" ? "(?:.*\\n)*" : `${literal(line).replaceAll("…", ".*")} *\\n`))
    .join("");
  return new RegExp(`^${pattern}$`).test(printed.map((line) => `${line}\n`).join(""));
}

/** What is different each time: identifiers, secrets, the hour, speeds. */
const varying = new RegExp(
  [
    "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}",
    "[0-9a-f]{32,64}",
    "dossard_[\\w-]{20,}",
    "[a-z0-9]{5}(?:-[a-z0-9]{5}){3}",
    "^[0-9a-f]{8}(?= )",
    "^(?!A5E5|B1C7|C3A9|D2E8|E0F4)[0-9A-F]{4}(?=  )",
    "(?<=^Durée : ).*",
    "(?<=19/09/2026 |2026-09-19 )\\d\\d:\\d\\d",
  ].join("|"),
  "g",
);

/** Returns the document with the output of each command replaced where it differs. @param printed by the command's line */
export function withPrinted(markdown: string, printed: ReadonlyMap<number, readonly string[]>): string {
  const lines = markdown.split("\n");
  const commands = readSteps(markdown).filter((step) => step.kind === "command");
  for (const { line, output } of commands.reverse()) {
    const now = printed.get(line);
    if (!now || isAsShown(output, now)) continue;
    const first = lines.findIndex((text, index) => index >= line - 1 && !text.endsWith("\\")) + 1;
    lines.splice(first, output.length, ...now.map((text) => text.replace(varying, "…")));
  }
  return lines.join("\n");
}
