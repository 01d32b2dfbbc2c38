import { useAtomValue } from "jotai";
import type { Product, ProductVariant } from "../../../api/contract/catalogueEntities.ts";
import { formatWords } from "../../../domain/products/formatWords.ts";
import { smallWords } from "../../../domain/products/originalSize.ts";
import { centredCrop, cutWords, paperCrop } from "../../../domain/products/paperCrop.ts";
import { surfacesOf } from "../../../domain/products/paperSurface.ts";
import { isDigitalFormat } from "../../../domain/products/pictureFormat.ts";
import { firstChoice, linePrice, type SingleChoice } from "../../../domain/products/singleChoice.ts";
import { DiscountedPrice } from "../../../shop/DiscountedPrice.tsx";
import { offersQuery } from "../../../shop/offers.ts";
import { SingleOptionsFields } from "../../../shop/SingleOptionsFields.tsx";
import { StepHeading } from "../../../shop/StepHeading.tsx";
import { dataOf } from "../../../state/query.ts";
import { Alert, Box, Button, ButtonLink, Inline, LoadingButton, Stack } from "../../../ui/index.ts";
import type { FlowEvent, PictureFlow } from "../flowStates.ts";

import { pictureQueued, waitingForOptions } from "../texts.ts";
import { useSettled } from "../useSettled.ts";
import { WallButton } from "../WallButton.tsx";
import { BackButton } from "./BackButton.tsx";
import type { PictureStep } from "./step.ts";
import { leafing, pictureOf, toTarget, toWall } from "./transitions.ts";

type State = Extract<PictureFlow, { step: "spOptions" }>;

export const toSingleOptions = (
  state: PictureFlow,
  product: Product,
  variant: ProductVariant,
  choice: SingleChoice = firstChoice,
): State => ({
  ...pictureOf(state),
  step: "spOptions",
  product,
  variant,
  choice,
  cropOffset: centredCrop,
  adding: { status: "editing" },
});

/** The picture being added with the last choice: its options show if that fails. */
export const repeating = {
  lastRepeated: (
    state: PictureFlow,
    { last, key }: Extract<FlowEvent, { type: "lastRepeated" }>,
  ): PictureFlow => ({
    ...toSingleOptions(state, last.product, last.variant, last.choice),
    adding: { status: "adding", key },
  }),
};

/** The options of a single picture, until the server has added it to the cart. */
export const spOptions: PictureStep<"spOptions"> = {
  on: {
    // Nothing is lost once the picture is in the cart.
    next: (state) => (isDone(state) ? leafing.next(state) : state),
    previous: (state) => (isDone(state) ? leafing.previous(state) : state),
    leafedTo: (state, to) => (isDone(state) ? leafing.leafedTo(state, to) : state),
    choiceChanged: (state, event) => {
      const { variant, adding } = state;
      if (adding.status !== "editing" && adding.status !== "refused") return state;
      const choice = { ...state.choice, ...event.choice };
      if (!surfacesOf(variant).includes(choice.surface)) return state;
      if (choice.withNumericOption && variant.numeric_option === null) return state;
      return { ...state, choice, adding: { status: "editing" } };
    },
    cropMoved: (state, { offset }) =>
      state.adding.status === "editing" || state.adding.status === "refused"
        ? { ...state, cropOffset: offset, adding: { status: "editing" } }
        : state,
    wallOpened: (state, event) =>
      state.adding.status === "editing" || state.adding.status === "refused" ? toWall(state, event) : state,
    addSent: (state, event) => {
      const { adding } = state;
      if (adding.status === "adding" || adding.status === "done") return state;
      if (linePrice(state.variant, state.choice) === null) return state;
      return { ...state, adding: { status: "adding", key: event.key } };
    },
    addDone: (state, { key, isQueued }) =>
      isAnswer(state, key) ? { ...state, adding: { status: "done", isQueued } } : state,
    addRefused: (state, { key, message }) =>
      isAnswer(state, key) ? { ...state, adding: { status: "refused", message } } : state,
    back: (state) => (state.adding.status === "adding" ? state : toTarget(state)),
  },
  Screen: (props) =>
    props.state.adding.status === "done" ? (
      <Added isQueued={props.state.adding.isQueued} />
    ) : (
      <Options {...props} />
    ),
  Footer: ({ state, picture, actions, cartHref }) => {
    const price = linePrice(state.variant, state.choice);
    const { status } = state.adding;
    // The confirmation shows at once, what follows it a moment later: a double press must not press that.
    const isSettled = useSettled(status === "done");
    return isSettled ? (
      <>
        <Button onClick={() => actions.send({ type: "closed" })}>Quitter</Button>
        <Button onClick={() => actions.send({ type: "back" })}>Choisir un autre format</Button>
        <ButtonLink variant="primary" icon="cart" to={cartHref}>
          Voir le panier
        </ButtonLink>
      </>
    ) : (
      <>
        <BackButton actions={actions} />
        {/* Stays visible on a phone, where the options scroll. */}
        <Inline justify="space-between" space="md">
          <span role="status">
            <DiscountedPrice size="large" cents={price} pending={waitingForOptions} />
          </span>
          <Box flexGrow={1}>
            <LoadingButton
              full
              variant="primary"
              icon="cart"
              loading={status === "adding" || status === "done"}
              loadingLabel="Ajout au panier en cours…"
              onClick={() => actions.addToCart(picture)}
            >
              Ajouter au panier
            </LoadingButton>
          </Box>
        </Inline>
      </>
    );
  },
};

function Added({ isQueued }: { isQueued: boolean }) {
  return (
    <Stack space="md">
      <StepHeading>{isQueued ? "Photo gardée pour votre panier" : "Photo ajoutée au panier"}</StepHeading>
      {isQueued ? (
        <Alert tone="info">{pictureQueued}</Alert>
      ) : (
        <Alert tone="success">Cette photo est dans votre panier.</Alert>
      )}
    </Stack>
  );
}

const isDone = ({ adding }: State) => adding.status === "done";

/** Whether this response belongs to the addition in progress. */
const isAnswer = ({ adding }: State, key: string) => adding.status === "adding" && adding.key === key;

/** Surface, digital copy and quantity of one picture; the price is next to the button. */
function Options({ state, picture, actions }: Parameters<typeof spOptions.Screen>[0]) {
  const { product, variant, choice, adding } = state;
  const { send } = actions;
  const cut = cutWords(paperCrop(picture, variant.grp1_format));
  const small = smallWords(picture, [variant.grp1_format]);
  const offers = dataOf(useAtomValue(offersQuery(product.pricingId, "sp"))) ?? [];
  const variants = offers.find((offer) => offer.product.uuid === product.uuid)?.variants ?? [variant];
  return (
    <Stack space="md">
      <StepHeading>
        {product.label}, {formatWords(variant.grp1_format).label}
      </StepHeading>
      {cut && (
        <Alert tone="warning">
          {cut}&nbsp;: seul ce qui est dans le cadre sera tiré. Faites-le glisser pour choisir.
        </Alert>
      )}
      {small && <Alert tone="warning">{small}&nbsp;: le résultat peut manquer de netteté.</Alert>}
      {!isDigitalFormat(variant.grp1_format) && (
        <WallButton variants={variants} variant={variant.uuid} actions={actions} />
      )}
      <SingleOptionsFields
        variant={variant}
        choice={choice}
        onChange={(change) => send({ type: "choiceChanged", choice: change })}
      />
      {adding.status === "refused" && <Alert tone="critical">{adding.message}</Alert>}
    </Stack>
  );
}
