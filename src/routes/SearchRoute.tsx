import { useAtomValue } from "jotai";
import { lazy, Suspense, useMemo } from "react";
import { useSearchParams } from "react-router";
import { effectiveFilterAtom, missingOfFilterAtom } from "../features/search/atoms.ts";
import { CardSkeletons } from "../features/search/CardSkeletons.tsx";
import { filterOfQuery, rootFilter, savedFilterAtom } from "../features/search/filter.ts";
import { ButtonLink, EmptyState, Heading, Page } from "../ui/index.ts";
import { usePageTitle } from "./pageTitle.ts";
import { paths } from "./paths.ts";
import { ScreenLoader } from "./ScreenLoader.tsx";
import { SearchScreen } from "./SearchScreen.tsx";
import { SelectionScreen } from "./SelectionScreen.tsx";
import { ShopStepper } from "./ShopStepper.tsx";

const SharedSelectionScreen = lazy(async () => ({
  default: (await import("./SharedSelectionScreen.tsx")).SharedSelectionScreen,
}));

/** /search: the search of its address, the selection view, or a shared selection on its way into it. */
export function SearchRoute() {
  const [query] = useSearchParams();
  const code = query.get("selection");
  if (code) {
    return (
      <Suspense fallback={<ScreenLoader />}>
        <SharedSelectionScreen key={code} code={code} />
      </Suspense>
    );
  }
  return query.get("view") === "selection" ? <SelectionScreen /> : <SearchOfAddress query={query} />;
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
