// `npm run prove`: alters one thing of the shop at a time and runs the stories that show it; each must fail. The altered file
// is put back at once, after Ctrl-C too, and what is caught is noted in .cache/mutations.json for `npm run stats`.
// `npm run prove -- price` runs those alone whose name has the word.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { altered } from "./prove/altered.ts";
import { type Mutation, mutations } from "./prove/mutations.ts";

const root = join(import.meta.dirname, "..");
const word = process.argv[2] ?? "";
const wanted = mutations.filter(({ name }) => name.includes(word));

let stopped = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => (stopped = true));

interface Run {
  passed: boolean;
  /** First of the faults, as the run told it. */
  fault: string;
}

function runStories(files: readonly string[]): Promise<Run> {
  // The first fault is enough: each picture that is not as before is waited for. As in CI, none is written as the new baseline.
  const vitest = spawn(
    join(root, "node_modules/.bin/vitest"),
    ["run", "--project", "stories", "--bail=1", ...files],
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
    vitest.on("close", (code) => {
      const told = stripVTControlCharacters(output);
      // What the proxy of images says of itself is no fault of a story; what Storybook says above one is no part of it.
      const line =
        /^[+-] {3}"(.+)",$/m.exec(told) ??
        /^(?:Assertion|TestingLibraryElement)?Error: (?:\s*Click to debug .+\s+)?((?:expect|Unable|Found).+)$/m.exec(
          told,
        );
      done({ passed: code === 0, fault: line?.[1] ?? "" });
    });
  });
}

async function prove({ file, from, to, stories }: Mutation): Promise<Run> {
  const path = join(root, file);
  const source = readFileSync(path, "utf8");
  const changed = altered(source, from, to, file);
  try {
    writeFileSync(path, changed);
    return await runStories([stories]);
  } finally {
    writeFileSync(path, source);
  }
}

const unaltered = await runStories([...new Set(wanted.map(({ stories }) => stories))]);
if (stopped) process.exit(130);
if (!unaltered.passed) {
  process.stderr.write(
    `Stories fail before anything is altered (${unaltered.fault}): nothing can be proved.\n`,
  );
  process.exit(1);
}

let caught = 0;
for (const mutation of wanted) {
  if (stopped) process.exit(130);
  const { passed, fault } = await prove(mutation);
  if (stopped) process.exit(130);
  // A run that broke for another reason has told no fault.
  const seen = !passed && fault !== "";
  if (seen) caught += 1;
  process.stdout.write(`${seen ? "caught" : "MISSED"}  ${mutation.name}${seen ? `: ${fault}` : ""}\n`);
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
