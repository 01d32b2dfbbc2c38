import { Command } from "commander";
import { answer, type JsonOption, jsonOption } from "./answer.ts";
import { type BackupOutcome, writeBackup } from "./backup/writeBackup.ts";
import { showProgress } from "./progress.ts";
import { durationText } from "./progressRate.ts";
import { resolveFromInvocationDir } from "./resolveFromInvocationDir.ts";
import { withServices } from "./services.ts";

interface Options extends JsonOption {
  withoutDerived?: true;
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1).replace(".", ",")} Mo`;

/** `dossard backup`: writes the whole shop into one file. */
export function backupCommand(): Command {
  return new Command("backup")
    .description("écrire base, originaux, fichiers et courriels dans un seul fichier, boutique ouverte")
    .argument("<file>", "une archive tar, .tar ; elle ne doit pas exister")
    .option(
      "--without-derived",
      "sans les aperçus ni les fichiers des commandes, qui se refont des originaux",
    )
    .addOption(jsonOption())
    .action((file: string, options: Options) =>
      withServices(async (services) => {
        const stop = new AbortController();
        const onSignal = () => stop.abort();
        process.once("SIGINT", onSignal);
        process.once("SIGTERM", onSignal);
        const progress = showProgress("Sauvegarde");
        const startedAt = performance.now();
        try {
          const outcome = await writeBackup(services, resolveFromInvocationDir(file), {
            withoutDerived: options.withoutDerived === true,
            onProgress: progress.update,
            signal: stop.signal,
          });
          progress.stop();
          const seconds = (performance.now() - startedAt) / 1000;
          answer(outcome, options, linesOf(file, seconds));
        } finally {
          progress.stop();
          process.off("SIGINT", onSignal);
          process.off("SIGTERM", onSignal);
        }
      }),
    );
}

const linesOf =
  (file: string, seconds: number) =>
  ({ tables, files, byteSize }: BackupOutcome) => [
    `Sauvegardés : ${tables} tables, ${files} fichiers, ${megabytes(byteSize)} dans ${file}`,
    `Durée : ${durationText(seconds)}`,
  ];
