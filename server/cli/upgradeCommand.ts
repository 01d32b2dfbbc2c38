import { Command } from "commander";
import { pluralize } from "../../src/domain/french/pluralize.ts";
import { readSettings } from "../core/readSettings.ts";
import { reporting } from "../core/reporting.ts";
import { answer, type JsonOption, jsonOption } from "./answer.ts";
import { showProgress } from "./progress.ts";
import { resolveFromInvocationDir } from "./resolveFromInvocationDir.ts";
import { CommandError } from "./services.ts";
import type { Upgraded } from "./upgrade/upgradeDatabase.ts";

interface Options extends JsonOption {
  engine?: string;
}

/** `dossard upgrade`: converts the data of the shop's own PostgreSQL to the version that comes with the shop. */
export function upgradeCommand(): Command {
  return new Command("upgrade")
    .description(
      "convertir la base de la boutique à la version de PostgreSQL qu’elle apporte, boutique fermée",
    )
    .option("--engine <folder>", "les programmes de l’ancienne version (défaut : ceux que npm apporte)")
    .addOption(jsonOption())
    .action((options: Options) =>
      reporting(async () => {
        answer(await upgrade(options.engine), options, linesOf);
      }),
    );
}

async function upgrade(engine: string | undefined): Promise<Upgraded | null> {
  const { dataDir, databaseUrl } = readSettings(process.env);
  if (databaseUrl)
    throw new CommandError("La base de DATABASE_URL est à vous : la convertir par pg_upgrade ou pg_dump.");
  const progress = showProgress("Conversion");
  const { upgradeDatabase } = await import("./upgrade/upgradeDatabase.ts");
  try {
    const bin = engine === undefined ? undefined : resolveFromInvocationDir(engine);
    return await upgradeDatabase(dataDir, bin, progress.update);
  } finally {
    progress.stop();
  }
}

const linesOf = (upgraded: Upgraded | null) =>
  upgraded === null
    ? ["La base a déjà la version de PostgreSQL que la boutique apporte."]
    : [
        `Convertie de PostgreSQL ${upgraded.from} à ${upgraded.to} : ${pluralize(upgraded.tables, "table")}, ${pluralize(upgraded.rows, "ligne")}, toutes relues.`,
        `L’ancienne base reste dans ${upgraded.kept} : la supprimer quand la boutique a vendu avec la nouvelle.`,
      ];
