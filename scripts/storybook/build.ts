import { spawn } from "node:child_process";
import { join } from "node:path";

/**
 * Builds Storybook as it is published.
 * @returns what the build says: warnings. Throws its output if it fails.
 */
export function buildStorybook(
  root: string,
  folder: string,
  options: readonly string[] = [],
): Promise<string> {
  const child = spawn(
    join(root, "node_modules/.bin/storybook"),
    ["build", "--output-dir", folder, "--loglevel", "warn", ...options],
    { cwd: root, env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined } },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => (output += text));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => (code === 0 ? resolve(output.trim()) : reject(new Error(output))));
  });
}
