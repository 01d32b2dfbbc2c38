import type { Outcome } from "./runStep.ts";

/** Formats the table at the end of a run, with the two totals alone on the last line. */
export function summarise(outcomes: Outcome[]): string {
  const rows = [
    ["step", "passed", "failed", "skipped", "seconds", ""],
    ...outcomes.map(({ step, passed, failed, skipped, seconds }) => [
      step.name,
      `${passed}`,
      `${failed}`,
      `${skipped}`,
      seconds.toFixed(1),
      step.title,
    ]),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd(),
  );
  const total = (key: "passed" | "failed") => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
  return `${lines.join("\n")}\n\n${total("passed")} passed, ${total("failed")} failed\n`;
}
