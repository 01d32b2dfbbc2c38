import { Command } from "commander";
import { pluralize } from "../../src/domain/french/pluralize.ts";
import { formatEuros } from "../../src/domain/money/money.ts";
import { formatLabel } from "../../src/domain/products/pictureFormat.ts";
import { commandLine } from "../core/author.ts";
import { wholeList } from "../core/page.ts";
import { reporting } from "../core/reporting.ts";
import type { Services } from "../core/services.ts";
import { importCatalogue } from "../import/catalogue/importCatalogue.ts";
import { listCatalogue } from "../import/catalogue/listCatalogue.ts";
import type { CatalogueOutcome } from "../import/catalogue/writeCatalogue.ts";
import { answer, type JsonOption, jsonOption } from "./answer.ts";
import { readGivenFile } from "./readGivenFile.ts";
import { usingServices, withServices } from "./services.ts";
import { listLines } from "./table.ts";

export function catalogueCommand(): Command {
  const catalogue = new Command("catalogue").description("lister ou importer ce que vend la boutique");
  catalogue
    .command("list", { isDefault: true })
    .description("lister les produits et les prix, par tarif")
    .addOption(jsonOption())
    .action((options: JsonOption) => withServices((services) => sayCatalogue(services, options)));
  catalogue
    .command("import <file>")
    .description("prendre les produits, formats et prix d’un fichier JSON ou CSV (docs/running-a-shop.md)")
    .option(
      "--encoding <name>",
      "encodage d’un CSV qui se lit de plusieurs façons : windows-1252, macroman, cp850…",
    )
    .addOption(jsonOption())
    .action((file: string, { encoding = null, ...options }: { encoding?: string | null } & JsonOption) =>
      reporting(async () => {
        const bytes = await readGivenFile(file);
        await usingServices(async ({ db }) =>
          answer(await importCatalogue(commandLine(db), bytes, encoding), options, outcomeLines),
        );
      }),
    );
  return catalogue;
}

const counted = (counts: readonly (readonly [count: number, word: string])[]) =>
  counts.map(([count, word]) => pluralize(count, word)).join(", ");

function outcomeLines({ pricings, products, variants }: CatalogueOutcome): string[] {
  return [
    `Tarifs : ${counted([[pricings.added, "ajouté"]])}`,
    `Produits : ${counted([
      [products.added, "ajouté"],
      [products.changed, "modifié"],
      [products.replaced, "remplacé"],
      [products.kept, "inchangé"],
    ])}`,
    `Formats : ${counted([
      [variants.added, "ajouté"],
      [variants.changed, "modifié"],
      [variants.withdrawn, "retiré"],
      [variants.kept, "inchangé"],
    ])}`,
  ];
}

async function sayCatalogue({ db }: Services, options: JsonOption): Promise<void> {
  const { items } = await listCatalogue(db, wholeList);
  const euros = (cents: number | null) => (cents === null ? "" : formatEuros(cents));
  answer(items, options, (rows) =>
    listLines(
      "Il n’y a encore rien à vendre.",
      ["TARIF", "PRODUIT", "NATURE", "FORMAT", "PRIX", "MAT", "SATINÉ", "COPIE"],
      rows,
      (row) => [
        row.pricing,
        row.label,
        row.nature,
        [row.grp1_format, row.grp2_format]
          .filter((format) => format !== null)
          .map(formatLabel)
          .join(" + "),
        euros(row.base_price),
        euros(row.mat_option),
        euros(row.satin_option),
        euros(row.numeric_option),
      ],
    ),
  );
}
