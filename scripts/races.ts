// `npm run races`: races every pair of writing handlers, each stopped before every one of its statements. `npm run races -- takedown` runs
// only pairs with matching names, `-- --shard 1/2` the first half. `npm run races -- --plant` removes one lock at a time, puts it back and
// reports which removals the races miss.
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mutate } from "./mutationTest/mutate.ts";
import { lockRemovals } from "./races/lockRemovals.ts";
import { readOptions } from "./readOptions.ts";

const root = join(import.meta.dirname, "..");
const { values, positionals } = readOptions({
  allowPositionals: true,
  options: {
    plant: { type: "boolean", default: false },
    shard: { type: "string", default: "1/1" },
    from: { type: "string", default: "0" },
  },
});
const [names = ""] = positionals;

let stopped = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => (stopped = true));

interface Run {
  passed: boolean;
  output: string;
}

/**
 * @param pairs a regular expression on their names
 * @param isLoud prints all output as it arrives; otherwise stops at the first finding
 */
function runRaces(pairs: string, isLoud: boolean): Promise<Run> {
  const vitest = spawn(
    join(root, "node_modules/.bin/vitest"),
    ["run", "--project", "server", "tests/server/races/races.test.ts", "--disable-console-intercept"],
    {
      cwd: root,
      env: {
        ...process.env,
        RACES: pairs,
        RACES_SHARD: values.shard,
        RACES_FROM: values.from,
        ...(isLoud ? {} : { RACES_UNTIL_FOUND: "1" }),
        NO_COLOR: "1",
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let output = "";
  for (const stream of [vitest.stdout, vitest.stderr]) {
    stream.on("data", (text) => {
      output += text;
      if (isLoud) process.stdout.write(text);
    });
  }
  return new Promise((done, fail) => {
    vitest.on("error", fail);
    vitest.on("close", (code) => done({ passed: code === 0, output }));
  });
}

async function plant(): Promise<void> {
  const wanted = lockRemovals.filter(({ name }) => name.includes(names));
  let caught = 0;
  for (const { name, file, from, to, pairs } of wanted) {
    const path = join(root, file);
    const source = readFileSync(path, "utf8");
    let run: Run;
    try {
      writeFileSync(path, mutate(source, from, to, file));
      run = await runRaces(pairs, false);
    } finally {
      writeFileSync(path, source);
    }
    if (stopped) process.exit(130);
    const fault =
      / {4}(no serial order ends so|a deadlock|a cart holds .+|answered .+|placed, .+|a total .+|shares .+)/.exec(
        run.output,
      )?.[1];
    // A run that failed for another reason reports no fault.
    const isCaught = !run.passed && fault !== undefined;
    if (isCaught) caught += 1;
    process.stdout.write(`${isCaught ? "caught" : "MISSED"}  ${name}${isCaught ? `: ${fault}` : ""}\n`);
  }
  process.stdout.write(`\n${caught} of ${wanted.length} caught\n`);
  if (caught < wanted.length) process.exitCode = 1;
}

if (values.plant) await plant();
else if (!(await runRaces(names, true)).passed) process.exitCode = 1;
