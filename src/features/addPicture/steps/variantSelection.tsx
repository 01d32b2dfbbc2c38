import { useAtomValue } from "jotai";
import type { Product, ProductVariant } from "../../../api/contract/catalogueEntities.ts";
import { pictureUrl } from "../../../domain/pictures/imageUrl.ts";
import { variantWords } from "../../../domain/products/formatWords.ts";
import { smallWords } from "../../../domain/products/originalSize.ts";
import { cutWords, paperCrop } from "../../../domain/products/paperCrop.ts";
import { isDigitalFormat } from "../../../domain/products/pictureFormat.ts";
import { DiscountedPrice } from "../../../shop/DiscountedPrice.tsx";
import { lastChoiceAtEvent } from "../../../shop/lastChoice.ts";
import { placeAtom } from "../../../shop/place.ts";
import { StepHeading } from "../../../shop/StepHeading.tsx";
import { Alert, Badge, ClickableCard, Columns, Loader, PointList, Stack, Text } from "../../../ui/index.ts";
import { FormatFrame } from "../FormatFrame.tsx";
import type { FlowEvent, OpenFlow, PackWork } from "../flowStates.ts";
import { choosing } from "../openState.ts";
import { beginWith } from "../RepeatLast.tsx";
import { WallButton } from "../WallButton.tsx";
import { BackButton } from "./BackButton.tsx";
import { toSingleOptions } from "./spOptions.tsx";
import type { FlowActions, PictureStep, PicturesStep } from "./step.ts";
import { packMade, refused, sent, severalOf, toTarget, toWall } from "./transitions.ts";

/** The format of a product, for a single picture or for a new pack. */
export const variantSelection: PictureStep<"variantSelection"> = {
  on: {
    variantChosen: (state, { variant, choice }) =>
      state.product.nature === "sp" ? toSingleOptions(state, state.product, variant, choice) : state,
    wallOpened: (state, event) => (state.product.nature === "sp" ? toWall(state, event) : state),
    packVariantChosen: chosen,
    packMade,
    packRefused: refused,
    back: (state) => (state.work.status === "sent" ? state : toTarget(state)),
  },
  Screen: ({ state, picture, actions, onPacked, onPoint }) => {
    const { cdnHost } = useAtomValue(placeAtom);
    const last = useAtomValue(lastChoiceAtEvent(picture.eventUuid));
    const isSingle = state.product.nature === "sp";
    return (
      <VariantStep
        {...state}
        picture={picture}
        src={pictureUrl(cdnHost, picture)}
        last={isSingle ? (last?.variant.uuid ?? null) : null}
        actions={isSingle ? actions : null}
        onPoint={onPoint}
        onChoose={async (variant) => {
          if (isSingle) actions.send({ type: "variantChosen", variant, ...beginWith(variant, last) });
          else onPacked(await actions.choosePackVariant(state.product, variant, picture));
        }}
      />
    );
  },
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
  /** Address of the picture's preview. Default: none, the papers are empty. */
  src?: string | null;
  /** Variant of the last picture put into the cart. Default: none. */
  last?: string | null;
  /** For the print on a wall. Default: none, it is not offered. */
  actions?: Pick<FlowActions, "send"> | null;
  /** Called with the hovered or focused format, null when it leaves. Default: nothing. */
  onPoint?: (variant: ProductVariant | null) => void;
  onChoose: (variant: ProductVariant) => void;
}

/** The formats of a product, with their prices and the crop of each paper. */
export function VariantStep(props: VariantStepProps) {
  const { product, variants, work = { status: "choosing" }, picture, src = null, last = null } = props;
  const { actions = null, onPoint, onChoose } = props;
  const papers = variants.map(({ grp1_format }) => grp1_format).filter((one) => !isDigitalFormat(one));
  return (
    <Stack space="md">
      <StepHeading>{product.label}</StepHeading>
      <Text tone="muted">Choisissez un format.</Text>
      {actions && <WallButton variants={variants} variant={last} actions={actions} />}
      {work.status === "refused" && <Alert tone="critical">{work.message}</Alert>}
      {work.status === "sent" && <Loader label="Création du pack en cours…" space="line" />}
      <Columns count="fit" space="xs">
        {variants.map((variant) => {
          const { label, hint } = variantWords(variant);
          const cut = picture ? cutWords(paperCrop(picture, variant.grp1_format)) : null;
          const small = picture ? smallWords(picture, [variant.grp1_format, variant.grp2_format]) : null;
          const warnings = [cut, small].filter((words) => words !== null);
          return (
            <ClickableCard
              key={variant.uuid}
              level={4}
              title={label}
              meta={[
                !isDigitalFormat(variant.grp1_format) && (
                  <FormatFrame
                    key="frame"
                    format={variant.grp1_format}
                    beside={papers}
                    picture={picture ?? null}
                    src={src}
                  />
                ),
                hint,
                variant.uuid === last && <Badge key="last">Votre dernier choix</Badge>,
                warnings.length > 0 && (
                  <PointList key="warnings" icon="warning" space="tight" points={warnings} />
                ),
              ].filter(Boolean)}
              footer={<DiscountedPrice cents={variant.base_price} />}
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
