import { Command } from "commander";
import { writeBackup } from "./backup/writeBackup.ts";
import { showProgress } from "./progress.ts";
import { durationText } from "./progressRate.ts";
import { resolveFromInvocationDir } from "./resolveFromInvocationDir.ts";
import { say, withServices } from "./services.ts";

export const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

export function backupCommand(): Command {
  return new Command("backup")
    .description("write database, originals, files and mails into one file, while the shop is open")
    .argument("<file>", "a tar archive, .tar; it must not exist")
    .option(
      "--without-derived",
      "leave out previews and files of orders, which are made again from the originals",
    )
    .action((file: string, { withoutDerived = false }: { withoutDerived?: boolean }) =>
      withServices(async (services) => {
        const stop = new AbortController();
        const onSignal = () => stop.abort();
        process.once("SIGINT", onSignal);
        process.once("SIGTERM", onSignal);
        const progress = showProgress("Backing up");
        const startedAt = performance.now();
        try {
          const { tables, files, byteSize } = await writeBackup(services, resolveFromInvocationDir(file), {
            withoutDerived,
            onProgress: progress.update,
            signal: stop.signal,
          });
          progress.stop();
          say(`Backed up: ${tables} tables, ${files} files, ${megabytes(byteSize)} in ${file}`);
          say(`Took ${durationText((performance.now() - startedAt) / 1000)}`);
        } finally {
          progress.stop();
          process.off("SIGINT", onSignal);
          process.off("SIGTERM", onSignal);
        }
      }),
    );
}
