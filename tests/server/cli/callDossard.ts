import { expect, vi } from "vitest";
import { demoCommand } from "../../../demo/demoCommand.ts";
import { createProgram } from "../../../server/cli/program.ts";
import type { TestShop } from "../support/testShop.ts";
import { type Ran, shopSettings } from "./runDossard.ts";

/**
 * Runs a command in this process, where `runDossard` spawns one: same commands, settings, output and exit code, without
 * a second of start-up. One at a time; an argument that commander rejects would exit the process.
 */
export async function callDossard(
  args: readonly string[],
  settings: Record<string, string | undefined>,
): Promise<Ran> {
  const { env, exitCode } = process;
  const written = { stdout: "", stderr: "" };
  const spies = (["stdout", "stderr"] as const).map((name) =>
    vi.spyOn(process[name], "write").mockImplementation((text) => {
      written[name] += text;
      return true;
    }),
  );
  process.env = settings;
  process.exitCode = 0;
  try {
    await createProgram([demoCommand()]).parseAsync([...args], { from: "user" });
    return { code: Number(process.exitCode), ...written };
  } finally {
    process.env = env;
    process.exitCode = exitCode;
    for (const spy of spies) spy.mockRestore();
  }
}

/** The commands of a shop's operator. */
export function operatorOf(shop: () => TestShop) {
  const dossard = (...args: string[]) => {
    const { connectionString, services } = shop();
    return callDossard(args, shopSettings(connectionString, services.settings.dataDir));
  };
  return {
    dossard,
    /** Runs a command that succeeds; returns its output. */
    async run(...args: string[]): Promise<string> {
      const { code, stdout, stderr } = await dossard(...args);
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
      return stdout.trimEnd();
    },
    /** Runs a command that is refused; returns the error line. */
    async refusal(...args: string[]): Promise<string> {
      const { code, stdout, stderr } = await dossard(...args);
      expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
      return stderr.trimEnd();
    },
  };
}
