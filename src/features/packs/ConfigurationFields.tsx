import type { ProductVariant } from "../../api/contract/catalogueEntities.ts";
import { variantWords } from "../../domain/products/formatWords.ts";
import { surfaceLabels, surfacePrice, surfacesOf } from "../../domain/products/paperSurface.ts";
import { isPaperVariant } from "../../domain/products/product.ts";
import { quantityMaximum } from "../../domain/shop/limits.ts";
import { useDiscountedEuros } from "../../shop/useDiscountedEuros.ts";
import { Checkbox, NumberField, Select, Stack } from "../../ui/index.ts";
import { type Configuration, onVariant } from "./configuration.ts";

export interface ConfigurationFieldsProps {
  /** Variants of the item's product. */
  variants: readonly ProductVariant[];
  configuration: Configuration;
  onChange: (configuration: Configuration) => void;
  /** Quantity used when the field is emptied. Default: what it was. */
  emptiedQuantity?: number;
}

/** Format, quantity, surface and digital copy; options without a price are not offered (specification, section 5). */
export function ConfigurationFields({
  variants,
  configuration,
  onChange,
  emptiedQuantity,
}: ConfigurationFieldsProps) {
  const euros = useDiscountedEuros();
  const variant = variants.find(({ uuid }) => uuid === configuration.productVariantUuid);
  const surfaces = variant && isPaperVariant(variant) ? surfacesOf(variant) : [];
  return (
    <Stack space="md">
      {(variants.length > 1 || !variant) && (
        <Select
          label={variants.some(isPaperVariant) ? "Format" : "Résolution"}
          options={variants.map((one) => ({
            value: one.uuid,
            label: `${variantWords(one).label}, ${euros(one.base_price)}`,
          }))}
          value={variant ? variant.uuid : null}
          placeholder="Choisissez un format"
          error={variant ? undefined : "Le format choisi n’est plus vendu. Veuillez en choisir un autre."}
          onValueChange={(uuid) => {
            const wanted = variants.find((one) => one.uuid === uuid);
            if (wanted) onChange(onVariant(configuration, wanted));
          }}
        />
      )}
      {surfaces.length > 1 && (
        <Select
          label="Surface du papier"
          options={surfaces.map((surface) => ({
            value: surface,
            label: `${surfaceLabels[surface]}, ${euros((variant && surfacePrice(variant, surface)) ?? 0)}`,
          }))}
          value={configuration.surface}
          onValueChange={(surface) => onChange({ ...configuration, surface })}
        />
      )}
      {variant && variant.numeric_option !== null && (
        <Checkbox
          label={`Ajouter les fichiers numériques (+\u00a0${euros(variant.numeric_option)})`}
          checked={configuration.withNumericOption}
          onCheckedChange={(withNumericOption) => onChange({ ...configuration, withNumericOption })}
        />
      )}
      {variant && isPaperVariant(variant) && (
        <NumberField
          label="Quantité"
          min={1}
          max={quantityMaximum}
          value={configuration.quantity ?? 1}
          emptied={emptiedQuantity ?? configuration.quantity ?? 1}
          decreaseLabel="Retirer un exemplaire"
          increaseLabel="Ajouter un exemplaire"
          onValueChange={(quantity) => onChange({ ...configuration, quantity })}
        />
      )}
    </Stack>
  );
}
