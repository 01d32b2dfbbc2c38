import { useAtomValue, useSetAtom } from "jotai";
import { useSearchParams } from "react-router";
import { type Cart, cartQueryAtom, reloadCartAtom } from "../features/cart/atoms.ts";
import { CartSkeleton } from "../features/cart/CartSkeleton.tsx";
import { CartTitle } from "../features/cart/CartTitle.tsx";
import { cartNotices } from "../features/cart/completeness.ts";
import { RestoreFromTicket } from "../features/cart/RestoreFromTicket.tsx";
import { UnavailablePictures } from "../features/cart/UnavailablePictures.tsx";
import { type CartStep, readStep, stepTitle } from "../features/checkout/cartSteps.ts";
import { loadFailureProps } from "../shop/loadFailureProps.ts";
import { placeAtom } from "../shop/place.ts";
import { ShopStepper } from "../shop/ShopStepper.tsx";
import { usePageTitle } from "../shop/usePageTitle.ts";
import { customerTokenAtom } from "../state/customerToken.ts";
import { Alert, LoadFailure, LoadingButton, Page } from "../ui/index.ts";
import { CartScreen } from "./CartScreen.tsx";

/** /cart: the cart and its checkout. */
export function CartRoute() {
  const cart = useAtomValue(cartQueryAtom);
  const reload = useSetAtom(reloadCartAtom);
  const stage = useStage(cart.status === "data" ? cart.data : null);
  const [query, setQuery] = useSearchParams();
  const { placeWhat } = useAtomValue(placeAtom);
  const ticket = placeWhat === "truck" ? query.get("panier") : null;
  usePageTitle(stepTitle(stage));
  return (
    <Page>
      <ShopStepper active={3} />
      {cart.status === "data" && cart.refreshError && (
        <Alert
          tone="warning"
          action={
            <LoadingButton
              size="small"
              icon="refresh"
              loadingLabel={loadFailureProps(cart.refreshError).loadingLabel}
              onClick={() => reload()}
            >
              Réessayer
            </LoadingButton>
          }
        >
          {cart.refreshError.shopperMessage}
        </Alert>
      )}
      {/* A single title from the start, so that the focus survives the cart's loading. */}
      {stage.kind === "cart" && <CartTitle />}
      {stage.kind === "cart" && <UnavailablePictures />}
      {ticket !== null && (
        <RestoreFromTicket orderUuid={ticket} onDone={() => setQuery({}, { replace: true })} />
      )}
      {ticket === null && cart.status === "data" && <CartScreen cart={cart.data} stage={stage} />}
      {ticket === null && cart.status === "loading" && <CartSkeleton />}
      {ticket === null && cart.status === "error" && (
        <LoadFailure {...loadFailureProps(cart.error)} onRetry={() => reload()} />
      )}
    </Page>
  );
}

/** The step in the URL, as far as the cart and its visitor allow it. */
function useStage(cart: Cart | null): CartStep {
  const { placeWhat } = useAtomValue(placeAtom);
  const signedIn = useAtomValue(customerTokenAtom) !== null;
  const [query] = useSearchParams();
  if (cart === null || cart.order === null || cart.contents.lines.length === 0) return { kind: "cart" };
  const notices = cartNotices(cart.contents.lines);
  const orderable = cart.order.status !== "paying" && !notices.elements && !notices.packs;
  return readStep(query, { placeWhat, signedIn, orderable });
}
