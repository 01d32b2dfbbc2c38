import { useAtomValue, useStore } from "jotai";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import type { PackPage } from "../features/packs/packPage.ts";
import { loadingItem } from "../features/packs/texts.ts";
import { filterQuery, savedFilterAtom } from "../features/search/filter.ts";
import { openPackAtom } from "../shop/openPack.ts";
import { paths } from "../shop/paths.ts";
import { apiAtom } from "../state/apiAtom.ts";
import { Loader } from "../ui/index.ts";
import { packSearch } from "./packSearch.ts";

/** Opens a pack's tray and leads to the pictures to fill it with. Back leads to where its link was. */
export function FillPack({ page }: { page: PackPage }) {
  const store = useStore();
  const navigate = useNavigate();
  const api = useAtomValue(apiAtom);
  useEffect(() => {
    let left = false;
    const last = store.get(savedFilterAtom);
    // A search that cannot be looked up leads to the last one.
    void packSearch(api, page, last)
      .catch(() => last)
      .then((filter) => {
        if (left) return;
        store.set(openPackAtom, page.item.uuid);
        void navigate(paths.search(filterQuery(filter)), { replace: true });
      });
    return () => {
      left = true;
    };
  }, [api, navigate, page, store]);
  return <Loader space="screen" label={loadingItem} />;
}
