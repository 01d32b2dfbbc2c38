// `npm run chaos`: hostile neighbours. `-- checkouts --checkouts 5000 --faults 15000 --seed 1`: shoppers buy while faults befall all that
// the shop needs, in rounds of 250 in a new shop each, judged at its end; a run that was cut short goes on with the next round's seed.
// `-- requests --requests 100000`: malformed requests. `-- scanners`: wapiti and sqlmap. Without a name: all three.

import { readOptions } from "../scripts/readOptions.ts";
import { faultedCheckouts } from "./chaos/checkouts.ts";
import { malformedRequests } from "./chaos/requests.ts";
import { roundsOf } from "./chaos/rounds.ts";
import { scanShop } from "./chaos/scanners.ts";

const parts = ["checkouts", "requests", "scanners"] as const;
const { values, positionals } = readOptions({
  allowPositionals: true,
  options: {
    checkouts: { type: "string", default: "5000" },
    faults: { type: "string", default: "15000" },
    round: { type: "string", default: "250" },
    requests: { type: "string", default: "100000" },
    shoppers: { type: "string", default: "6" },
    together: { type: "string", default: "4" },
    seconds: { type: "string", default: "120" },
    seed: { type: "string", default: "1" },
  },
});
const print = (line: string) => process.stdout.write(`${line}\n`);
const number = (name: keyof typeof values): number => {
  if (/^[1-9]\d{0,8}$/.test(values[name])) return Number(values[name]);
  print(`--${name} is a whole number from 1, not ${values[name]}.`);
  process.exit(1);
};
const chosen = positionals.length === 0 ? parts : positionals;
const unknown = chosen.filter((name) => !parts.some((part) => part === name));
if (unknown.length > 0) {
  print(`The parts are ${parts.join(", ")}, not ${unknown.join(", ")}.`);
  process.exit(1);
}

const wrong: string[] = [];
const interrupted = new AbortController();
process.once("SIGINT", () => interrupted.abort());
if (chosen.includes("checkouts")) {
  const rounds = roundsOf({
    checkouts: number("checkouts"),
    faults: number("faults"),
    seed: number("seed"),
    round: number("round"),
  });
  for (const round of rounds) {
    if (interrupted.signal.aborted) break;
    const report = await faultedCheckouts({
      ...round,
      shoppers: number("shoppers"),
      together: number("together"),
      tell: print,
      signal: interrupted.signal,
    });
    const { repeated } = report;
    const injected = [...report.injected].sort().map(([name, count]) => `${count} × ${name}`);
    print(
      `seed ${round.seed}: ${report.checkouts} checkouts, ${injected.join(", ")}; ${report.invoices} invoices, ` +
        `${report.jobs} jobs (${report.givenUp} given up, tried again), ` +
        `${report.mails} mails (${report.repeatedMails} came again under their Message-ID), ${report.files} files compared; ` +
        `calls repeated: ${repeated.unanswered} without an answer, ${repeated.unavailable} after a 503; ${report.wrong.length} wrong`,
    );
    wrong.push(...report.wrong.map((line) => `seed ${round.seed}: ${line}`));
    if (!report.isCanaryFound) wrong.push(`seed ${round.seed}: what was broken on purpose was not found`);
  }
}
if (chosen.includes("requests")) {
  const { canary, ...report } = await malformedRequests({
    requests: number("requests"),
    seed: number("seed"),
    tell: print,
    signal: interrupted.signal,
  });
  for (const [kind, count] of [...report.kinds].sort()) print(`  ${count} × ${kind}`);
  const statuses = [...report.statuses].sort(([one], [other]) => one - other);
  print(
    `${report.sent} requests: ${statuses.map(([status, count]) => `${count} × ${status || "closed"}`).join(", ")}; ` +
      `${report.busy} sent again after a 503`,
  );
  print(`memory: ${report.memory.warm} MB after a tenth, ${report.memory.end} MB at the end`);
  print(`planted answers found: ${canary.found} of ${canary.planted}`);
  wrong.push(...report.wrong);
  if (canary.found < canary.planted) wrong.push("not every planted answer was found");
}
if (chosen.includes("scanners")) {
  const report = await scanShop({ seed: number("seed"), seconds: number("seconds"), tell: print });
  if (report.missing.length > 0)
    print(`left out: the scanners; apt-get install --no-install-recommends ${report.missing.join(" ")}`);
  for (const line of report.found) print(line);
  wrong.push(...report.wrong);
}
for (const line of wrong) print(`WRONG: ${line}`);
print(wrong.length === 0 ? "nothing wrong" : `${wrong.length} wrong`);
if (wrong.length > 0) process.exitCode = 1;
