import { atom, useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import type { FilterValue } from "../../api/contract/catalogueEntities.ts";
import { filterValueDebounceMs, filterValuesShown } from "../../domain/shop/limits.ts";
import { filterTypesQuery } from "../../shop/catalogueQueries.ts";
import { placeAtom } from "../../shop/place.ts";
import { dataOf, type QueryState } from "../../state/query.ts";
import { type SearchAnswer, SearchBox } from "../../ui/index.ts";
import { textParameter } from "./filter.ts";
import { filterValuesQuery } from "./queries.ts";
import { noResult, resultCount, retry, searching, searchWords, tooManyResults } from "./texts.ts";

export interface FilterValueBoxProps {
  /** The event to search in; null for the whole shop. */
  eventUuid: string | null;
  /** Address of a result. */
  hrefOf: (found: { uuid: string; value: string }) => string;
  onChoose: (found: { uuid: string; value: string }) => void;
  /** Where the form submits the text without JavaScript, with its other fields. */
  form: { action: string; fields: Record<string, string> };
  /** The submitted text. */
  sent: string;
}

const nothingAsked = atom(
  (): QueryState<readonly FilterValue[]> | null => null,
  async () => {},
);

/** Search box for a horse, a rider or a bib in the pictures. */
export function FilterValueBox({ eventUuid, hrefOf, onChoose, form, sent }: FilterValueBoxProps) {
  const { placeMode } = useAtomValue(placeAtom);
  const [typed, setTyped] = useState(sent);
  const [asked, setAsked] = useState(sent);
  // Each text has its own query, so that late responses cannot overwrite newer ones.
  const query = asked === "" ? nothingAsked : filterValuesQuery({ text: asked, eventUuid });
  const found = useAtomValue(query);
  const askAgain = useSetAtom(query);
  const types = dataOf(useAtomValue(filterTypesQuery(null))) ?? [];
  const words = searchWords[placeMode];
  const options = (values: readonly FilterValue[]) =>
    values.slice(0, filterValuesShown).map(({ uuid, value, filterTypeUuid }) => {
      const type = types.find((one) => one.uuid === filterTypeUuid);
      const href = hrefOf({ uuid, value });
      return { id: uuid, label: value, href, ...(type ? { detail: type.label } : {}) };
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
    <form action={form.action} onSubmit={(event) => event.preventDefault()}>
      {Object.entries(form.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SearchBox
        label={words.boxLabel}
        labelHidden
        placeholder={words.placeholder}
        name={textParameter}
        defaultOpen={sent !== ""}
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
    </form>
  );
}
