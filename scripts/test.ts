// `npm test`: runs every check, or those named (`npm test -- server e2e`). A failure does not stop the others; a summary comes at
// the end, its last line with the totals.
import { runStep } from "./test/runStep.ts";
import { steps } from "./test/steps.ts";
import { summarise } from "./test/summary.ts";

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  process.stderr.write(
    `No step ${unknown.join(", ")}; there are: ${steps.map(({ name }) => name).join(", ")}\n`,
  );
  process.exit(1);
}

const outcomes = [];
for (const step of steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  process.stdout.write(`${step.name} … `);
  const outcome = await runStep(step);
  const { passed, failed, seconds } = outcome;
  process.stdout.write(
    `${failed ? "FAILED" : "ok"} (${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s)\n`,
  );
  if (failed) process.stdout.write(`${outcome.output.trimEnd()}\n\n`);
  outcomes.push(outcome);
  // Interrupted by Ctrl-C: skips the rest.
  if (process.exitCode === 130) break;
}

process.stdout.write(`\n${summarise(outcomes)}`);
if (outcomes.some(({ failed }) => failed > 0)) process.exitCode ||= 1;
