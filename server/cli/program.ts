import { Command } from "commander";
import { backupCommand } from "./backupCommand.ts";
import { catalogueCommand } from "./catalogueCommand.ts";
import { customersCommand } from "./customersCommand.ts";
import { demoCommand } from "./demoCommand.ts";
import { doctorCommand } from "./doctorCommand.ts";
import { eventsCommand } from "./eventsCommand.ts";
import { importCommand } from "./importCommand.ts";
import { jobsCommand } from "./jobsCommand.ts";
import { ordersCommand } from "./ordersCommand.ts";
import { restoreCommand } from "./restoreCommand.ts";
import { takedownCommand } from "./takedownCommand.ts";

/** `dossard` with all its commands; to be parsed once. */
export function createProgram(): Command {
  return new Command("dossard")
    .description("The photographer's command line. Settings are those of the shop (README).")
    .showSuggestionAfterError(true)
    .addCommand(importCommand())
    .addCommand(demoCommand())
    .addCommand(eventsCommand())
    .addCommand(catalogueCommand())
    .addCommand(ordersCommand())
    .addCommand(customersCommand())
    .addCommand(takedownCommand())
    .addCommand(jobsCommand())
    .addCommand(backupCommand())
    .addCommand(restoreCommand())
    .addCommand(doctorCommand());
}
