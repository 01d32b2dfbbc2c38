import { Command } from "commander";
import { reporting } from "../core/cliError.ts";
import { readSettings } from "../core/settings.ts";
import { type Progress, showProgress } from "./progress.ts";
import { resolveFromInvocationDir } from "./resolveFromInvocationDir.ts";
import { say } from "./services.ts";

export function restoreCommand(): Command {
  return new Command("restore")
    .description("restore a backup into an empty DATA_DIR and database, all of it or nothing")
    .argument("<file>", "made by `dossard backup`")
    .action((file: string) =>
      reporting(async () => {
        let shown: { stage: string; progress: Progress } | null = null;
        const tell = (stage: string) => {
          if (shown?.stage !== stage) {
            shown?.progress.stop();
            shown = { stage, progress: showProgress(stage) };
          }
          return shown.progress.update;
        };
        const { restoreBackup } = await import("./backup/restoreBackup.ts");
        try {
          const { about, files, takenDown } = await restoreBackup(
            readSettings(process.env),
            resolveFromInvocationDir(file),
            tell,
          );
          (shown as { progress: Progress } | null)?.progress.stop();
          say(`Restored: ${about.tables.length} tables, ${files} files, as they were at ${about.madeAt}`);
          if (takenDown > 0) say(`Taken down again: ${takenDown} pictures`);
          say(`It is the place CREATION_PLACE_ID=${about.placeId}.`);
        } finally {
          (shown as { progress: Progress } | null)?.progress.stop();
        }
      }),
    );
}
