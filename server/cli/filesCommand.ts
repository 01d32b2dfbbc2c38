import { Command } from "commander";
import { pluralize } from "../../src/domain/french/pluralize.ts";
import { openPlaces } from "../core/openStore.ts";
import { checkFiles, type FileCheck } from "../files/checkFiles.ts";
import { type MoveOutcome, moveFiles } from "../files/moveFiles.ts";
import { answer, type JsonOption, jsonOption } from "./answer.ts";
import { showProgress } from "./progress.ts";
import { withServices } from "./services.ts";

/** `dossard files`: moves the shop's files to where FILES_IN says, and compares them with their checksums. */
export function filesCommand(): Command {
  const files = new Command("files").description(
    "déménager et vérifier les fichiers : originaux, aperçus, fichiers vendus",
  );
  files
    .command("move")
    .description(
      "tout mettre là où FILES_IN le dit, boutique ouverte ; peut s’arrêter et se relancer à tout moment",
    )
    .addOption(jsonOption())
    .action((options: JsonOption) =>
      withServices(async ({ db, settings }) => {
        const stop = new AbortController();
        const onSignal = () => stop.abort();
        process.once("SIGINT", onSignal);
        process.once("SIGTERM", onSignal);
        const progress = showProgress("Déménagement");
        try {
          const places = await openPlaces(settings);
          const outcome = await moveFiles(db, places, { onProgress: progress.update, signal: stop.signal });
          progress.stop();
          answer({ to: places.main.name, ...outcome }, options, moveLines);
          if (outcome.damaged.length > 0 || outcome.wasStopped) process.exitCode = 1;
        } finally {
          progress.stop();
          process.off("SIGINT", onSignal);
          process.off("SIGTERM", onSignal);
        }
      }),
    );
  files
    .command("check")
    .description("relire tous les fichiers et comparer leurs sommes de contrôle")
    .addOption(jsonOption())
    .action((options: JsonOption) =>
      withServices(async (services) => {
        const progress = showProgress("Vérification");
        try {
          const outcome = await checkFiles(services, progress.update);
          progress.stop();
          answer(outcome, options, checkLines);
          if (outcome.damaged.length + outcome.missing.length > 0) process.exitCode = 1;
        } finally {
          progress.stop();
        }
      }),
    );
  return files;
}

const moveLines = ({ to, moved, arranged, damaged, swept, wasStopped }: MoveOutcome & { to: string }) => [
  `Fichiers déménagés vers ${to} : ${moved}`,
  ...(arranged > 0 ? [`Fichiers rangés dans leur sous-dossier : ${arranged}`] : []),
  ...(swept > 0 ? [`Restes d’écritures interrompues effacés : ${swept}`] : []),
  ...(damaged.length > 0 ? [`Laissés sur place, abîmés : ${damaged.length}`, ...indented(damaged)] : []),
  ...(wasStopped ? ["Arrêté : relancer la commande pour finir."] : []),
];

const checkLines = ({ checked, byteSize, damaged, missing }: FileCheck) => [
  `${pluralize(checked, "fichier relu", "fichiers relus")}, ${(byteSize / 1e6).toFixed(1).replace(".", ",")} Mo`,
  `Abîmés : ${damaged.length}`,
  ...indented(damaged),
  `Originaux manquants : ${missing.length}`,
  ...indented(missing),
];

const indented = (keys: readonly string[]) => keys.map((key) => `  ${key}`);
