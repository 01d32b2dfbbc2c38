// `npm run prove`: alters one thing of the shop at a time and runs the stories that show it; each must fail. It takes about a
// quarter of a minute for each. The altered file is put back at once, after Ctrl-C too, and what is caught is noted in
// .cache/mutations.json for `npm run counts`. `npm run prove -- price` runs those alone whose name has the word.
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

function runStories(stories: string): Promise<Run> {
  // As in CI: what has changed must not be written as the new baseline.
  const vitest = spawn(join(root, "node_modules/.bin/vitest"), ["run", "--project", "stories", stories], {
    cwd: root,
    env: { ...process.env, CI: "true", NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [vitest.stdout, vitest.stderr]) stream.on("data", (text) => (output += text));
  return new Promise((done, fail) => {
    vitest.on("error", fail);
    vitest.on("close", (code) => {
      const told = stripVTControlCharacters(output);
      // What the proxy of images says of itself is no fault of a story.
      const line =
        /^[+-] {3}"(.+)",$/m.exec(told) ??
        /^((?:Assertion|TestingLibraryElement)Error: .+|Error: expect.+)$/m.exec(told);
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
    return await runStories(stories);
  } finally {
    writeFileSync(path, source);
  }
}

for (const stories of new Set(wanted.map((mutation) => mutation.stories))) {
  if (stopped) break;
  const { passed, fault } = await runStories(stories);
  if (passed) continue;
  process.stderr.write(`${stories} fails before anything is altered (${fault}): nothing can be proved.\n`);
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
