import { spawn } from "node:child_process";
import { join } from "node:path";

const main = join(import.meta.dirname, "../../../demo/dossard.ts");

export interface Ran {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Settings for a shop on the test's own database and folder. */
export const shopSettings = (connectionString: string, dataDir: string) => ({
  PATH: process.env.PATH,
  DATABASE_URL: connectionString,
  DATA_DIR: dataDir,
});

/** Starts the real command line in its own process. */
export function startDossard(args: readonly string[], settings: Record<string, string | undefined>) {
  const child = spawn(process.execPath, [main, ...args], {
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  const ended = new Promise<Ran>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, stdout, stderr }));
  });
  return { child, ended };
}

export function runDossard(
  args: readonly string[],
  settings: Record<string, string | undefined>,
): Promise<Ran> {
  return startDossard(args, settings).ended;
}
