// `npm test`: runs the checks that decide whether a change may land, those named (`npm test -- server e2e`), or with the long ones
// all of them (`npm test -- all`). A failure does not stop the others; a summary comes at the end, its last line with the totals.
import { noticesOf, runStep } from "./test/runStep.ts";
import { chooseSteps, type Step } from "./test/steps.ts";
import { summarise } from "./test/summary.ts";

let chosen: Step[];
try {
  chosen = chooseSteps(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}

const outcomes = [];
for (const step of chosen) {
  process.stdout.write(`${step.name} … `);
  const outcome = await runStep(step);
  const { passed, failed, seconds } = outcome;
  process.stdout.write(
    `${failed ? "FAILED" : "ok"} (${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s)\n`,
  );
  for (const notice of noticesOf(outcome.output)) process.stdout.write(`${notice}\n`);
  if (failed) process.stdout.write(`${outcome.output.trimEnd()}\n\n`);
  outcomes.push(outcome);
  // Interrupted by Ctrl-C: skips the rest.
  if (process.exitCode === 130) break;
}

process.stdout.write(`\n${summarise(outcomes)}`);
if (outcomes.some(({ failed }) => failed > 0)) process.exitCode ||= 1;
