import { Command } from "commander";
import { answer, type JsonOption, jsonOption } from "../server/cli/answer.ts";
import { withProgress } from "../server/cli/applyGivenList.ts";
import { CommandError, withServices } from "../server/cli/services.ts";
import type { Services } from "../server/core/services.ts";
import { pluralize } from "../src/domain/french/pluralize.ts";
import { growLargeEvent, largeEventMaximum } from "./largeEvent.ts";
import { seedDemo } from "./seed.ts";

interface Options extends JsonOption {
  pictures?: string;
}

export function demoCommand(): Command {
  return new Command("demo")
    .description("remplir une boutique vide de la démonstration, ou créer un grand événement")
    .option("--pictures <n>", `porter le grand événement à n photos (au plus ${largeEventMaximum})`)
    .addOption(jsonOption())
    .action((options: Options) =>
      withServices(async (services) => {
        const wanted = options.pictures === undefined ? null : readCount(options.pictures);
        const filled = await withProgress<Filled>("Préparation", (onProgress) =>
          wanted === null
            ? fill(services, onProgress)
            : growLargeEvent(services, { pictures: wanted, onProgress }),
        );
        answer(filled, options, ({ label, added }) =>
          label === null
            ? `La démonstration est en place : ${pluralize(added, "photo")}.`
            : `${label} : ${pluralize(added, "photo ajoutée", "photos ajoutées")}.`,
        );
      }),
    );
}

interface Filled {
  /** Of the large event; null: the whole demonstration. */
  label: string | null;
  added: number;
}

async function fill(services: Services, onProgress: (done: number, total: number) => void): Promise<Filled> {
  const added = await seedDemo(services, { onProgress });
  if (added === null) throw new CommandError("La boutique n’est pas vide : pas de démonstration.");
  return { label: null, added };
}

function readCount(text: string): number {
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= 1 && count <= largeEventMaximum) return count;
  throw new CommandError(`--pictures attend un nombre de 1 à ${largeEventMaximum}, pas « ${text} ».`);
}
