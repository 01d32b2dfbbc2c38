import * as z from "zod";
import { fr } from "zod/locales";
import { filterNatures, productNatures } from "../../../src/domain/products/natures.ts";
import { pictureFormats } from "../../../src/domain/products/pictureFormat.ts";
import { CatalogueError, type StatedProduct } from "./catalogueFile.ts";

const { localeError } = fr();

/** PostgreSQL cannot store NUL. */
const text = z.string().refine((value) => !value.includes("\0"), "caractère interdit");
const label = text.trim().min(1).max(100);
const cents = z.int().min(0).max(100_000_000);
const count = z.int().min(1).max(300).nullable().default(null);
const filterNature = z.enum(filterNatures).nullable().default(null);
const filterType = z.string().trim().min(1).nullable().default(null);

const variantSchema = z.strictObject({
  grp1_format: z.enum(pictureFormats),
  grp2_format: z.enum(pictureFormats).nullable().default(null),
  base_price: cents,
  mat_option: cents.nullable().default(null),
  satin_option: cents.nullable().default(null),
  numeric_option: cents.nullable().default(null),
});

const productSchema = z.strictObject({
  label,
  nature: z.enum(productNatures),
  description: text.default(""),
  longDescription: text.default(""),
  grp1_count: count,
  grp2_count: count,
  filter1_nature: filterNature,
  filter2_nature: filterNature,
  filter3_nature: filterNature,
  filter4_nature: filterNature,
  filter1_type: filterType,
  filter2_type: filterType,
  filter3_type: filterType,
  filter4_type: filterType,
  variants: z.array(variantSchema),
});

const fileSchema = z.strictObject({
  pricings: z.array(z.strictObject({ label, products: z.array(z.unknown()) })),
});

/** Reads the products of a JSON catalogue, prices in cents. Throws `CatalogueError` for any other format. */
export function readCatalogueJson(text: string): StatedProduct[] {
  const { pricings } = parse(fileSchema, parseJson(text), "");
  return pricings.flatMap((pricing) =>
    pricing.products.map((stated): StatedProduct => {
      const { filter1_type, filter2_type, filter3_type, filter4_type, ...product } = parse(
        productSchema,
        stated,
        `produit ${nameOf(stated)} du tarif « ${pricing.label} » : `,
      );
      return {
        ...product,
        pricing: pricing.label,
        filter1_typeUuid: filter1_type,
        filter2_typeUuid: filter2_type,
        filter3_typeUuid: filter3_type,
        filter4_typeUuid: filter4_type,
      };
    }),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const [, line, column] = /\(line (\d+) column (\d+)\)$/.exec(String(error)) ?? [];
    const place = line === undefined ? "" : ` (ligne ${line}, colonne ${column})`;
    throw new CatalogueError(`ce n’est pas du JSON${place}`);
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown, whose: string): z.output<Schema> {
  const parsed = schema.safeParse(value, { error: localeError });
  if (parsed.success) return parsed.data;
  const [fault] = parsed.error.issues;
  const where = fault?.path.join(".") ?? "";
  throw new CatalogueError(
    `${whose}${where === "" ? "" : `${where} : `}${fault?.message ?? "valeur invalide"}`,
  );
}

function nameOf(stated: unknown): string {
  const named = typeof stated === "object" && stated !== null && "label" in stated ? stated.label : undefined;
  return typeof named === "string" ? `« ${named} »` : "sans nom";
}
