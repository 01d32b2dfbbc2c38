// `npm run repeat-stories -- 10`: plays all stories ten times in a row, as in CI, and prints for each run its seconds, how many
// passed, how many failed, and which. A failure in one run that passes in the next is a false alarm. `-- 10 --busy`: beside a process
// that takes a core for itself. `-- 3 --shuffle`: the stories of each file in another order in each run, to find those that lean on
// what an earlier one has loaded.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readFailures } from "./test/reports.ts";
import { reportOf, runStep } from "./test/runStep.ts";
import { steps } from "./test/steps.ts";

const given = process.argv.slice(2);
const runs = Number(given.find((option) => !option.startsWith("--")) ?? 10);
const stories = steps.find(({ name }) => name === "stories");
if (!stories || !Number.isInteger(runs) || runs < 1) {
  process.stderr.write("How many runs? npm run repeat-stories -- 10 [--busy] [--shuffle]\n");
  process.exit(1);
}
// Changes must not be written as the new baseline.
process.env.CI = "true";

const neighbour = given.includes("--busy")
  ? spawn(process.execPath, ["--eval", "for (;;);"], { stdio: "ignore" })
  : undefined;
neighbour?.unref();
process.once("exit", () => neighbour?.kill());

const failures = new Map<string, number>();
let bad = 0;
for (let run = 1; run <= runs; run += 1) {
  const order = given.includes("--shuffle") ? ["--sequence.shuffle.tests", `--sequence.seed=${run}`] : [];
  const { seconds, passed, failed } = await runStep({ ...stories, command: [...stories.command, ...order] });
  // Ctrl-C ends the current run and the remaining ones.
  if (process.exitCode === 130) process.exit();
  process.stdout.write(`run ${run}: ${seconds.toFixed(1)} s, ${passed} passed, ${failed} failed\n`);
  if (failed > 0) bad += 1;
  const names = existsSync(reportOf(stories)) ? readFailures(reportOf(stories)) : [];
  for (const name of names) {
    process.stdout.write(`  ${name}\n`);
    failures.set(name, (failures.get(name) ?? 0) + 1);
  }
}

process.stdout.write(`\n${runs - bad} of ${runs} runs without a failure\n`);
for (const [name, times] of failures) process.stdout.write(`${times} of ${runs} failed: ${name}\n`);
if (bad > 0) process.exitCode = 1;
