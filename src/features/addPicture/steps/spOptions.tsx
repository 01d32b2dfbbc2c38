import type { Product, ProductVariant } from "../../../api/contract/catalogueEntities.ts";
import { formatEuros } from "../../../domain/money/money.ts";
import { formatWords } from "../../../domain/products/formatWords.ts";
import { smallWords } from "../../../domain/products/originalSize.ts";
import { cutWords, paperCrop } from "../../../domain/products/paperCrop.ts";
import { type Surface, surfaceLabels, surfacesOf } from "../../../domain/products/paperSurface.ts";
import { quantityMaximum } from "../../../domain/shop/limits.ts";
import {
  Alert,
  Button,
  ButtonLink,
  Checkbox,
  Inline,
  LoadingButton,
  NumberField,
  Price,
  RadioGroup,
  Stack,
} from "../../../ui/index.ts";
import type { PictureFlow } from "../flowStates.ts";
import { StepHeading } from "../StepHeading.tsx";
import { firstChoice, linePrice } from "../singleOptions.ts";

import { waitingForOptions } from "../texts.ts";
import { BackButton } from "./BackButton.tsx";
import type { PictureStep } from "./step.ts";
import { leaf, pictureOf, toTarget } from "./transitions.ts";

type State = Extract<PictureFlow, { step: "spOptions" }>;

export const toSingleOptions = (
  state: PictureFlow,
  product: Product,
  variant: ProductVariant,
): PictureFlow => ({
  ...pictureOf(state),
  step: "spOptions",
  product,
  variant,
  choice: firstChoice,
  adding: { status: "editing" },
});

/** The options of a single picture, until the server has added it to the cart. */
export const spOptions: PictureStep<"spOptions"> = {
  on: {
    // Nothing is lost once the picture is in the cart.
    next: (state) => (isDone(state) ? leaf(state, 1) : state),
    previous: (state) => (isDone(state) ? leaf(state, -1) : state),
    choiceChanged: (state, event) => {
      const { variant, adding } = state;
      if (adding.status !== "editing" && adding.status !== "refused") return state;
      const choice = { ...state.choice, ...event.choice };
      if (!surfacesOf(variant).includes(choice.surface)) return state;
      if (choice.withNumericOption && variant.numeric_option === null) return state;
      return { ...state, choice, adding: { status: "editing" } };
    },
    addSent: (state, event) => {
      const { adding } = state;
      if (adding.status === "adding" || adding.status === "done") return state;
      if (linePrice(state.variant, state.choice) === null) return state;
      return { ...state, adding: { status: "adding", key: event.key } };
    },
    addDone: (state, { key, orderItemUuid }) =>
      isAnswer(state, key) ? { ...state, adding: { status: "done", orderItemUuid } } : state,
    addRefused: (state, { key, message }) =>
      isAnswer(state, key) ? { ...state, adding: { status: "refused", message } } : state,
    back: (state) => (state.adding.status === "adding" ? state : toTarget(state)),
  },
  Screen: (props) =>
    isDone(props.state) ? (
      <Stack space="md">
        <StepHeading>Photo ajoutée au panier</StepHeading>
        <Alert tone="success">La photo {props.picture.name} est dans votre panier.</Alert>
      </Stack>
    ) : (
      <Options {...props} />
    ),
  Footer: ({ state, picture, actions, cartHref }) => {
    const price = linePrice(state.variant, state.choice);
    return isDone(state) ? (
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
            <Price
              size="large"
              {...(price === null ? { pending: waitingForOptions } : { amount: formatEuros(price) })}
            />
          </span>
          <div>
            <LoadingButton
              variant="primary"
              icon="cart"
              loading={state.adding.status === "adding"}
              loadingLabel="Ajout au panier en cours…"
              onClick={() => actions.addToCart(picture)}
            >
              Ajouter au panier
            </LoadingButton>
          </div>
        </Inline>
      </>
    );
  },
};

const isDone = ({ adding }: State) => adding.status === "done";

/** Whether this response belongs to the addition in progress. */
const isAnswer = ({ adding }: State, key: string) => adding.status === "adding" && adding.key === key;

/** Surface, digital copy and quantity of one picture; the price is next to the button. */
function Options({ state, picture, actions }: Parameters<typeof spOptions.Screen>[0]) {
  const { product, variant, choice, adding } = state;
  const { send } = actions;
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
