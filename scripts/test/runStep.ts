import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { Tally } from "./reports.ts";
import type { Step } from "./steps.ts";

export interface Outcome extends Tally {
  step: Step;
  seconds: number;
  output: string;
}

const root = join(import.meta.dirname, "../..");
const folder = join(root, ".cache", "test");

/** Returns the path of a step's JSON report. */
export const reportOf = ({ name }: Step): string => join(folder, `${name}.json`);

/** Longer than the whole suite should take: a step still running by then hangs, even on a busy machine. */
const longestMs = 45 * 60_000;

/** Runs a step to its end, passed or failed; its output is also kept in .cache/test/<name>.log. */
export async function runStep(step: Step): Promise<Outcome> {
  mkdirSync(folder, { recursive: true });
  const report = reportOf(step);
  rmSync(report, { force: true });
  const started = performance.now();
  const { output, passed } = await execute(step, report);
  writeFileSync(join(folder, `${step.name}.log`), output);
  const seconds = (performance.now() - started) / 1000;
  return { step, seconds, output, ...count(step, report, passed && !step.alarm?.test(output)) };
}

/** Returns the lines of a step's output that are told although it passed, each once: what it had to leave out. */
export const noticesOf = (output: string): string[] => [...new Set(output.match(/^Skipped: .+$/gm))];

/** Playwright passes FORCE_COLOR to its workers, and Node warns if NO_COLOR is set too. */
const withoutColour = (command: string) =>
  command === "playwright"
    ? { FORCE_COLOR: "0", NO_COLOR: undefined }
    : { FORCE_COLOR: undefined, NO_COLOR: "1" };

function execute(step: Step, report: string): Promise<{ output: string; passed: boolean }> {
  const [command = "", ...args] = step.command;
  const child = spawn(
    command,
    [...args, ...(step.command[0] === "vitest" ? [`--outputFile=${report}`] : [])],
    {
      cwd: root,
      env: {
        ...process.env,
        ...step.env,
        PATH: [join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        ...withoutColour(command),
      },
      stdio: ["ignore", "pipe", "pipe"],
      // A separate process group, so that a hanging step ends with the servers and browsers it started.
      detached: true,
    },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const end = (signal: NodeJS.Signals) => child.pid && process.kill(-child.pid, signal);
  const late = setTimeout(() => {
    output += `\nEnded after ${longestMs / 60_000} minutes.\n`;
    end("SIGKILL");
  }, longestMs);
  const interrupted = () => {
    end("SIGINT");
    process.exitCode = 130;
  };
  process.once("SIGINT", interrupted);
  process.once("SIGTERM", interrupted);
  return new Promise((resolve) => {
    const done = (passed: boolean) => {
      clearTimeout(late);
      process.off("SIGINT", interrupted).off("SIGTERM", interrupted);
      resolve({ output, passed });
    };
    child.once("error", (error) => {
      output += String(error);
      done(false);
    });
    child.once("close", (code) => done(code === 0));
  });
}

function count(step: Step, report: string, passed: boolean): Tally {
  const plain = { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
  if (!step.readReport) return plain;
  try {
    const tally = step.readReport(report);
    // An error outside any test, or no test at all, fails the step and must show in the numbers.
    const silent = (!passed && tally.failed === 0) || tally.passed + tally.failed === 0;
    return silent ? { ...tally, failed: 1 } : tally;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
