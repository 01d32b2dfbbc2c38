import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { effectiveFilterAtom } from "../features/search/atoms.ts";
import { CardSkeletons } from "../features/search/CardSkeletons.tsx";
import { filterOfQuery, rootFilter, savedFilterAtom } from "../features/search/filter.ts";
import { Heading, Page } from "../ui/index.ts";
import { SearchScreen } from "./SearchScreen.tsx";
import { SelectionScreen } from "./SelectionScreen.tsx";
import { ShopStepper } from "./ShopStepper.tsx";

/** /search: the search of its address, or the selection view. */
export function SearchRoute() {
  const [query] = useSearchParams();
  return query.get("view") === "selection" ? <SelectionScreen /> : <SearchOfAddress query={query} />;
}

function SearchOfAddress({ query }: { query: URLSearchParams }) {
  const saved = useAtomValue(savedFilterAtom);
  const asked = useMemo(() => filterOfQuery(query, saved) ?? rootFilter, [query, saved]);
  const filter = useAtomValue(effectiveFilterAtom(asked));
  if (filter) return <SearchScreen filter={filter} />;
  return (
    <Page width="wide">
      <ShopStepper active={0} />
      <Heading level={1}>Retrouvez vos photos</Heading>
      <CardSkeletons label="Chargement des photos…" />
    </Page>
  );
}
