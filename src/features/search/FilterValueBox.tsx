import { atom, useAtomValue } from "jotai";
import { useState } from "react";
import type { FilterValue } from "../../api/contract/catalogueEntities.ts";
import { placeAtom } from "../../api/place.ts";
import { dataOf, type QueryState } from "../../api/query.ts";
import { filterValueDebounceMs, filterValuesShown } from "../../domain/limits.ts";
import { SearchBox } from "../../ui/index.ts";
import { filterTypesQuery, filterValuesQuery } from "./queries.ts";
import { noResult, searchWords, tooManyResults } from "./texts.ts";

export interface FilterValueBoxProps {
  /** The event to search in; null: the whole shop. */
  eventUuid: string | null;
  onChoose: (found: { uuid: string; value: string }) => void;
}

const nothingAsked = atom<QueryState<readonly FilterValue[]> | null>(null);

/** The box that finds a horse, a rider, a bib: whoever is in the pictures. */
export function FilterValueBox({ eventUuid, onChoose }: FilterValueBoxProps) {
  const { placeMode } = useAtomValue(placeAtom);
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState("");
  const found = useAtomValue(asked === "" ? nothingAsked : filterValuesQuery({ text: asked, eventUuid }));
  const types = dataOf(useAtomValue(filterTypesQuery(null))) ?? [];
  const words = searchWords[placeMode];
  const values = typed.trim() !== "" && found?.status === "data" ? found.data : [];

  return (
    <SearchBox
      label={words.boxLabel}
      labelHidden
      placeholder={words.placeholder}
      value={typed}
      onValueChange={setTyped}
      onSearch={setAsked}
      debounceMs={filterValueDebounceMs}
      options={values.slice(0, filterValuesShown).map(({ uuid, value, filterTypeUuid }) => {
        const type = types.find((one) => one.uuid === filterTypeUuid);
        return { id: uuid, label: value, ...(type ? { detail: type.label } : {}) };
      })}
      onSelect={({ id, label }) => {
        setTyped("");
        setAsked("");
        onChoose({ uuid: id, value: label });
      }}
      status={statusOf(found)}
      loading={found?.status === "loading"}
      clearLabel="Effacer"
    />
  );
}

function statusOf(found: QueryState<readonly FilterValue[]> | null): string | undefined {
  if (found?.status === "error") return found.error.shopperMessage;
  if (found?.status !== "data") return undefined;
  if (found.data.length === 0) return noResult;
  return found.data.length > filterValuesShown ? tooManyResults : undefined;
}
