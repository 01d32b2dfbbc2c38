import { atom, useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import type { FilterValue } from "../../api/contract/catalogueEntities.ts";
import { placeAtom } from "../../api/place.ts";
import { dataOf, type QueryState } from "../../api/query.ts";
import { filterTypesQuery } from "../../api/singles.ts";
import { filterValueDebounceMs, filterValuesShown } from "../../domain/limits.ts";
import { type SearchAnswer, SearchBox } from "../../ui/index.ts";
import { filterValuesQuery } from "./queries.ts";
import { noResult, resultCount, retry, searching, searchWords, tooManyResults } from "./texts.ts";

export interface FilterValueBoxProps {
  /** The event to search in; null: the whole shop. */
  eventUuid: string | null;
  onChoose: (found: { uuid: string; value: string }) => void;
}

const nothingAsked = atom(
  (): QueryState<readonly FilterValue[]> | null => null,
  async () => {},
);

/** The box that finds a horse, a rider, a bib: whoever is in the pictures. */
export function FilterValueBox({ eventUuid, onChoose }: FilterValueBoxProps) {
  const { placeMode } = useAtomValue(placeAtom);
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState("");
  // Each text has its own query: the answer to an older one is never the newer one's.
  const query = asked === "" ? nothingAsked : filterValuesQuery({ text: asked, eventUuid });
  const found = useAtomValue(query);
  const askAgain = useSetAtom(query);
  const types = dataOf(useAtomValue(filterTypesQuery(null))) ?? [];
  const words = searchWords[placeMode];
  const options = (values: readonly FilterValue[]) =>
    values.slice(0, filterValuesShown).map(({ uuid, value, filterTypeUuid }) => {
      const type = types.find((one) => one.uuid === filterTypeUuid);
      return { id: uuid, label: value, ...(type ? { detail: type.label } : {}) };
    });

  function answer(): SearchAnswer {
    switch (found?.status) {
      case undefined:
        return { state: "idle" };
      case "loading":
        return { state: "loading", message: searching };
      case "error":
        return {
          state: "failed",
          message: found.error.shopperMessage,
          retryLabel: retry,
          onRetry: () => void askAgain(),
        };
      case "data": {
        const shown = options(found.data);
        return {
          state: "found",
          options: shown,
          message: shown.length === 0 ? noResult : resultCount(shown.length),
          note: found.data.length > filterValuesShown ? tooManyResults : undefined,
        };
      }
    }
  }

  return (
    <SearchBox
      label={words.boxLabel}
      labelHidden
      placeholder={words.placeholder}
      value={typed}
      onValueChange={setTyped}
      onSearch={setAsked}
      debounceMs={filterValueDebounceMs}
      answer={answer()}
      onSelect={({ id, label }) => {
        setTyped("");
        setAsked("");
        onChoose({ uuid: id, value: label });
      }}
      clearLabel="Effacer"
    />
  );
}
