import { Command } from "commander";
import { answer, type JsonOption, jsonOption } from "./answer.ts";
import type { Check } from "./doctor.ts";
import { say } from "./services.ts";

const lineOf = ({ name, fault, detail }: Check) =>
  fault === null ? `ok      ${name}${detail ? ` : ${detail}` : ""}` : `défaut  ${name} : ${fault}`;

/** `dossard doctor`: says what the shop lacks; exits with 1 if it lacks something. */
export function doctorCommand(): Command {
  return new Command("doctor")
    .description("vérifier que la boutique peut tourner ici")
    .addOption(jsonOption())
    .action(async (options: JsonOption) => {
      const checks: Check[] = [];
      // Loaded here, with the picture decoder, so the other commands start fast.
      const { checkShop } = await import("./doctor.ts");
      await checkShop(process.env, (check) => {
        checks.push(check);
        if (!options.json) say(lineOf(check));
      });
      if (options.json) answer(checks, options, () => []);
      if (checks.some(({ fault }) => fault !== null)) process.exitCode = 1;
    });
}
