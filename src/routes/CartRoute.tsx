import { useAtomValue, useSetAtom } from "jotai";
import { Suspense, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { type Cart, cartQueryAtom, isCartCompleteAtom, reloadCartAtom } from "../features/cart/atoms.ts";
import { CartSkeleton } from "../features/cart/CartSkeleton.tsx";
import { CartTitle } from "../features/cart/CartTitle.tsx";
import { cartNotices } from "../features/cart/completeness.ts";
import { QueuedLines } from "../features/cart/QueuedLines.tsx";
import { RestoreFromTicket } from "../features/cart/RestoreFromTicket.tsx";
import { UnavailablePictures } from "../features/cart/UnavailablePictures.tsx";
import { type CartStep, readStep, stepTitle } from "../features/checkout/cartSteps.ts";
import { TakenOver } from "../features/kiosk/TakenOver.tsx";
import { sentLaterAtom } from "../shop/cartOutbox.ts";
import { loadFailureProps } from "../shop/loadFailureProps.ts";
import { placeAtom } from "../shop/place.ts";
import { RefreshFailure } from "../shop/RefreshFailure.tsx";
import { ShopStepper } from "../shop/ShopStepper.tsx";
import { usePageTitle } from "../shop/usePageTitle.ts";
import { customerTokenAtom } from "../state/customerToken.ts";
import { lazyPart } from "../state/lazyPart.ts";
import { LoadFailure, Page } from "../ui/index.ts";
import { CartScreen } from "./CartScreen.tsx";

const TakeOverScreen = lazyPart(() => import("./TakeOverScreen.tsx"), "TakeOverScreen");

/** /cart: the cart and its checkout. */
export function CartRoute() {
  const cart = useShownCart();
  const reload = useSetAtom(reloadCartAtom);
  const sentLater = useAtomValue(sentLaterAtom);
  useEffect(() => {
    if (sentLater > 0) void reload();
  }, [sentLater, reload]);
  const stage = useStage(cart.status === "data" ? cart.data : null);
  const [ordered, setOrdered] = useState<string | null>(null);
  // Back, pressed before the order's screen came: this one has stayed.
  const isOrdered =
    ordered !== null && stage.kind === "cart" && cart.status === "data" && cart.data.order?.uuid === ordered;
  useEffect(() => {
    if (isOrdered) void reload();
  }, [isOrdered, reload]);
  const [query, setQuery] = useSearchParams();
  const { placeWhat } = useAtomValue(placeAtom);
  const isTruck = placeWhat === "truck";
  const ticket = isTruck ? query.get("panier") : null;
  const code = isTruck ? query.get("reprise") : null;
  const isShown = ticket === null && code === null;
  usePageTitle(stepTitle(stage));
  return (
    <Page>
      <ShopStepper active={3} />
      {cart.status === "data" && cart.refreshError && (
        <RefreshFailure error={cart.refreshError} onRetry={() => reload()} />
      )}
      {/* A single title from the start, so that the focus survives the cart's loading. */}
      {stage.kind === "cart" && <CartTitle />}
      {stage.kind === "cart" && cart.status !== "loading" && <UnavailablePictures />}
      {ticket !== null && (
        <RestoreFromTicket orderUuid={ticket} onDone={() => setQuery({}, { replace: true })} />
      )}
      {code !== null && (
        <Suspense>
          <TakeOverScreen code={code} />
        </Suspense>
      )}
      <TakenOver />
      {isShown && cart.status === "data" && (
        <CartScreen cart={cart.data} stage={stage} onOrdered={setOrdered} />
      )}
      {isShown && cart.status === "loading" && <CartSkeleton />}
      {isShown && cart.status === "error" && (
        <>
          <LoadFailure {...loadFailureProps(cart.error)} onRetry={() => reload()} />
          <QueuedLines />
        </>
      )}
    </Page>
  );
}

/** How long the cart waits for the rest once its items are there: an offer must not block anyone. */
const restWaitMs = 2000;

/** The cart, at first once all of it has loaded: what came later would move what is shown. */
function useShownCart() {
  const cart = useAtomValue(cartQueryAtom);
  const isComplete = useAtomValue(isCartCompleteAtom);
  const [isShown, setShown] = useState(false);
  if (isComplete && !isShown) setShown(true);
  const hasItems = cart.status === "data";
  useEffect(() => {
    if (!hasItems) return;
    const timer = setTimeout(() => setShown(true), restWaitMs);
    return () => clearTimeout(timer);
  }, [hasItems]);
  return isShown || cart.status === "error" ? cart : ({ status: "loading" } as const);
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
