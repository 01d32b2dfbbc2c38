import { useAtomValue, useSetAtom } from "jotai";
import { Suspense, useState } from "react";
import type { OrderItem } from "../../api/contract/orderEntities.ts";
import type { OrderLine } from "../../domain/orders/orderLines.ts";
import { lazyPart } from "../../state/lazyPart.ts";
import { Alert, Button, Card, SidebarLayout, Stack } from "../../ui/index.ts";
import { type Cart, isCartCompleteAtom } from "./atoms.ts";
import { CartLine } from "./CartLine.tsx";
import { CartSuggestion } from "./CartSuggestion.tsx";
import { CartSummary } from "./CartSummary.tsx";
import { cartRefusal } from "./cartRefusal.ts";
import { cartNotices, incompleteElements, incompletePacks, lacksPictures } from "./completeness.ts";
import { cartFailureAtom, dismissCartFailureAtom, settleCartAtom } from "./mutations.ts";
import { PaymentInProgress } from "./PaymentInProgress.tsx";
import { QueuedLines } from "./QueuedLines.tsx";

const RemoveItemModal = lazyPart(() => import("./RemoveItemModal.tsx"), "RemoveItemModal");

export interface CartContentsProps {
  /** A cart with at least one item. */
  cart: Cart;
  /** Path of the order's page, where a payment in progress can be cancelled. */
  orderPath: string;
  /** Path of a pack's page, by its item. */
  packPath: (orderItemUuid: string) => string;
  /** Path of the pictures to fill a pack with, by its item. */
  fillPath: (orderItemUuid: string) => string;
  /** Whether an item has any options. */
  hasSettings: (item: OrderItem) => boolean;
  /** Opens the settings of a pack, once every change has reached the server. */
  onSettings: (orderItemUuid: string) => void;
  /** Called once every change has reached the server. */
  onValidate: () => Promise<void> | void;
  /** Saves the cart for later, once every change has reached the server. Default: not offered. */
  onSave?: (() => void) | undefined;
  /** Offers the cart to the shopper's phone, once every change has reached the server. Default: not offered. */
  onContinue?: (() => void) | undefined;
}

/** The whole cart: items, prices, notices and checkout button. */
export function CartContents({
  cart,
  orderPath,
  packPath,
  fillPath,
  hasSettings,
  onSettings,
  onValidate,
  onSave,
  onContinue,
}: CartContentsProps) {
  // What was not there when the items were shown would move them.
  const isComplete = useAtomValue(isCartCompleteAtom);
  const [suggestsFirst] = useState(isComplete);
  const [removing, setRemoving] = useState<OrderLine<OrderItem> | null>(null);
  const settle = useSetAtom(settleCartAtom);
  const { lines } = cart.contents;
  const locked = cart.order?.status === "paying";
  const notices = cartNotices(lines);
  async function openSettings(uuid: string) {
    if (await settle()) onSettings(uuid);
  }
  async function validate() {
    if (await settle()) await onValidate();
  }
  async function save() {
    if (await settle()) onSave?.();
  }
  async function continueOnPhone() {
    if (await settle()) onContinue?.();
  }
  const suggestion = !locked && <CartSuggestion fillPath={fillPath} />;
  return (
    <Stack space="lg">
      {locked ? <PaymentInProgress orderPath={orderPath} /> : <CartFailure orderPath={orderPath} />}
      {suggestsFirst && suggestion}
      {notices.elements && <Alert tone="warning">{incompleteElements}</Alert>}
      {notices.packs && <Alert tone="warning">{incompletePacks}</Alert>}
      <SidebarLayout
        data-reach-total=""
        aside={
          <CartSummary
            cart={cart}
            blocked={notices.elements || notices.packs}
            locked={locked}
            onValidate={validate}
            onSave={onSave && save}
            onContinue={onContinue && continueOnPhone}
          />
        }
      >
        <Stack space="lg">
          <Stack as="ul" space="md">
            {lines.map((line) => (
              <Card as="li" key={line.item.uuid} space="md">
                <CartLine
                  line={line}
                  locked={locked}
                  packPath={(lacksPictures(line) ? fillPath : packPath)(line.item.uuid)}
                  onSettings={hasSettings(line.item) ? () => openSettings(line.item.uuid) : null}
                  onRemove={setRemoving}
                />
              </Card>
            ))}
          </Stack>
          <QueuedLines />
        </Stack>
      </SidebarLayout>
      {!suggestsFirst && suggestion}
      {removing && (
        <Suspense>
          <RemoveItemModal line={removing} onClose={() => setRemoving(null)} />
        </Suspense>
      )}
    </Stack>
  );
}

/** Why the last change was refused. */
function CartFailure({ orderPath }: { orderPath: string }) {
  const failure = useAtomValue(cartFailureAtom);
  const dismiss = useSetAtom(dismissCartFailureAtom);
  if (failure === null) return null;
  if (failure.code === "PAYMENT_IN_PROGRESS") return <PaymentInProgress orderPath={orderPath} />;
  return (
    <Alert
      tone="critical"
      action={
        <Button size="small" onClick={dismiss}>
          J’ai compris
        </Button>
      }
    >
      {cartRefusal(failure)}
    </Alert>
  );
}
