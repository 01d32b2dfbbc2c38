import { readFile } from "node:fs/promises";
import { Command } from "commander";
import { formatEuros } from "../../src/domain/money/money.ts";
import { formatLabel } from "../../src/domain/products/pictureFormat.ts";
import { CliError, reporting } from "../core/cliError.ts";
import type { Db } from "../db/database.ts";
import type { StatedProduct } from "../import/catalogue/catalogueFile.ts";
import { readCatalogue } from "../import/catalogue/readCatalogue.ts";
import { type CatalogueOutcome, writeCatalogue } from "../import/catalogue/writeCatalogue.ts";
import { resolveFromInvocationDir } from "./resolveFromInvocationDir.ts";
import { CommandError, say, usingServices, withServices } from "./services.ts";
import { tableLines } from "./table.ts";

export function catalogueCommand(): Command {
  const catalogue = new Command("catalogue").description("what the shop sells");
  catalogue
    .command("list", { isDefault: true })
    .description("products and prices, by pricing")
    .option("--json", "as JSON")
    .action(({ json }: { json?: true }) => withServices(({ db }) => listCatalogue(db, json === true)));
  catalogue
    .command("import <file>")
    .description("take products, variants and prices from a JSON or CSV file (docs/running-a-shop.md)")
    .option(
      "--encoding <name>",
      "of a CSV, where it can be read in several: windows-1252, macroman, cp850, …",
    )
    .action((file: string, { encoding = null }: { encoding?: string | null }) =>
      reporting(async () => {
        const products = await readFileOf(file, encoding);
        await usingServices(async ({ db }) => {
          const outcome = await naming(file, () => writeCatalogue(db, products));
          for (const line of outcomeLines(outcome)) say(line);
        });
      }),
    );
  return catalogue;
}

async function readFileOf(file: string, encoding: string | null): Promise<StatedProduct[]> {
  const bytes = await readFile(resolveFromInvocationDir(file)).catch((error: unknown) => {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    throw new CommandError(
      code === "ENOENT" ? `There is no file ${file}.` : `${file} cannot be read (${code}).`,
    );
  });
  return naming(file, async () => readCatalogue(bytes, encoding));
}

/** Adds the file's name to its errors. */
async function naming<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CliError) throw new CommandError(`Catalogue ${file}, ${error.message}.`);
    throw error;
  }
}

function outcomeLines({ pricings, products, variants }: CatalogueOutcome): string[] {
  return [
    `Pricings: ${pricings.added} new`,
    `Products: ${products.added} new, ${products.changed} changed, ${products.replaced} replaced, ${products.kept} as they were`,
    `Variants: ${variants.added} new, ${variants.changed} changed, ${variants.withdrawn} withdrawn, ${variants.kept} as they were`,
  ];
}

async function listCatalogue(db: Db, json: boolean): Promise<void> {
  const rows = await db
    .selectFrom("productVariant as variant")
    .innerJoin("product", "product.uuid", "variant.productUuid")
    .innerJoin("pricing", "pricing.id", "product.pricingId")
    .selectAll("variant")
    .select(["pricing.label as pricing", "product.label", "product.nature"])
    .where("variant.isDeleted", "=", false)
    .where("product.isDeleted", "=", false)
    .orderBy("pricing.id")
    .orderBy("product.nature", "desc")
    .orderBy("product.label")
    .orderBy("variant.base_price")
    .execute();
  if (json) return say(JSON.stringify(rows, null, 2));
  if (rows.length === 0) return say("There is nothing to sell yet.");
  const euros = (cents: number | null) => (cents === null ? "" : formatEuros(cents));
  const lines = tableLines(
    ["PRICING", "PRODUCT", "NATURE", "FORMAT", "PRICE", "MAT", "SATIN", "COPY"],
    rows.map((row) => [
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
    ]),
  );
  for (const line of lines) say(line);
}
