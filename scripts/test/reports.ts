import { readFileSync } from "node:fs";
import { basename } from "node:path";

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
}

const readVitest = (path: string) => JSON.parse(readFileSync(path, "utf8")) as VitestReport;

/** Counts Vitest's JSON report; a file that fails to load has no tests, and counts as one failure. */
export function readVitestReport(path: string): Tally {
  const report = readVitest(path);
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Returns the failed tests of Vitest's JSON report, each after its file, and the files that failed to load. */
export function readFailures(path: string): string[] {
  return readVitest(path).testResults.flatMap(({ name, status, assertionResults }) => {
    const file = basename(name);
    if (status === "failed" && assertionResults.length === 0) return [file];
    return assertionResults
      .filter((test) => test.status === "failed")
      .map(({ fullName }) => `${file} ${fullName}`);
  });
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** Counts Playwright's JSON report; a test that passes only on retry has failed. */
export function readPlaywrightReport(path: string): Tally {
  const { stats, errors } = JSON.parse(readFileSync(path, "utf8")) as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}
