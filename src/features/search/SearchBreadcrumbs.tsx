import { useAtomValue } from "jotai";
import { capitalize } from "../../domain/french/capitalize.ts";
import { contestWords } from "../../domain/shop/contestWords.ts";
import { placeAtom } from "../../shop/place.ts";
import { Breadcrumbs } from "../../ui/index.ts";
import { rootFilter, type SearchFilter } from "./filter.ts";

export interface SearchBreadcrumbsProps {
  filter: SearchFilter;
  hrefOf: (filter: SearchFilter) => string;
}

/** Accueil > event > contest. */
export function SearchBreadcrumbs({ filter, hrefOf }: SearchBreadcrumbsProps) {
  const { placeMode } = useAtomValue(placeAtom);
  const { eventUuid, eventLabel, contestUuid, contestLabel } = filter;
  const value = { filterValueUuid: filter.filterValueUuid, filterValueValue: filter.filterValueValue };
  const event = { ...rootFilter, ...value, mode: "contests" as const, eventUuid, eventLabel };
  return (
    <Breadcrumbs
      label="Fil d’Ariane"
      items={[
        { label: "Accueil", icon: "home", to: hrefOf(rootFilter) },
        ...(eventUuid === null ? [] : [{ label: eventLabel ?? "Événement", to: hrefOf(event) }]),
        ...(contestUuid === null ? [] : [{ label: contestLabel ?? capitalize(contestWords[placeMode]) }]),
      ]}
    />
  );
}
