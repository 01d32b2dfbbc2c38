import { useEffect, useRef, useState } from "react";
import type { FilterValue } from "../../api/contract/catalogueEntities.ts";
import { filterValueDebounceMs, filterValuesShown, searchTextMaximum } from "../../domain/shop/limits.ts";
import { loadFailureProps } from "../../shop/loadFailureProps.ts";
import type { QueryState } from "../../state/query.ts";
import { Box, ClickableCard, Loader, LoadFailure, Modal, Stack, TextField } from "../../ui/index.ts";
import { close, noResult, tooManyResults } from "./texts.ts";

export interface FilterValuePickerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** « Choisir un cavalier ». */
  title: string;
  /** « Nom du cavalier ». */
  label: string;
  /** Matches, one more than displayed if there are more; null before anything is typed. */
  found: QueryState<readonly FilterValue[]> | null;
  /** Called with the typed text after a 300 ms debounce. */
  onSearch: (text: string) => void;
  onChoose: (value: FilterValue) => void;
  onRetry: () => Promise<void> | void;
}

/** Chooses a horse, a rider or a bib by name. Load it lazily: it bundles the dialog. */
export function FilterValuePicker({ open, onOpenChange, title, ...search }: FilterValuePickerProps) {
  return (
    <Modal open={open} onOpenChange={onOpenChange} title={title} closeLabel={close}>
      <ValueSearch {...search} />
    </Modal>
  );
}

type ValueSearchProps = Omit<FilterValuePickerProps, "open" | "onOpenChange" | "title">;

function ValueSearch({ label, found, onSearch, ...results }: ValueSearchProps) {
  const [text, setText] = useState("");
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => {
    if (text.trim() === "") return undefined;
    const timer = setTimeout(() => search.current(text.trim()), filterValueDebounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <Stack space="md">
      <TextField
        type="search"
        label={label}
        autoComplete="off"
        maxLength={searchTextMaximum}
        value={text}
        onValueChange={setText}
      />
      {found && <Results found={found} {...results} />}
    </Stack>
  );
}

function Results({
  found,
  onChoose,
  onRetry,
}: Pick<ValueSearchProps, "onChoose" | "onRetry"> & { found: QueryState<readonly FilterValue[]> }) {
  if (found.status === "loading") return <Loader label="Recherche en cours…" />;
  if (found.status === "error") {
    return <LoadFailure level={3} {...loadFailureProps(found.error)} onRetry={onRetry} />;
  }
  const said =
    found.data.length === 0 ? noResult : found.data.length > filterValuesShown ? tooManyResults : null;
  return (
    <Stack space="md">
      <Stack as="ul" space="sm">
        {found.data.slice(0, filterValuesShown).map((value) => (
          <Box as="li" key={value.uuid}>
            <ClickableCard title={value.value} onClick={() => onChoose(value)} />
          </Box>
        ))}
      </Stack>
      <Box role="status" color="inkMuted">
        {said}
      </Box>
    </Stack>
  );
}
