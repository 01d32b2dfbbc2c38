import { atom, useAtom, useAtomValue } from "jotai";
import { useEffect } from "react";
import { contestWords } from "../../domain/shop/contestWords.ts";
import { contestFilterAbove, searchTextMaximum } from "../../domain/shop/limits.ts";
import { placeAtom } from "../../shop/place.ts";
import { dataOf } from "../../state/query.ts";
import { Box, TextField } from "../../ui/index.ts";
import type { SearchFilter } from "./filter.ts";
import { contestsQuery } from "./queries.ts";

/** Typed text that the name of a contest must contain to be shown. */
export const contestTextAtom = atom("");

/** The box that filters an event's contests by name, if there are more than twelve. Use the event's uuid as its key. */
export function ContestFilter({
  eventUuid,
  filterValueUuid,
}: Pick<SearchFilter, "eventUuid" | "filterValueUuid">) {
  const contests = dataOf(useAtomValue(contestsQuery({ eventUuid, filterValueUuid }))) ?? [];
  const [text, setText] = useAtom(contestTextAtom);
  const noun = contestWords[useAtomValue(placeAtom).placeMode];
  useEffect(() => () => setText(""), [setText]);
  if (contests.length <= contestFilterAbove) return null;
  return (
    <Box flexGrow={1} minWidth={0}>
      <TextField
        type="search"
        maxLength={searchTextMaximum}
        label={`Filtrer les ${noun}s`}
        labelHidden
        placeholder={`Nom d’une ${noun}`}
        value={text}
        onValueChange={setText}
      />
    </Box>
  );
}
