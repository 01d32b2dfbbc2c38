import { useAtomValue, useSetAtom } from "jotai";
import { Suspense, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { EmailFirst } from "../features/auth/EmailFirst.tsx";
import { type Cart, reloadCartAtom } from "../features/cart/atoms.ts";
import { CartContents } from "../features/cart/CartContents.tsx";
import { EmptyCart } from "../features/cart/EmptyCart.tsx";
import { QueuedLines } from "../features/cart/QueuedLines.tsx";
import { queuedLinesAtom } from "../features/cart/queuedLines.ts";
import { Checkout } from "../features/checkout/Checkout.tsx";
import { CounterCheckout } from "../features/checkout/CounterCheckout.tsx";
import { type CartStep, firstStep, stepPath, stepQuery } from "../features/checkout/cartSteps.ts";
import { redirectToPayment } from "../features/checkout/redirectToPayment.ts";
import { hasChoices, variantsOf } from "../features/packs/configuration.ts";
import { clearSelectionsAtom } from "../features/selection/atoms.ts";
import { catalogueQueryAtom } from "../shop/catalogue.ts";
import { fillPath } from "../shop/fillPath.ts";
import { isKioskAtom } from "../shop/kiosk.ts";
import { paths } from "../shop/paths.ts";
import { placeAtom } from "../shop/place.ts";
import { afterAuthUrlAtom } from "../shop/session.ts";
import { customerTokenAtom } from "../state/customerToken.ts";
import { lazyPart } from "../state/lazyPart.ts";
import { dataOf } from "../state/query.ts";

const RestoreCart = lazyPart(() => import("../features/cart/RestoreCart.tsx"), "RestoreCart");
const PackSettings = lazyPart(() => import("../widgets/CartPackSettings.tsx"), "CartPackSettings");
const ContinueOnPhone = lazyPart(() => import("../widgets/ContinueOnPhone.tsx"), "ContinueOnPhone");
const SaveCart = lazyPart(() => import("../features/cart/SaveCart.tsx"), "SaveCart");

export interface CartScreenProps {
  cart: Cart;
  /** The step to display. */
  stage: CartStep;
  /** Called once the cart has become an order to pay at the counter. */
  onOrdered: (orderUuid: string) => void;
}

/** Content of /cart once the cart has loaded: its items, a sign-in, the place's checkout. */
export function CartScreen({ cart, stage, onOrdered }: CartScreenProps) {
  const { placeWhat, placeMode } = useAtomValue(placeAtom);
  const isKiosk = useAtomValue(isKioskAtom);
  const signedIn = useAtomValue(customerTokenAtom) !== null;
  const reload = useSetAtom(reloadCartAtom);
  const saveAfterAuthUrl = useSetAtom(afterAuthUrlAtom);
  const clearSelections = useSetAtom(clearSelectionsAtom);
  const navigate = useNavigate();
  const [, setQuery] = useSearchParams();
  const [dialog, setDialog] = useState<"save" | "restore" | "phone" | null>(null);
  const [settingsOf, setSettingsOf] = useState<string | null>(null);
  const { order, contents } = cart;
  const sold = dataOf(useAtomValue(catalogueQueryAtom))?.variants ?? [];
  const isQueued = useAtomValue(queuedLinesAtom).length > 0;
  const configured = contents.lines.find(({ item }) => item.uuid === settingsOf);

  if (order === null || contents.lines.length === 0) {
    return isQueued ? (
      <QueuedLines />
    ) : (
      <>
        <EmptyCart
          searchPath={paths.search()}
          placeWhat={placeWhat}
          placeMode={placeMode}
          onRestore={placeWhat === "truck" ? () => setDialog("restore") : undefined}
        />
        {dialog === "restore" && (
          <Suspense>
            <RestoreCart onClose={() => setDialog(null)} />
          </Suspense>
        )}
      </>
    );
  }
  const orderPath = paths.order(order.uuid);
  const placed = { ...order, contents };
  const goTo = (next: CartStep) => setQuery(stepQuery(next));

  switch (stage.kind) {
    case "signIn":
      return (
        <EmailFirst
          title="Identifiez-vous pour commander"
          reason={"Votre panier vous attend\u00a0: vous continuerez votre commande juste après."}
          loginPath={paths.login()}
          registerPath={paths.register()}
          forgotPath={paths.forgot()}
          onDone={() => setQuery(stepQuery(firstStep(placeWhat, true)), { replace: true })}
        />
      );
    case "counter":
      return (
        <CounterCheckout
          order={placed}
          termsPath={paths.cgv()}
          orderPath={orderPath}
          onBack={() => goTo({ kind: "cart" })}
          onRefused={reload}
          onOrdered={(orderUuid) => {
            clearSelections();
            onOrdered(orderUuid);
            void navigate(paths.order(orderUuid), { replace: true });
          }}
        />
      );
    case "checkout":
      return (
        <Checkout
          order={placed}
          wanted={stage.step}
          termsPath={paths.cgv()}
          orderPath={orderPath}
          leave={redirectToPayment}
          onSaved={reload}
          onRefused={reload}
          onStep={(step) => goTo(step === null ? { kind: "cart" } : { kind: "checkout", step })}
        />
      );
    case "cart":
      return (
        <>
          <CartContents
            cart={cart}
            orderPath={orderPath}
            packPath={paths.orderItem}
            fillPath={fillPath}
            hasSettings={(item) => hasChoices(variantsOf(item, sold))}
            onSettings={setSettingsOf}
            onSave={placeWhat === "truck" ? () => setDialog("save") : undefined}
            onContinue={isKiosk ? () => setDialog("phone") : undefined}
            onValidate={() => {
              // Signing in leads to the step that follows, not back to the cart.
              if (placeWhat === "main" && !signedIn) saveAfterAuthUrl(stepPath(firstStep(placeWhat, true)));
              goTo(firstStep(placeWhat, signedIn));
            }}
          />
          {configured && (
            <Suspense>
              <PackSettings line={configured} onClose={() => setSettingsOf(null)} />
            </Suspense>
          )}
          {dialog === "phone" && (
            <Suspense>
              <ContinueOnPhone onClose={() => setDialog(null)} />
            </Suspense>
          )}
          {dialog === "save" && (
            <Suspense>
              <SaveCart
                orderUuid={order.uuid}
                ticketPath={paths.savedCart(order.uuid)}
                onSaved={clearSelections}
                onClose={(saved) => {
                  setDialog(null);
                  if (saved) void reload();
                }}
              />
            </Suspense>
          )}
        </>
      );
  }
}
