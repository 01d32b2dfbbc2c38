import { Command } from "commander";
import type { Check } from "./doctor.ts";
import { say } from "./services.ts";

export function doctorCommand(): Command {
  return new Command("doctor").description("look whether the shop can run here").action(async () => {
    let faults = 0;
    const tell = ({ name, fault, detail }: Check) => {
      if (fault !== null) faults += 1;
      say(fault === null ? `ok     ${name}${detail ? `: ${detail}` : ""}` : `fault  ${name}: ${fault}`);
    };
    // Loaded here, with the picture decoder, so the other commands start fast.
    const { checkShop } = await import("./doctor.ts");
    await checkShop(process.env, tell);
    if (faults > 0) process.exitCode = 1;
  });
}
