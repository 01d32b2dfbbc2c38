import { useAtomValue } from "jotai";
import { Suspense, useEffect, useMemo } from "react";
import { useLocation } from "react-router";
import type { FillTrayProps } from "../features/packs/FillTray.tsx";
import { effectiveFilterAtom, missingOfFilterAtom } from "../features/search/atoms.ts";
import { CardSkeletons } from "../features/search/CardSkeletons.tsx";
import { filterOfQuery, rootFilter, savedFilterAtom } from "../features/search/filter.ts";
import { selectionCountAtom } from "../features/selection/atoms.ts";
import { openPackAtom } from "../shop/openPack.ts";
import { withoutPhoto } from "../shop/photoAddress.ts";
import { ScreenLoader } from "../shop/ScreenLoader.tsx";
import { ShopStepper } from "../shop/ShopStepper.tsx";
import { lazyPart } from "../state/lazyPart.ts";
import { useHydrationEnd } from "../state/useHydrationEnd.ts";
import { Heading, Page } from "../ui/index.ts";
import { SearchScreen } from "./SearchScreen.tsx";

const selectionScreen = () => import("./SelectionScreen.tsx");
const SelectionScreen = lazyPart(selectionScreen, "SelectionScreen");
const SharedSelectionScreen = lazyPart(() => import("./SharedSelectionScreen.tsx"), "SharedSelectionScreen");

const FillTray = lazyPart<"FillTray", FillTrayProps>(() => import("../widgets/NewPack.tsx"), "FillTray");
const Gone = lazyPart(() => import("../features/search/Gone.tsx"), "Gone");

/** /search: the search in the URL, the selection view, or a shared selection being opened. */
export function SearchRoute() {
  // The same object while pictures are shown large: the screen behind them stays as it is.
  const search = withoutPhoto(useLocation().search);
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const code = query.get("selection");
  const selecting = useAtomValue(selectionCountAtom) > 0;
  const pack = useAtomValue(openPackAtom);
  useEffect(() => {
    // Preloads the selection screen while the shopper selects. A failure is retried on navigation.
    if (selecting) selectionScreen().catch(() => undefined);
  }, [selecting]);
  // One boundary for all three: the previous screen stays visible during the transition.
  return (
    <>
      <Suspense fallback={<ScreenLoader />}>
        {code ? (
          <SharedSelectionScreen key={code} code={code} />
        ) : query.get("view") === "selection" ? (
          <SelectionScreen />
        ) : (
          <SearchOfAddress query={query} />
        )}
      </Suspense>
      {pack && (
        <Suspense>
          <FillTray key={pack} uuid={pack} />
        </Suspense>
      )}
    </>
  );
}

function SearchOfAddress({ query }: { query: URLSearchParams }) {
  useHydrationEnd();
  const saved = useAtomValue(savedFilterAtom);
  const asked = useMemo(() => filterOfQuery(query, saved) ?? rootFilter, [query, saved]);
  const filter = useAtomValue(effectiveFilterAtom(asked));
  const missing = useAtomValue(useMemo(() => missingOfFilterAtom(filter ?? rootFilter), [filter]));
  if (missing) return <Gone what={missing} />;
  if (filter) return <SearchScreen filter={filter} />;
  return (
    <Page width="wide">
      <ShopStepper active={0} />
      <Heading level={1}>Retrouvez vos photos</Heading>
      <CardSkeletons label="Chargement des photos…" />
    </Page>
  );
}
