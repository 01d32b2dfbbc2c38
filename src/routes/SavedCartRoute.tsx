import { useAtomValue, useSetAtom } from "jotai";
import { useParams } from "react-router";
import { SavedCartTicket } from "../features/cart/SavedCartTicket.tsx";
import { orderViewQuery, reloadOrderAtom } from "../features/order/atoms.ts";
import { loadFailureProps } from "../shop/loadFailureProps.ts";
import { paths } from "../shop/paths.ts";
import { shopUrlAtom } from "../shop/place.ts";
import { ScreenLoader } from "../shop/ScreenLoader.tsx";
import { usePageTitle } from "../shop/usePageTitle.ts";
import { ButtonLink, EmptyState, LoadFailure, Page } from "../ui/index.ts";

/** /savedCart/{orderUuid}: printable ticket of a cart saved at the stand. */
export function SavedCartRoute() {
  usePageTitle("Votre ticket");
  const { orderUuid = "" } = useParams();
  const state = useAtomValue(orderViewQuery(orderUuid));
  const reload = useSetAtom(reloadOrderAtom);
  const shopUrl = useAtomValue(shopUrlAtom);
  if (state.status === "loading") return <ScreenLoader />;
  if (state.status === "error" && !["NOT_FOUND", "INVALID_INPUT"].includes(state.error.code)) {
    return (
      <Page>
        <LoadFailure {...loadFailureProps(state.error)} onRetry={() => reload(orderUuid)} />
      </Page>
    );
  }
  const view = state.status === "data" && state.data.access === "OK" ? state.data : null;
  if (view?.order.status !== "saved") return <NothingSaved />;
  return (
    <Page>
      <SavedCartTicket
        order={view.order}
        itemCount={view.contents.lines.reduce((count, line) => count + line.item.quantity, 0)}
        restoreUrl={new URL(paths.restoreCart(orderUuid), shopUrl).href}
        searchPath={paths.rootSearch()}
      />
    </Page>
  );
}

/** The cart was restored, ordered, or belongs to another shopper. */
function NothingSaved() {
  return (
    <Page>
      <EmptyState
        level={1}
        icon="cart"
        title="Ce panier n’est plus enregistré"
        action={
          <ButtonLink variant="primary" to={paths.cart()}>
            Voir le panier
          </ButtonLink>
        }
      >
        Il a peut-être déjà été récupéré ou commandé.
      </EmptyState>
    </Page>
  );
}
