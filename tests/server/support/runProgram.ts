import { type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Runs a program until it answers. Throws with its complaints if it ends before.
 * @param answers asked again and again
 * @returns what stops it
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  options: Pick<SpawnOptions, "env" | "uid" | "gid">,
  answers: () => Promise<boolean>,
): Promise<() => Promise<void>> {
  const child = spawn(program, args, { ...options, stdio: ["ignore", "ignore", "pipe"] });
  let complaints = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaints += text;
  });
  const ended = once(child, "close");
  while (child.exitCode === null) {
    if (await answers())
      return async () => {
        child.kill("SIGTERM");
        await ended;
      };
    await sleep(50);
  }
  await ended;
  throw new Error(`${program} did not start:\n${complaints}`);
}
