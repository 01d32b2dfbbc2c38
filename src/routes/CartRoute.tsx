import { useAtomValue, useSetAtom } from "jotai";
import { failureWords } from "../api/failureWords.ts";
import { cartQueryAtom, reloadCartAtom } from "../features/cart/atoms.ts";
import { CartSkeleton } from "../features/cart/CartSkeleton.tsx";
import { Alert, Button, LoadFailure, Page } from "../ui/index.ts";
import { CartScreen } from "./CartScreen.tsx";
import { CartTitle } from "./CartTitle.tsx";
import { usePageTitle } from "./pageTitle.ts";
import { ShopStepper } from "./ShopStepper.tsx";

/** /cart: the cart, and the checkout that it leads to. */
export function CartRoute() {
  usePageTitle("Votre panier");
  const cart = useAtomValue(cartQueryAtom);
  const reload = useSetAtom(reloadCartAtom);
  return (
    <Page>
      <ShopStepper active={3} />
      {cart.status === "data" ? (
        <>
          {cart.refreshError && (
            <Alert
              tone="warning"
              action={
                <Button size="small" icon="refresh" onClick={() => void reload()}>
                  Réessayer
                </Button>
              }
            >
              {cart.refreshError.shopperMessage}
            </Alert>
          )}
          <CartScreen cart={cart.data} />
        </>
      ) : (
        <>
          <CartTitle />
          {cart.status === "loading" ? (
            <CartSkeleton />
          ) : (
            <LoadFailure {...failureWords(cart.error)} onRetry={() => reload()} />
          )}
        </>
      )}
    </Page>
  );
}
