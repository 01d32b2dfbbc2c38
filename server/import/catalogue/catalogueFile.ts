import { searchKey } from "../../../src/domain/pictures/searchKey.ts";
import type { VariantPrices } from "../../../src/domain/products/product.ts";
import {
  type ProductShape,
  productIncoherence,
  variantIncoherence,
} from "../../../src/domain/products/productIncoherence.ts";
import { CliError } from "../../core/cliError.ts";

/** Thrown for an invalid catalogue; the message is the single line that the operator reads. */
export class CatalogueError extends CliError {}

/** A product as stated in a catalogue's file. Prices in cents. */
export interface StatedProduct extends ProductShape {
  /** Label of the pricing that sells it. */
  pricing: string;
  label: string;
  description: string;
  longDescription: string;
  /** `filter1_typeUuid` and so on hold a type's code or its uuid here. */
  variants: VariantPrices[];
}

/** Returns a product's name for messages. */
export const productName = ({ label, pricing }: Pick<StatedProduct, "label" | "pricing">) =>
  `produit « ${label} » du tarif « ${pricing} »`;

/** Returns the key that distinguishes the variants of a product. */
export const variantKey = ({
  grp1_format,
  grp2_format,
}: Pick<VariantPrices, "grp1_format" | "grp2_format">) =>
  grp2_format === null ? grp1_format : `${grp1_format} et ${grp2_format}`;

/** Throws `CatalogueError`, with the product's name and the reason, for the first product that cannot be sold as stated. */
export function checkProducts(products: readonly StatedProduct[]): void {
  if (products.length === 0) throw new CatalogueError("il n’a pas de produit");
  const known = new Set<string>();
  for (const product of products) {
    const fault = faultOf(product);
    if (fault !== null) throw new CatalogueError(`${productName(product)} : ${fault}`);
    const key = `${searchKey(product.pricing)}/${searchKey(product.label)}`;
    if (known.has(key)) throw new CatalogueError(`${productName(product)} : il y est deux fois`);
    known.add(key);
  }
}

function faultOf(product: StatedProduct): string | null {
  const { nature, grp1_count, variants } = product;
  const incoherence = productIncoherence(product);
  if (incoherence !== null) return incoherence;
  if (nature === "multi" && grp1_count === null) return "un pack de photos demande grp1_count";
  if (variants.length === 0) return "il n’a pas de format, donc pas de prix";
  const known = new Set<string>();
  for (const variant of variants) {
    const key = variantKey(variant);
    const reason = variantIncoherence(product, variant);
    if (reason !== null) return `${key} : ${reason}`;
    if (known.has(key)) return `${key} y est deux fois`;
    known.add(key);
  }
  return null;
}
