import { Command } from "commander";
import { advertsCommand } from "./advertsCommand.ts";
import { backupCommand } from "./backupCommand.ts";
import { catalogueCommand } from "./catalogueCommand.ts";
import { clocksCommand } from "./clocksCommand.ts";
import { contestsCommand } from "./contestsCommand.ts";
import { customersCommand } from "./customersCommand.ts";
import { discountsCommand } from "./discountsCommand.ts";
import { doctorCommand } from "./doctorCommand.ts";
import { eventsCommand } from "./eventsCommand.ts";
import { filesCommand } from "./filesCommand.ts";
import { importCommand } from "./importCommand.ts";
import { jobsCommand } from "./jobsCommand.ts";
import { keysCommand } from "./keysCommand.ts";
import { namesCommand } from "./namesCommand.ts";
import { operatorsCommand } from "./operatorsCommand.ts";
import { ordersCommand } from "./ordersCommand.ts";
import { picturesCommand } from "./picturesCommand.ts";
import { restoreCommand } from "./restoreCommand.ts";
import { shippingCommand } from "./shippingCommand.ts";
import { speakFrench } from "./speakFrench.ts";
import { startListsCommand } from "./startListsCommand.ts";
import { takedownCommand } from "./takedownCommand.ts";
import { upgradeCommand } from "./upgradeCommand.ts";
import { webhooksCommand } from "./webhooksCommand.ts";

/** Creates `dossard` with all its commands; parse it once. @param furtherCommands listed after `import` */
export function createProgram(furtherCommands: readonly Command[] = []): Command {
  const program = new Command("dossard")
    .description("La boutique en ligne de commande. Les réglages sont ceux de la boutique (README).")
    .showSuggestionAfterError(true)
    .addCommand(importCommand());
  for (const command of furtherCommands) program.addCommand(command);
  program
    .addCommand(eventsCommand())
    .addCommand(contestsCommand())
    .addCommand(picturesCommand())
    .addCommand(clocksCommand())
    .addCommand(namesCommand())
    .addCommand(startListsCommand())
    .addCommand(catalogueCommand())
    .addCommand(discountsCommand())
    .addCommand(shippingCommand())
    .addCommand(advertsCommand())
    .addCommand(ordersCommand())
    .addCommand(customersCommand())
    .addCommand(takedownCommand())
    .addCommand(operatorsCommand())
    .addCommand(keysCommand())
    .addCommand(webhooksCommand())
    .addCommand(jobsCommand())
    .addCommand(filesCommand())
    .addCommand(backupCommand())
    .addCommand(restoreCommand())
    .addCommand(upgradeCommand())
    .addCommand(doctorCommand());
  // An option after a verb is the verb's, even if its command has one of the same name.
  for (const command of [program, ...program.commands]) command.enablePositionalOptions();
  speakFrench(program);
  return program;
}
