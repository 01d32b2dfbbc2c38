import type { Product, ProductVariant } from "../../api/contract/catalogueEntities.ts";
import { formatEuros } from "../../domain/money/money.ts";
import { variantWords } from "../../domain/products/formatWords.ts";
import { smallWords } from "../../domain/products/originalSize.ts";
import { cutWords, paperCrop } from "../../domain/products/paperCrop.ts";
import { Alert, Badge, ClickableCard, Columns, Loader, Price, Stack, Text } from "../../ui/index.ts";
import type { PackWork } from "./flowStates.ts";
import { StepHeading } from "./StepHeading.tsx";

export interface VariantStepProps {
  product: Product;
  variants: readonly ProductVariant[];
  /** Of a pack, its making; of a single picture nothing is sent here. Default: nothing is under way. */
  work?: PackWork;
  /** Size of the picture, to say what a paper cuts of it and whether it has pixels enough. Default: several pictures, of which nothing is said. */
  picture?: { width: number; height: number };
  /** Called with the format under the pointer or the focus, null when it leaves. Default: nothing. */
  onPoint?: (variant: ProductVariant | null) => void;
  onChoose: (variant: ProductVariant) => void;
}

/** The formats of a product, with their prices and what the paper would cut. */
export function VariantStep(props: VariantStepProps) {
  const { product, variants, work = { status: "choosing" }, picture, onPoint, onChoose } = props;
  return (
    <Stack space="md">
      <StepHeading>{product.label}</StepHeading>
      <Text tone="muted">Choisissez un format.</Text>
      {work.status === "refused" && <Alert tone="critical">{work.message}</Alert>}
      {work.status === "sent" && <Loader label="Création du pack en cours…" space="line" />}
      <Columns count="fit" space="xs">
        {variants.map((variant) => {
          const { label, hint } = variantWords(variant);
          const cut = picture ? cutWords(paperCrop(picture, variant.grp1_format)) : null;
          const small = picture ? smallWords(picture, [variant.grp1_format, variant.grp2_format]) : null;
          return (
            <ClickableCard
              key={variant.uuid}
              level={4}
              title={label}
              meta={[
                hint,
                cut && <Warning key="cut" words={cut} />,
                small && <Warning key="small" words={small} />,
              ].filter(Boolean)}
              footer={<Price amount={formatEuros(variant.base_price)} />}
              onPointed={(pointed) => onPoint?.(pointed ? variant : null)}
              onClick={() => onChoose(variant)}
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

function Warning({ words }: { words: string }) {
  return (
    <Badge tone="warning" icon="warning">
      {words}
    </Badge>
  );
}
