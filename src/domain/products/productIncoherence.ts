import { type FilterNatures, type FilterTypes, slotNatures, slotTypes } from "../packs/filterSlots.ts";
import type { GroupSizes } from "../packs/packCapacity.ts";
import type { ProductNature } from "./natures.ts";
import { isDigitalFormat } from "./pictureFormat.ts";
import { isPaperVariant, type VariantPrices } from "./product.ts";

/** The fields of a product that its nature constrains (specification, section 3 "Product"). */
export interface ProductShape extends GroupSizes, FilterNatures, FilterTypes {
  nature: ProductNature;
}

/**
 * Returns why a product is inconsistent, as one French sentence for the operator, or `null` if it is consistent
 * (specification, section 3: sp, multi and filter rules).
 */
export function productIncoherence(product: ProductShape): string | null {
  const natures = slotNatures(product);
  const types = slotTypes(product);
  const hasFilters = natures.some((nature) => nature !== null);
  if (product.nature === "sp") {
    if (product.grp1_count !== 1) return "un produit d’une photo (sp) demande 1 pour grp1_count";
    if (product.grp2_count !== null) return "un produit d’une photo (sp) n’a pas de second groupe";
  }
  if (product.nature !== "filter" && hasFilters) return "seul un produit « filter » a des filtres";
  if (product.nature === "filter" && natures[0] === null)
    return "un produit « filter » demande filter1_nature";
  for (let index = 0; index < natures.length; index++) {
    const nature = natures[index] ?? null;
    if (nature !== null && index > 0 && natures[index - 1] === null) {
      return `filter${index + 1}_nature est donné sans filter${index}_nature`;
    }
    if (types[index] != null && nature !== "filterValue") {
      return `filter${index + 1}_type ne va qu’avec la nature filterValue`;
    }
  }
  return null;
}

/**
 * Returns why a variant is inconsistent with its product, as one French sentence for the operator, or `null` if it is
 * consistent (specification, section 3 "ProductVariant": digital formats allow no paper options).
 */
export function variantIncoherence(
  product: Pick<ProductShape, "nature" | "grp2_count">,
  variant: VariantPrices,
): string | null {
  const { grp1_format, grp2_format, mat_option, satin_option, numeric_option } = variant;
  const hasSecondGroup = product.nature === "multi" && product.grp2_count !== null;
  if (grp2_format !== null && !hasSecondGroup) return "grp2_format ne va qu’avec un second groupe de photos";
  if (grp2_format === null && hasSecondGroup) return "le second groupe de photos demande grp2_format";
  const isDigital = isDigitalFormat(grp1_format);
  if (isDigital && mat_option !== null) return `un fichier (${grp1_format}) n’a pas de mat_option`;
  if (isDigital && satin_option !== null) return `un fichier (${grp1_format}) n’a pas de satin_option`;
  if (!isPaperVariant(variant) && numeric_option !== null) {
    return "des fichiers seuls n’ont pas de numeric_option : la copie numérique est celle d’un tirage";
  }
  return null;
}
