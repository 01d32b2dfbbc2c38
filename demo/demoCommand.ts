import { Command } from "commander";
import { showProgress } from "../server/cli/progress.ts";
import { CommandError, say, withServices } from "../server/cli/services.ts";
import { growLargeEvent, largeEventMaximum } from "./largeEvent.ts";
import { seedDemo } from "./seed.ts";

export function demoCommand(): Command {
  return new Command("demo")
    .description("fill an empty shop with the demonstration, or make one large event")
    .option("--pictures <n>", `bring the large event to n pictures (at most ${largeEventMaximum})`)
    .action((options: { pictures?: string }) => {
      const { pictures } = options;
      return withServices(async (services) => {
        const progress = showProgress("Preparing");
        try {
          if (pictures === undefined) {
            const count = await seedDemo(services, { onProgress: progress.update });
            progress.stop();
            if (count === null)
              throw new CommandError("The shop is not empty: the demonstration is left out.");
            say(`The demonstration stands: ${count} pictures.`);
            return;
          }
          const wanted = readCount(pictures);
          const { label, added } = await growLargeEvent(services, {
            pictures: wanted,
            onProgress: progress.update,
          });
          progress.stop();
          say(`${label}: ${added} pictures added.`);
        } finally {
          progress.stop();
        }
      });
    });
}

function readCount(text: string): number {
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= 1 && count <= largeEventMaximum) return count;
  throw new CommandError(`--pictures takes a number from 1 to ${largeEventMaximum}, not "${text}".`);
}
