import { surfaceLabels, surfacePrice, surfacesOf } from "../domain/products/paperSurface.ts";
import { isPaperVariant, type VariantPrices } from "../domain/products/product.ts";
import type { SingleChoice } from "../domain/products/singleChoice.ts";
import { quantityMaximum } from "../domain/shop/limits.ts";
import { Checkbox, NumberField, Price, RadioGroup, Stack } from "../ui/index.ts";
import { useDiscountedEuros } from "./useDiscountedEuros.ts";

export interface SingleOptionsFieldsProps {
  variant: VariantPrices;
  choice: SingleChoice;
  onChange: (choice: Partial<SingleChoice>) => void;
  /** Label of the quantity. Default: « Quantité ». */
  quantityLabel?: string;
  /** Whether a quantity is asked for: a file counts once. Default: for a print. */
  isCounted?: boolean;
}

/** Surface, digital copy and quantity of single pictures: what the variant offers of them. */
export function SingleOptionsFields({
  variant,
  choice,
  onChange,
  quantityLabel = "Quantité",
  isCounted = isPaperVariant(variant),
}: SingleOptionsFieldsProps) {
  const surfaces = surfacesOf(variant);
  const euros = useDiscountedEuros();
  const priceWords = (cents: number) => `${cents > 0 ? "+\u00a0" : ""}${euros(cents)}`;
  return (
    <Stack space="md">
      {surfaces.length > 1 && (
        <RadioGroup
          legend="Surface du papier"
          options={surfaces.map((surface) => ({
            value: surface,
            label: surfaceLabels[surface],
            aside: <Price size="small" amount={priceWords(surfacePrice(variant, surface) ?? 0)} />,
          }))}
          value={surfaces.includes(choice.surface) ? choice.surface : "none"}
          onValueChange={(surface) => onChange({ surface })}
        />
      )}
      {variant.numeric_option !== null && (
        <Checkbox
          label={`Ajouter le fichier numérique (+\u00a0${euros(variant.numeric_option)})`}
          checked={choice.withNumericOption}
          onCheckedChange={(withNumericOption) => onChange({ withNumericOption })}
        />
      )}
      {isCounted && (
        <NumberField
          label={quantityLabel}
          min={1}
          max={quantityMaximum}
          value={choice.quantity ?? 1}
          onValueChange={(quantity) => onChange({ quantity })}
          decreaseLabel="Retirer un exemplaire"
          increaseLabel="Ajouter un exemplaire"
        />
      )}
    </Stack>
  );
}
