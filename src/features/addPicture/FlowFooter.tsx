import { useSetAtom } from "jotai";
import type { Picture } from "../../api/contract/catalogueEntities.ts";
import { formatEuros } from "../../domain/money/money.ts";
import { Badge, Button, ButtonLink, Inline, LoadingButton, Price } from "../../ui/index.ts";
import { addPictureAtom, addToCartAtom } from "./atoms.ts";
import type { PictureFlow } from "./flowStates.ts";
import { PackDoneFooter } from "./PackDoneStep.tsx";
import { linePrice } from "./spChoice.ts";
import { waitingForOptions } from "./texts.ts";

/** What the modal needs of the selection, which is another feature's. */
export interface SelectionOfPicture {
  selected: boolean;
  count: number;
  toggle: () => void;
}

export interface FlowFooterProps {
  state: PictureFlow;
  picture: Picture;
  selection: SelectionOfPicture;
  onOpenSelection: () => void;
  packHref: (orderItemUuid: string) => string;
  cartHref: string;
}

/** The buttons of a step: the way out first, the way forward last. */
export function FlowFooter(props: FlowFooterProps) {
  const { state, picture, selection, onOpenSelection, packHref, cartHref } = props;
  const send = useSetAtom(addPictureAtom);
  const addToCart = useSetAtom(addToCartAtom);
  const back = <Button onClick={() => send({ type: "back" })}>Retour</Button>;

  if (state.step === "variantSelection" || state.step === "packSelection") return back;
  if (state.step === "afterPackCreation" || state.step === "afterPackUpdate") {
    return (
      <PackDoneFooter
        packHref={packHref(state.pack.orderItemUuid)}
        cartHref={cartHref}
        onQuit={() => send({ type: "closed" })}
      />
    );
  }
  if (state.step === "spOptions" && state.adding.status === "done") {
    return (
      <>
        <Button onClick={() => send({ type: "closed" })}>Quitter</Button>
        <Button onClick={() => send({ type: "back" })}>Choisir un autre format</Button>
        <ButtonLink variant="primary" icon="cart" to={cartHref} onClick={() => send({ type: "closed" })}>
          Voir le panier
        </ButtonLink>
      </>
    );
  }
  if (state.step === "spOptions") {
    const price = linePrice(state.variant, state.choice);
    return (
      <>
        {back}
        {/* In view on a phone too, where the options scroll. */}
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
              onClick={() => addToCart(picture)}
            >
              Ajouter au panier
            </LoadingButton>
          </div>
        </Inline>
      </>
    );
  }
  // Its buttons stand on the step before; the selection's own pictures begin here.
  if (state.step === "target" && state.origin === "search") return back;
  return (
    <>
      {state.origin === "search" && (
        <Button onClick={onOpenSelection}>
          Voir ma sélection
          {selection.count > 0 && <Badge>{selection.count}</Badge>}
        </Button>
      )}
      <Button
        icon={selection.selected ? "heartFilled" : "heart"}
        onClick={() => {
          selection.toggle();
          if (selection.selected) send({ type: "removedFromSelection" });
        }}
      >
        {selection.selected ? "Retirer de ma sélection" : "Ajouter à ma sélection"}
      </Button>
      {state.step === "picture" && (
        <Button variant="primary" onClick={() => send({ type: "pictureChosen" })}>
          Choisir cette photo
        </Button>
      )}
    </>
  );
}
