import { atom, useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import type { FoundFilterValue } from "../../api/contract/catalogueEntities.ts";
import { filterValueDebounceMs, searchTextMaximum } from "../../domain/shop/limits.ts";
import { filterTypesQuery } from "../../shop/catalogueQueries.ts";
import { routePaths } from "../../shop/paths.ts";
import { placeAtom } from "../../shop/place.ts";
import { dataOf, type QueryState } from "../../state/query.ts";
import { type SearchAnswer, SearchBox } from "../../ui/index.ts";
import { nameSuggestionsAtom } from "./atoms.ts";
import { filterQuery, type SearchFilter, textParameter, withFilterValue } from "./filter.ts";
import { filterValuesQuery } from "./queries.ts";
import { searching, searchWords } from "./texts.ts";

export interface FilterValueBoxProps {
  /** The search that a result narrows: to its event, if it has one. */
  filter: SearchFilter;
  /** Address of a search. */
  hrefOf: (filter: SearchFilter) => string;
  /** Called with the address of a chosen result. */
  onOpen: (href: string) => void;
  /** The submitted text. */
  sent: string;
}

const nothingAsked = atom(
  (): QueryState<readonly FoundFilterValue[]> | null => null,
  async () => {},
);
const nothingLoaded = atom(undefined);

/** Search box for a horse, a rider or a bib in the pictures. Without JavaScript, its form submits the text. */
export function FilterValueBox({ filter, hrefOf, onOpen, sent }: FilterValueBoxProps) {
  const { placeMode, cdnHost } = useAtomValue(placeAtom);
  const [typed, setTyped] = useState(sent);
  const [asked, setAsked] = useState(sent);
  // Each text has its own query, so that late responses cannot overwrite newer ones.
  const query = asked === "" ? nothingAsked : filterValuesQuery({ text: asked, eventUuid: filter.eventUuid });
  const found = useAtomValue(query);
  const askAgain = useSetAtom(query);
  const suggestions = useAtomValue(asked === "" ? nothingLoaded : nameSuggestionsAtom);
  const types = dataOf(useAtomValue(filterTypesQuery(null))) ?? [];
  const words = searchWords[placeMode];

  function answer(): SearchAnswer {
    if (found === null) return { state: "idle" };
    if (!suggestions) return { state: "loading", message: searching };
    const onRetry = () => void askAgain();
    return suggestions.answerOf(found, {
      text: asked,
      filter,
      hrefOf,
      types,
      cdnHost,
      onRetry,
      onLeave: empty,
    });
  }

  function empty() {
    setTyped("");
    setAsked("");
  }

  return (
    <>
      <form action={routePaths.search} onSubmit={(event) => event.preventDefault()}>
        {Object.entries(filterQuery(withFilterValue(filter, null))).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SearchBox
          label={words.boxLabel}
          labelHidden
          placeholder={words.placeholder}
          name={textParameter}
          defaultOpen={sent !== ""}
          maxLength={searchTextMaximum}
          value={typed}
          onValueChange={setTyped}
          onSearch={setAsked}
          debounceMs={filterValueDebounceMs}
          answer={answer()}
          onSelect={({ href = "" }) => {
            empty();
            onOpen(href);
          }}
          clearLabel="Effacer"
        />
      </form>
      {suggestions && <suggestions.NameAlert />}
    </>
  );
}
