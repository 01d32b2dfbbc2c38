import { useAtom } from "jotai";
import { Suspense, useState } from "react";
import type { SearchFilter } from "../features/search/filter.ts";
import { filterPacksQuery } from "../features/search/filterPacks.ts";
import { PackCards } from "../features/search/PackCards.tsx";
import type { Offer } from "../shop/offers.ts";
import { lazyPart } from "../state/lazyPart.ts";

const NewFilterPack = lazyPart(() => import("./NewFilterPack.tsx"), "NewFilterPack");

export interface FilterPacksProps {
  filter: SearchFilter & { eventUuid: string };
}

/** The event's filter packs as cards; opening one creates a cart item, to be completed on its page. */
export function FilterPacks({ filter }: FilterPacksProps) {
  const [packs, reload] = useAtom(filterPacksQuery(filter.eventUuid));
  const [opened, setOpened] = useState<Offer | null>(null);
  return (
    <>
      <PackCards packs={packs} brief={filter.mode === "pictures"} onOpen={setOpened} onRetry={reload} />
      {opened && (
        <Suspense fallback={null}>
          <NewFilterPack pack={opened} filter={filter} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
