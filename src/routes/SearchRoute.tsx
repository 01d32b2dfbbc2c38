import { useAtomValue } from "jotai";
import { lazy, Suspense, useEffect, useMemo } from "react";
import { useSearchParams } from "react-router";
import { effectiveFilterAtom, missingOfFilterAtom } from "../features/search/atoms.ts";
import { CardSkeletons } from "../features/search/CardSkeletons.tsx";
import { filterOfQuery, rootFilter, savedFilterAtom } from "../features/search/filter.ts";
import { selectionCountAtom } from "../features/selection/atoms.ts";
import { ButtonLink, EmptyState, Heading, Page } from "../ui/index.ts";
import { usePageTitle } from "./pageTitle.ts";
import { paths } from "./paths.ts";
import { ScreenLoader } from "./ScreenLoader.tsx";
import { SearchScreen } from "./SearchScreen.tsx";
import { ShopStepper } from "./ShopStepper.tsx";

const selectionScreen = () => import("./SelectionScreen.tsx");
const SelectionScreen = lazy(async () => ({ default: (await selectionScreen()).SelectionScreen }));
const SharedSelectionScreen = lazy(async () => ({
  default: (await import("./SharedSelectionScreen.tsx")).SharedSelectionScreen,
}));

/** /search: the search of its address, the selection view, or a shared selection on its way into it. */
export function SearchRoute() {
  const [query] = useSearchParams();
  const code = query.get("selection");
  const selecting = useAtomValue(selectionCountAtom) > 0;
  useEffect(() => {
    // Whoever selects looks at his selection next. What fails here is asked for again when it is gone to.
    if (selecting) selectionScreen().catch(() => undefined);
  }, [selecting]);
  // One boundary for all three: on the way from one to the other the first stays in view.
  return (
    <Suspense fallback={<ScreenLoader />}>
      {code ? (
        <SharedSelectionScreen key={code} code={code} />
      ) : query.get("view") === "selection" ? (
        <SelectionScreen />
      ) : (
        <SearchOfAddress query={query} />
      )}
    </Suspense>
  );
}

function SearchOfAddress({ query }: { query: URLSearchParams }) {
  const saved = useAtomValue(savedFilterAtom);
  const asked = useMemo(() => filterOfQuery(query, saved) ?? rootFilter, [query, saved]);
  const filter = useAtomValue(effectiveFilterAtom(asked));
  const missing = useAtomValue(useMemo(() => missingOfFilterAtom(filter ?? rootFilter), [filter]));
  if (missing) return <NothingThere what={missing} />;
  if (filter) return <SearchScreen filter={filter} />;
  return (
    <Page width="wide">
      <ShopStepper active={0} />
      <Heading level={1}>Retrouvez vos photos</Heading>
      <CardSkeletons label="Chargement des photos…" />
    </Page>
  );
}

const gone = { event: "Cet événement n’existe plus", contest: "Cette épreuve n’existe plus" };

/** Not kept as the last search: the next visit begins anew. */
function NothingThere({ what }: { what: keyof typeof gone }) {
  usePageTitle(gone[what]);
  return (
    <Page width="wide">
      <ShopStepper active={0} />
      <EmptyState
        level={1}
        icon="calendar"
        title={gone[what]}
        action={
          <ButtonLink variant="primary" icon="home" to={paths.rootSearch()}>
            Accueil
          </ButtonLink>
        }
      >
        Le lien est peut-être trop ancien. Retrouvez vos photos parmi tous les événements.
      </EmptyState>
    </Page>
  );
}
