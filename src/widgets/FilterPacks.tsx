import { useAtom } from "jotai";
import { Suspense, useState } from "react";
import type { SearchFilter } from "../features/search/filter.ts";
import { PackCards } from "../features/search/PackCards.tsx";
import { searchPacksQuery } from "../features/search/searchPacks.ts";
import type { Offer } from "../shop/offers.ts";
import { useSheetEntry } from "../shop/useSheetEntry.ts";
import { lazyPart } from "../state/lazyPart.ts";
import type { NewFilterPackProps } from "./NewFilterPack.tsx";

const NewPack = lazyPart<"NewPack", NewFilterPackProps>(() => import("./NewPack.tsx"), "NewPack");

export interface FilterPacksProps {
  filter: SearchFilter & { eventUuid: string };
}

/** The event's packs as cards; opening one creates a cart item, to be completed on its page or over the pictures. */
export function FilterPacks({ filter }: FilterPacksProps) {
  const { eventUuid, mode } = filter;
  const [packs, reload] = useAtom(searchPacksQuery({ eventUuid, mode }));
  const [opened, setOpened] = useState<Offer | null>(null);
  const close = () => setOpened(null);
  // A pack of pictures has no modal: its tray opens.
  useSheetEntry(opened !== null && opened.product.nature !== "multi", close);
  return (
    <>
      <PackCards packs={packs} onOpen={setOpened} onRetry={reload} />
      {opened && (
        <Suspense fallback={null}>
          <NewPack pack={opened} filter={filter} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
