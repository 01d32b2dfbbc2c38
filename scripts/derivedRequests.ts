// `npm run derived-requests -- 100000`: sends so many requests derived from the OpenAPI document to shops of its own and reports each
// answer that is a fault or undocumented, with its seed. `-- 2000 --seed 7` repeats the requests of seed 7.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { readOptions } from "./readOptions.ts";

const root = join(import.meta.dirname, "..");
const { values, positionals } = readOptions({
  allowPositionals: true,
  options: { seed: { type: "string", default: "1" } },
});
const [count = "10000"] = positionals;
for (const [name, value] of [
  ["number of requests", count],
  ["seed", values.seed],
]) {
  if (!/^[1-9]\d{0,8}$/.test(value ?? "")) {
    process.stderr.write(`The ${name} is a whole number from 1, not ${value}.\n`);
    process.exit(1);
  }
}

const { status } = spawnSync(
  join(root, "node_modules/.bin/vitest"),
  [
    "run",
    "--project",
    "server",
    "tests/server/derived/derivedRequests.test.ts",
    "--disable-console-intercept",
  ],
  {
    cwd: root,
    env: { ...process.env, DERIVED_REQUESTS: count, DERIVED_SEED: values.seed, NO_COLOR: "1" },
    stdio: "inherit",
  },
);
process.exitCode = status === 0 ? 0 : 1;
