// `npm run prove`: makes one mistake in the shop at a time and runs the story that shows it, which must fail. The changed file
// is restored at once, after Ctrl-C too; the number caught is kept in .cache/mutations.json for `npm run counts`.
// `npm run prove -- price` makes only the mistakes whose names contain the word.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { mutate, namePattern } from "./mutationTest/mutate.ts";
import { type Mutation, mutations } from "./mutationTest/mutations.ts";

const root = join(import.meta.dirname, "..");
const word = process.argv[2] ?? "";
const wanted = mutations.filter(({ name }) => name.includes(word));

let stopped = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => (stopped = true));

interface Run {
  passed: boolean;
  /** The first fault in the output; empty if there is none. */
  fault: string;
}

/** Runs the stories of these mutations, and no others. */
function runStories(of: readonly Mutation[]): Promise<Run> {
  const files = new Set(of.map(({ stories }) => stories));
  const names = namePattern(of.map(({ story }) => story));
  // As in CI, no baseline is written. The first fault is enough.
  const vitest = spawn(
    join(root, "node_modules/.bin/vitest"),
    ["run", "--project", "stories", "--bail=1", "--testNamePattern", names, ...files],
    {
      cwd: root,
      env: { ...process.env, CI: "true", NO_COLOR: "1" },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let output = "";
  for (const stream of [vitest.stdout, vitest.stderr]) stream.on("data", (text) => (output += text));
  return new Promise((done, fail) => {
    vitest.on("error", fail);
    vitest.on("close", (code) =>
      done({ passed: code === 0, fault: faultIn(stripVTControlCharacters(output)) }),
    );
  });
}

/** Reads the fault from Vitest's output, without Storybook's line above it. */
function faultIn(output: string): string {
  const match =
    /^[+-] {3}"(.+)",$/m.exec(output) ??
    /^(?:Assertion|TestingLibraryElement)?Error: (?:\s*Click to debug .+\s+)?((?:expect|Unable|Found).+)$/m.exec(
      output,
    );
  return match?.[1] ?? "";
}

async function tryOut(mutation: Mutation): Promise<Run> {
  const { file, from, to } = mutation;
  const path = join(root, file);
  const source = readFileSync(path, "utf8");
  const changed = mutate(source, from, to, file);
  try {
    writeFileSync(path, changed);
    return await runStories([mutation]);
  } finally {
    writeFileSync(path, source);
  }
}

const unchanged = await runStories(wanted);
if (stopped) process.exit(130);
if (!unchanged.passed) {
  process.stderr.write(
    `Stories fail before anything is changed (${unchanged.fault}): nothing can be proved.\n`,
  );
  process.exit(1);
}

let caught = 0;
for (const mutation of wanted) {
  if (stopped) process.exit(130);
  const { passed, fault } = await tryOut(mutation);
  if (stopped) process.exit(130);
  // A run that failed for another reason, such as a source that does not compile, reports no fault.
  const isCaught = !passed && fault !== "";
  if (isCaught) caught += 1;
  process.stdout.write(
    `${isCaught ? "caught" : "MISSED"}  ${mutation.name}${isCaught ? `: ${fault}` : ""}\n`,
  );
}

process.stdout.write(`\n${caught} of ${wanted.length} caught\n`);
if (wanted.length === mutations.length) {
  mkdirSync(join(root, ".cache"), { recursive: true });
  writeFileSync(
    join(root, ".cache/mutations.json"),
    `${JSON.stringify({ mutations: wanted.length, caught })}\n`,
  );
}
if (caught < wanted.length) process.exitCode = 1;
