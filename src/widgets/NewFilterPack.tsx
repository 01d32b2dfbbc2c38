import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { useNavigate } from "react-router";
import { PackInitModal } from "../features/packs/PackInitModal.tsx";
import type { SearchFilter } from "../features/search/filter.ts";
import { packContent } from "../features/search/packContent.ts";
import { createOrderItemAtom } from "../shop/createOrderItem.ts";
import type { Offer } from "../shop/offers.ts";
import { paths } from "../shop/paths.ts";
import { cartCountQueryAtom } from "../shop/session.ts";
import { apiAtom } from "../state/apiAtom.ts";
import { pendingNavigation } from "../state/pendingNavigation.ts";
import { useSubmission } from "../state/useSubmission.ts";

export interface NewFilterPackProps {
  pack: Offer;
  filter: SearchFilter;
  onClose: () => void;
}

/** A filter pack's modal: choice of format and addition to the cart. Loaded when a pack is first opened. */
export function NewFilterPack({ pack: { product, variants }, filter, onClose }: NewFilterPackProps) {
  const api = useAtomValue(apiAtom);
  const navigate = useNavigate();
  const createItem = useSetAtom(createOrderItemAtom);
  const refreshCount = useSetAtom(cartCountQueryAtom);
  const [chosen, setChosen] = useState<string | null>(null);
  const { submit, failure } = useSubmission(async () => {
    const productVariantUuid = chosen ?? variants[0]?.uuid ?? "";
    const { filterValueUuid: uuid } = filter;
    const value = uuid === null ? null : await api.filterValues.readFilterValue({ params: { uuid } });
    const orderItemUuid = await createItem({
      productUuid: product.uuid,
      productVariantUuid,
      quantity: 1,
      ...packContent(product, filter, value?.filterTypeUuid ?? null),
    });
    await refreshCount();
    void navigate(paths.orderItem(orderItemUuid));
    await pendingNavigation();
  });
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
      onCreate={submit}
    />
  );
}
