import type { Product, ProductVariant } from "../../../api/contract/catalogueEntities.ts";
import { formatEuros } from "../../../domain/money/money.ts";
import { variantWords } from "../../../domain/products/formatWords.ts";
import { smallWords } from "../../../domain/products/originalSize.ts";
import { cutWords, paperCrop } from "../../../domain/products/paperCrop.ts";
import { Alert, Badge, ClickableCard, Columns, Loader, Price, Stack, Text } from "../../../ui/index.ts";
import type { FlowEvent, OpenFlow, PackWork } from "../flowStates.ts";
import { choosing } from "../openState.ts";
import { StepHeading } from "../StepHeading.tsx";
import { BackButton } from "./BackButton.tsx";
import { toSingleOptions } from "./spOptions.tsx";
import type { PictureStep, PicturesStep } from "./step.ts";
import { packMade, refused, sent, severalOf, toTarget } from "./transitions.ts";

/** The format of a product, for a single picture or for a new pack. */
export const variantSelection: PictureStep<"variantSelection"> = {
  on: {
    variantChosen: (state, { variant }) =>
      state.product.nature === "sp" ? toSingleOptions(state, state.product, variant) : state,
    packVariantChosen: chosen,
    packMade,
    packRefused: refused,
    back: (state) => (state.work.status === "sent" ? state : toTarget(state)),
  },
  Screen: ({ state, picture, actions, onPacked, onPoint }) => (
    <VariantStep
      {...state}
      picture={picture}
      onPoint={onPoint}
      onChoose={async (variant) => {
        if (state.product.nature === "sp") actions.send({ type: "variantChosen", variant });
        else onPacked(await actions.choosePackVariant(state.product, variant, picture));
      }}
    />
  ),
  Footer: BackButton,
};

/** The format of a new pack for several pictures. */
export const variantSelectionOfSeveral: PicturesStep<"variantSelection"> = {
  on: {
    packVariantChosen: chosen,
    packMade,
    packRefused: refused,
    back: (state) =>
      state.work.status === "sent"
        ? state
        : { ...severalOf(state), step: "multiPackSelection", work: choosing },
  },
  Screen: ({ state, actions, onPacked }) => (
    <VariantStep
      {...state}
      onChoose={async (variant) => onPacked(await actions.choosePackVariant(state.product, variant, null))}
    />
  ),
  Footer: BackButton,
};

type State = Extract<OpenFlow, { step: "variantSelection" }>;

function chosen<Chosen extends State>(
  state: Chosen,
  { variant, key }: Extract<FlowEvent, { type: "packVariantChosen" }>,
): Chosen {
  if (state.product.nature === "sp") return state;
  const work = sent(state.work, variant.uuid, key);
  return work === null ? state : { ...state, work };
}

export interface VariantStepProps {
  product: Product;
  variants: readonly ProductVariant[];
  /** Progress of the pack's creation; a single picture sends nothing here. Default: nothing in progress. */
  work?: PackWork;
  /** Picture size in pixels, for crop and resolution notices. Default: several pictures, of which nothing is said. */
  picture?: { width: number; height: number };
  /** Called with the hovered or focused format, null when it leaves. Default: nothing. */
  onPoint?: (variant: ProductVariant | null) => void;
  onChoose: (variant: ProductVariant) => void;
}

/** The formats of a product, with their prices and the crop of each paper. */
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
