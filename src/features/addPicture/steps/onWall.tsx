import { useAtomValue } from "jotai";
import { Suspense } from "react";
import { formatName } from "../../../domain/products/formatWords.ts";
import { choiceKept, lastChoiceAtEvent } from "../../../shop/lastChoice.ts";
import { lazyPart } from "../../../state/lazyPart.ts";
import { Button, Loader } from "../../../ui/index.ts";
import type { PictureFlow } from "../flowStates.ts";
import { beginWith } from "../RepeatLast.tsx";
import { BackButton } from "./BackButton.tsx";
import { toSingleOptions } from "./spOptions.tsx";
import type { PictureStep } from "./step.ts";
import { pictureOf } from "./transitions.ts";

const OnWallOptions = lazyPart(() => import("../onWall/OnWallOptions.tsx"), "OnWallOptions");

/** A print on a wall, over the choice of its format or of its options. */
export const onWall: PictureStep<"onWall"> = {
  on: {
    wallVariantChosen: (state, { variant }) =>
      state.variants.includes(variant) ? { ...state, variant } : state,
    variantChosen: (state, { variant, choice }): PictureFlow => {
      const { product, under } = state;
      if (under.step === "variantSelection") return toSingleOptions(state, product, variant, choice);
      const { quantity } = under.choice;
      const kept = { ...choiceKept(variant, under.choice), quantity };
      return { ...toSingleOptions(state, product, variant, kept), cropOffset: under.cropOffset };
    },
    back: (state) => ({ ...pictureOf(state), ...state.under }),
  },
  Screen: ({ state, picture, actions }) => (
    <Suspense fallback={<Loader label="Chargement du mur…" />}>
      <OnWallOptions
        picture={picture}
        variants={state.variants}
        variant={state.variant}
        onVariantChange={(variant) => actions.send({ type: "wallVariantChosen", variant })}
      />
    </Suspense>
  ),
  Footer: ({ state: { variant }, picture, actions }) => {
    const last = useAtomValue(lastChoiceAtEvent(picture.eventUuid));
    return (
      <>
        <BackButton actions={actions} />
        <Button
          variant="primary"
          onClick={() => actions.send({ type: "variantChosen", variant, ...beginWith(variant, last) })}
        >
          Choisir {formatName(variant.grp1_format)}
        </Button>
      </>
    );
  },
};
