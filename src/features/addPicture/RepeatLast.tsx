import { useAtomValue } from "jotai";
import type { ProductVariant } from "../../api/contract/catalogueEntities.ts";
import { linePrice, type SingleChoice } from "../../domain/products/singleChoice.ts";
import { DiscountedPrice } from "../../shop/DiscountedPrice.tsx";
import {
  choiceKept,
  isLastChoiceLoading,
  type LastChoice,
  lastChoiceAtEvent,
  lastChoiceWords,
} from "../../shop/lastChoice.ts";
import { Button, ClickableCard } from "../../ui/index.ts";
import type { PictureStepProps } from "./steps/step.ts";
import { likeLast } from "./texts.ts";

type RepeatLastProps = Pick<PictureStepProps, "picture" | "actions">;

/** Adds the picture to the cart as the last one was; among the step's buttons. Renders nothing without a last choice. */
export function RepeatButton({ picture, actions }: RepeatLastProps) {
  const last = useAtomValue(lastChoiceAtEvent(picture.eventUuid));
  const isLoading = useAtomValue(isLastChoiceLoading(picture.eventUuid));
  if (last === null) return isLoading && <RepeatPending />;
  return (
    <Button size="compact" icon="cart" onClick={() => void actions.repeatLast(picture, last)}>
      {likeLast(lastChoiceWords(last))}
    </Button>
  );
}

/** Keeps the button's room until the last choice is known. */
export function RepeatPending() {
  return (
    <Button size="compact" icon="cart" disabled>
      {likeLast("…")}
    </Button>
  );
}

/** The same with its price, among the products. */
export function RepeatCard({ picture, actions }: RepeatLastProps) {
  const last = useAtomValue(lastChoiceAtEvent(picture.eventUuid));
  if (last === null) return null;
  return (
    <ClickableCard
      level={4}
      title={likeLast(lastChoiceWords(last))}
      meta={["Ajoutée au panier tout de suite."]}
      footer={<DiscountedPrice cents={linePrice(last.variant, last.choice) ?? 0} />}
      onClick={() => void actions.repeatLast(picture, last)}
    />
  );
}

/** The options that a variant begins with: those of the last choice that it offers. */
export function beginWith(
  variant: ProductVariant | undefined,
  last: LastChoice | null,
): { choice?: SingleChoice } {
  return variant && last ? { choice: choiceKept(variant, last.choice) } : {};
}
