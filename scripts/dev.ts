// `npm run dev`: runs the server, restarted at each change, behind Vite, which serves the shop from its sources.
import { type ChildProcess, spawn } from "node:child_process";

const start = (command: string, args: string[]): ChildProcess =>
  spawn(command, args, { stdio: "inherit", env: { ...process.env, NODE_ENV: "development" } });

const children = [start("node", ["--watch", "--watch-preserve-output", "demo/start.ts"]), start("vite", [])];

// Ctrl-C reaches the children too, as members of the same terminal; each stops in its own order.
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
for (const child of children) {
  child.on("exit", (code) => {
    process.exitCode ||= code ?? 0;
    for (const other of children) if (other.exitCode === null) other.kill("SIGTERM");
  });
}
