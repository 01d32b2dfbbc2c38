import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const command = resolve(import.meta.dirname, "../../scripts/derivedRequests.ts");

test.each([
  [["--sed", "2"], "Unknown option '--sed'. Options: --seed\n"],
  [["--seed"], "Option '--seed <value>' argument missing. Options: --seed\n"],
  [["--help"], "Unknown option '--help'. Options: --seed\n"],
])("a command that is called with %j names its options in one line", (given, told) => {
  const { status, stderr } = spawnSync(process.execPath, [command, ...given], { encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 1, stderr: told });
});
