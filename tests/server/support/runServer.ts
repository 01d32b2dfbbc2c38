import { spawn } from "node:child_process";
import { join } from "node:path";

const main = join(import.meta.dirname, "../../../demo/start.ts");

/** Starts the real server with settings that prevent its start, and waits for its end. */
export async function runServer(settings: Record<string, string | undefined>) {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: "0",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [stdout, stderr] = [child.stdout, child.stderr].map((stream) => stream.setEncoding("utf8").toArray());
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, stdout: (await stdout)?.join("") ?? "", stderr: (await stderr)?.join("") ?? "" };
}
