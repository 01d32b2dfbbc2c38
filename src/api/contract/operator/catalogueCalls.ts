import * as z from "zod/mini";
import { productNatures } from "../../../domain/products/natures.ts";
import { pictureFormats } from "../../../domain/products/pictureFormat.ts";
import { endpoint } from "../endpoint.ts";
import { line, natural, orNull, pageQuery, text, uuid } from "../fields.ts";

/** One format of a product, with its prices in cents. */
export const soldFormatSchema = z.object({
  /** The variant's. */
  uuid,
  productUuid: uuid,
  pricingId: natural,
  pricing: text(100),
  /** The product's. */
  label: text(100),
  nature: z.enum(productNatures),
  grp1_format: z.enum(pictureFormats),
  grp2_format: orNull(z.enum(pictureFormats)),
  /** In cents. */
  base_price: natural,
  mat_option: orNull(natural),
  satin_option: orNull(natural),
  numeric_option: orNull(natural),
});

/** What an imported catalogue has changed. */
export const catalogueOutcomeSchema = z.object({
  pricings: z.object({ added: natural }),
  products: z.object({ added: natural, changed: natural, replaced: natural, kept: natural }),
  variants: z.object({ added: natural, changed: natural, withdrawn: natural, kept: natural }),
});

export const operatorCatalogueCalls = {
  listCatalogue: endpoint({
    method: "GET",
    path: "/operator/catalogue",
    summary: "What the shop sells, by pricing",
    scope: "catalogue",
    query: z.object(pageQuery),
    answer: z.array(soldFormatSchema),
    paginated: true,
  }),
  importCatalogue: endpoint({
    method: "POST",
    path: "/operator/catalogue",
    summary: "Takes products, formats and prices from a JSON or CSV file, all or nothing",
    scope: "catalogue",
    query: z.object({
      /** Of a CSV that can be read in several: windows-1252, macroman, cp850, … */
      encoding: z.optional(line(40)),
    }),
    upload: 1024 * 1024,
    answer: catalogueOutcomeSchema,
    errors: ["REFUSED"],
  }),
};
