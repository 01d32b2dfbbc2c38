import type { Reporter, TestCase, TestResult } from "playwright/types/testReporter";

const marks = {
  passed: "yes",
  skipped: "-",
  failed: "FAILED",
  timedOut: "FAILED",
  interrupted: "-",
} as const;

/** Prints the journeys by engine and window, and each engine that was not found. */
export default class Table implements Reporter {
  readonly #columns = new Set<string>();
  readonly #rows = new Map<string, Map<string, string>>();
  readonly #notFound = new Set<string>();

  onTestEnd(test: TestCase, { status, duration }: TestResult): void {
    // The root, its project and its file come before.
    const [, , , engine, window, journey = ""] = test.titlePath();
    const column = `${engine}, ${window}`;
    this.#columns.add(column);
    const row = this.#rows.get(journey) ?? new Map<string, string>();
    const seconds = status === "passed" ? `, ${Math.round(duration / 1000)} s` : "";
    this.#rows.set(journey, row.set(column, marks[status] + seconds));
    for (const { description } of test.annotations) if (description) this.#notFound.add(description);
  }

  onEnd(): void {
    const columns = [...this.#columns];
    const line = (cells: string[]) => `| ${cells.join(" | ")} |\n`;
    const rows = [...this.#rows].map(([journey, cells]) =>
      line([journey, ...columns.map((column) => cells.get(column) ?? "-")]),
    );
    const head = line(["journey", ...columns]) + line(["---", ...columns.map(() => "---")]);
    process.stdout.write(`\n${head}${rows.join("")}\n`);
    for (const told of this.#notFound) process.stdout.write(`${told}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
