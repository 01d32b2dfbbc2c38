import { useSetAtom } from "jotai";
import type { Product, ProductVariant } from "../../api/contract/catalogueEntities.ts";
import { formatWords } from "../../domain/formatWords.ts";
import { formatEuros } from "../../domain/money.ts";
import { ClickableCard, Columns, Price, Stack, Text } from "../../ui/index.ts";
import { addPictureAtom } from "./atoms.ts";
import { StepHeading } from "./StepHeading.tsx";

export interface VariantStepProps {
  product: Product;
  variants: readonly ProductVariant[];
}

/** The formats of a product, with their prices. */
export function VariantStep({ product, variants }: VariantStepProps) {
  const send = useSetAtom(addPictureAtom);
  return (
    <Stack space="md">
      <StepHeading>{product.label}</StepHeading>
      <Text tone="muted">Choisissez un format.</Text>
      <Columns count={2} space="xs">
        {variants.map((variant) => {
          const { label, hint } = formatWords(variant.grp1_format);
          return (
            <ClickableCard
              key={variant.uuid}
              level={4}
              title={label}
              meta={hint ? [hint] : []}
              footer={<Price amount={formatEuros(variant.base_price)} />}
              onClick={() => send({ type: "variantChosen", variant })}
            />
          );
        })}
      </Columns>
      <Text size="small" tone="muted">
        {product.longDescription}
      </Text>
    </Stack>
  );
}
