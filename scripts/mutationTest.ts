// `npm run prove`: makes one mistake in the shop at a time and runs its story, which must fail, and pass again
// once the file is restored; Ctrl-C restores it too. Keeps the number caught in .cache/mutations.json for `npm run stats`.
// `npm run prove -- price` makes only the mistakes whose names contain the word.
// `npm run prove -- --accessibility` makes those of `mutationTest/accessibility.ts`, and leaves out all pictures and transcripts.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { accessibilityFaults, unheard } from "./mutationTest/accessibility.ts";
import { mutate } from "./mutationTest/mutate.ts";
import { type Mutation, mutations } from "./mutationTest/mutations.ts";
import { startStories } from "./mutationTest/storyRunner.ts";
import { unseen } from "./mutationTest/unseen.ts";
import { readOptions } from "./readOptions.ts";

const root = join(import.meta.dirname, "..");
const { values, positionals } = readOptions({
  options: { accessibility: { type: "boolean", default: false } },
  allowPositionals: true,
});
const [word = ""] = positionals;
const all = values.accessibility ? accessibilityFaults : mutations;
const wanted = all.filter(({ name }) => name.includes(word));

let stopped = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => (stopped = true));

/** Vitest's watcher may report a changed file late: a surprising result is retried. */
const attempts = 3;

const stories = await startStories(root, { baselines: !values.accessibility });

async function runUntil(failing: boolean, { file, stories: path, story }: Mutation): Promise<string | null> {
  let fault: string | null = null;
  for (let attempt = 0; attempt < attempts && !stopped; attempt += 1) {
    await stories.reload(join(root, file));
    fault = await stories.run(path, story);
    if ((fault !== null) === failing) break;
  }
  return fault;
}

/** Returns the fault that the mutation causes, or null if its story still passes. */
async function tryOut(mutation: Mutation): Promise<string | null> {
  const { file, from, to } = mutation;
  const path = join(root, file);
  const source = readFileSync(path, "utf8");
  const changed = mutate(source, from, to, file);
  let fault: string | null;
  try {
    writeFileSync(path, changed);
    fault = await runUntil(true, mutation);
  } finally {
    writeFileSync(path, source);
  }
  const left = await runUntil(false, mutation);
  if (left !== null)
    throw new Error(`${mutation.story ?? mutation.stories} fails without the mutation too: ${left}`);
  return fault;
}

let caught = 0;
try {
  for (const mutation of wanted) {
    const fault = await tryOut(mutation);
    if (stopped) break;
    if (fault !== null) caught += 1;
    process.stdout.write(
      fault === null ? `MISSED  ${mutation.name}\n` : `caught  ${mutation.name}: ${fault}\n`,
    );
  }
} finally {
  await stories.close();
}
if (stopped) process.exit(130);

process.stdout.write(`
${caught} of ${wanted.length} caught

Not to be seen by the stories:
`);
for (const [what, reason] of values.accessibility ? unheard : unseen)
  process.stdout.write(`- ${what}: ${reason}
`);
if (all === mutations && wanted.length === all.length) {
  mkdirSync(join(root, ".cache"), { recursive: true });
  writeFileSync(
    join(root, ".cache/mutations.json"),
    `${JSON.stringify({ mutations: wanted.length, caught })}\n`,
  );
}
process.exit(caught < wanted.length ? 1 : 0);
