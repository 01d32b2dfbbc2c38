import { useAtomValue, useSetAtom, useStore } from "jotai";
import { useEffect, useRef, useState } from "react";
import { packPageQuery } from "../features/packs/atoms.ts";
import { PackInitModal } from "../features/packs/PackInitModal.tsx";
import { createOrderItemAtom } from "../shop/createOrderItem.ts";
import { lastChoiceOf } from "../shop/lastChoice.ts";
import type { Offer } from "../shop/offers.ts";
import { openPackAtom } from "../shop/openPack.ts";
import { cartCountQueryAtom } from "../shop/session.ts";
import { dataOf } from "../state/query.ts";
import { useSubmission } from "../state/useSubmission.ts";
import { VisuallyHidden } from "../ui/index.ts";

export interface StartPackProps {
  pack: Offer;
  onClose: () => void;
}

/**
 * Puts an empty pack of pictures into the cart and opens its tray, in the format last ordered or the cheapest: its page changes
 * it. A refusal opens the choice of the format, from which it can be tried again.
 */
export function StartPack({ pack: { product, variants }, onClose }: StartPackProps) {
  const store = useStore();
  const last = useAtomValue(lastChoiceOf(product.pricingId));
  const createItem = useSetAtom(createOrderItemAtom);
  const refreshCount = useSetAtom(cartCountQueryAtom);
  const preset = variants.find(({ grp1_format }) => grp1_format === last?.variant.grp1_format) ?? variants[0];
  const [chosen, setChosen] = useState(preset?.uuid ?? "");
  const { submit, failure } = useSubmission(async () => {
    const item = { productUuid: product.uuid, productVariantUuid: chosen, quantity: 1 };
    store.set(openPackAtom, await createItem(item));
    onClose();
    await refreshCount();
  });
  const [isAsked, setAsked] = useState(false);
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    const open = store.get(openPackAtom);
    const page = open === null ? undefined : dataOf(store.get(packPageQuery(open)));
    // Pressed twice: the pack that has just begun is the one wanted.
    if (page?.product?.uuid === product.uuid && page.places.length === 0) onClose();
    else void submit();
  });
  if (failure === null && !isAsked) {
    return (
      <div role="status">
        <VisuallyHidden>Création du pack en cours…</VisuallyHidden>
      </div>
    );
  }
  return (
    <PackInitModal
      open
      onOpenChange={(open) => !open && onClose()}
      label={product.label}
      longDescription={product.longDescription}
      variants={variants}
      chosen={chosen}
      onChoose={setChosen}
      failure={failure}
      onCreate={() => {
        setAsked(true);
        return submit();
      }}
    />
  );
}
