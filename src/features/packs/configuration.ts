import type { ProductVariant } from "../../api/contract/catalogueEntities.ts";
import { type Surface, surfacesOf } from "../../domain/paperSurface.ts";

/** What the configuration form decides of an item. `quantity` is null while its field holds no number. */
export interface Configuration {
  productVariantUuid: string;
  quantity: number | null;
  surface: Surface;
  withNumericOption: boolean;
}

/** A configuration on another variant: what the new one does not have is given up. */
export function onVariant(configuration: Configuration, variant: ProductVariant): Configuration {
  return {
    ...configuration,
    productVariantUuid: variant.uuid,
    surface: surfacesOf(variant).includes(configuration.surface) ? configuration.surface : "none",
    withNumericOption: configuration.withNumericOption && variant.numeric_option !== null,
  };
}
