import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { apiAtom } from "../api/atoms.ts";
import type { Offer } from "../api/offers.ts";
import { randomUuid } from "../api/randomUuid.ts";
import { cartCountQueryAtom } from "../api/session.ts";
import { useSubmission } from "../api/useSubmission.ts";
import type { SearchFilter } from "../features/search/filter.ts";
import { filterPacksQuery, packContent } from "../features/search/filterPacks.ts";
import { PackCards } from "../features/search/PackCards.tsx";
import { paths } from "./paths.ts";

const PackInit = lazy(async () => ({
  default: (await import("../features/packs/PackInitModal.tsx")).PackInitModal,
}));

export interface FilterPacksProps {
  filter: SearchFilter & { eventUuid: string };
}

/** The event's filter packs as cards; one that is opened becomes an item of the cart, to be completed on its page. */
export function FilterPacks({ filter }: FilterPacksProps) {
  const [packs, reload] = useAtom(filterPacksQuery(filter.eventUuid));
  const [opened, setOpened] = useState<Offer | null>(null);
  return (
    <>
      <PackCards packs={packs} brief={filter.mode === "pictures"} onOpen={setOpened} onRetry={reload} />
      {opened && (
        <Suspense fallback={null}>
          <NewPack pack={opened} filter={filter} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}

interface NewPackProps {
  pack: Offer;
  filter: SearchFilter;
  onClose: () => void;
}

function NewPack({ pack: { product, variants }, filter, onClose }: NewPackProps) {
  const api = useAtomValue(apiAtom);
  const navigate = useNavigate();
  const refreshCount = useSetAtom(cartCountQueryAtom);
  const [chosen, setChosen] = useState<string | null>(null);
  // Pressed again after a lost answer, the same format is the same call.
  const [keys, setKeys] = useState<Readonly<Record<string, string>>>({});
  const { submit, failure } = useSubmission(async () => {
    const productVariantUuid = chosen ?? variants[0]?.uuid ?? "";
    const idempotencyKey = keys[productVariantUuid] ?? randomUuid();
    setKeys({ ...keys, [productVariantUuid]: idempotencyKey });
    const { filterValueUuid: uuid } = filter;
    const value = uuid === null ? null : await api.filterValues.byUuid({ params: { uuid } });
    const { orderItemUuid } = await api.orderItems.create(
      {
        body: {
          productUuid: product.uuid,
          productVariantUuid,
          quantity: 1,
          ...packContent(product, filter, value?.filterTypeUuid ?? null),
        },
      },
      { idempotencyKey },
    );
    await refreshCount();
    void navigate(paths.orderItem(orderItemUuid));
  });
  return (
    <PackInit
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
