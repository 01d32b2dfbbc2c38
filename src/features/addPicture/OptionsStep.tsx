import { useSetAtom } from "jotai";
import { formatEuros } from "../../domain/money/money.ts";
import { formatWords } from "../../domain/products/formatWords.ts";
import { smallWords } from "../../domain/products/originalSize.ts";
import { cutWords, paperCrop } from "../../domain/products/paperCrop.ts";
import { type Surface, surfaceLabels, surfacesOf } from "../../domain/products/paperSurface.ts";
import { quantityMaximum } from "../../domain/shop/limits.ts";
import { Alert, Checkbox, NumberField, Price, RadioGroup, Stack } from "../../ui/index.ts";
import { addPictureAtom } from "./atoms.ts";
import type { SpOptions } from "./flowStates.ts";
import { StepHeading } from "./StepHeading.tsx";

export interface OptionsStepProps {
  state: SpOptions;
  /** Size of the picture in pixels. */
  picture: { width: number; height: number };
}

/** Surface, digital copy and quantity of one picture; the price stands beside the button. */
export function OptionsStep({ state: { product, variant, choice, adding }, picture }: OptionsStepProps) {
  const send = useSetAtom(addPictureAtom);
  const surfaces = surfacesOf(variant);
  const cut = cutWords(paperCrop(picture, variant.grp1_format));
  const small = smallWords(picture, [variant.grp1_format]);
  const extra: Record<Surface, number> = {
    none: 0,
    mat: variant.mat_option ?? 0,
    satin: variant.satin_option ?? 0,
  };
  return (
    <Stack space="md">
      <StepHeading>
        {product.label}, {formatWords(variant.grp1_format).label}
      </StepHeading>
      {cut && <Alert tone="warning">{cut}&nbsp;: seul ce qui est dans le cadre sera tiré.</Alert>}
      {small && <Alert tone="warning">{small}&nbsp;: le résultat peut manquer de netteté.</Alert>}
      {surfaces.length > 1 && (
        <RadioGroup
          legend="Surface du papier"
          options={surfaces.map((surface) => ({
            value: surface,
            label: surfaceLabels[surface],
            aside: (
              <Price
                size="small"
                amount={`${extra[surface] > 0 ? "+ " : ""}${formatEuros(extra[surface])}`}
              />
            ),
          }))}
          value={choice.surface}
          onValueChange={(surface) => send({ type: "choiceChanged", choice: { surface } })}
        />
      )}
      {variant.numeric_option !== null && (
        <Checkbox
          label={`Ajouter le fichier numérique (+ ${formatEuros(variant.numeric_option)})`}
          checked={choice.withNumericOption}
          onCheckedChange={(withNumericOption) =>
            send({ type: "choiceChanged", choice: { withNumericOption } })
          }
        />
      )}
      <NumberField
        label="Quantité"
        min={1}
        max={quantityMaximum}
        value={choice.quantity ?? 1}
        onValueChange={(quantity) => send({ type: "choiceChanged", choice: { quantity } })}
        decreaseLabel="Retirer un exemplaire"
        increaseLabel="Ajouter un exemplaire"
      />
      {adding.status === "refused" && <Alert tone="critical">{adding.message}</Alert>}
    </Stack>
  );
}
