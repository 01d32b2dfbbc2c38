import { Command } from "commander";
import { readSettings } from "../core/readSettings.ts";
import { reporting } from "../core/reporting.ts";
import { answer, type JsonOption, jsonOption } from "./answer.ts";
import { type Progress, showProgress } from "./progress.ts";
import { resolveFromInvocationDir } from "./resolveFromInvocationDir.ts";
import { when } from "./when.ts";

interface Outcome {
  tables: number;
  files: number;
  takenDown: number;
  madeAt: string;
  placeId: number;
}

/** `dossard restore`: restores a backup where nothing is yet. */
export function restoreCommand(): Command {
  return new Command("restore")
    .description("restaurer une sauvegarde dans un DATA_DIR et une base vides, toute ou rien")
    .argument("<file>", "écrit par « dossard backup »")
    .addOption(jsonOption())
    .action((file: string, options: JsonOption) =>
      reporting(async () => {
        const outcome = await restore(resolveFromInvocationDir(file));
        answer(outcome, options, linesOf);
      }),
    );
}

async function restore(file: string): Promise<Outcome> {
  const shown: { stage: string; progress: Progress | null } = { stage: "", progress: null };
  const tell = (stage: string) => {
    if (shown.progress === null || shown.stage !== stage) {
      shown.progress?.stop();
      Object.assign(shown, { stage, progress: showProgress(stage) });
    }
    return (shown.progress as Progress).update;
  };
  const { restoreBackup } = await import("./backup/restoreBackup.ts");
  try {
    const { about, ...counts } = await restoreBackup(readSettings(process.env), file, tell);
    return { tables: about.tables.length, ...counts, madeAt: about.madeAt, placeId: about.placeId };
  } finally {
    shown.progress?.stop();
  }
}

const linesOf = ({ tables, files, takenDown, madeAt, placeId }: Outcome) => [
  `Restaurés : ${tables} tables, ${files} fichiers, dans leur état du ${when(madeAt)}`,
  ...(takenDown > 0 ? [`Photos retirées de nouveau : ${takenDown}`] : []),
  `C’est le lieu CREATION_PLACE_ID=${placeId}.`,
];
