import { useState } from "react";
import { useControlled } from "../useControlled.ts";
import { type CompareRows, type SortDirection, sortAfterPress, sortedRows, type TableSort } from "./order.ts";

export interface TableSortWords {
  /** Label of the choice that a phone has above its cards: « Trier par ». */
  label: string;
  /** An order in words, announced and on a phone an option: « Date, croissant ». */
  order: (header: string, direction: SortDirection) => string;
  /** The rows' own order, in words: « Ordre d’arrivée ». */
  none: string;
}

/** Props of a table whose rows can be sorted. */
export interface SortProps {
  /** Words of sorting, for columns with `compare`. Default: none, no column can be sorted. */
  sortWords?: TableSortWords | undefined;
  /** The order, if controlled; null is the rows' own. Default: its own. */
  sort?: TableSort | null | undefined;
  /** Initial order, if uncontrolled. Default: null, the rows' own. */
  defaultSort?: TableSort | null | undefined;
  /** Called with the new order. Default: nobody. */
  onSortChange?: ((sort: TableSort | null) => void) | undefined;
  /** Whether a third press on a column's name returns to the rows' own order. Default: true. */
  clearsSort?: boolean | undefined;
}

interface Sortable<Row> {
  key: string;
  header: string;
  compare?: CompareRows<Row> | "caller";
}

/** What the head and the choice of a phone need. */
export interface SortControl {
  words: TableSortWords;
  sort: TableSort | null;
  /** Sortable columns, in order. */
  columns: readonly Pick<Sortable<never>, "key" | "header">[];
  clears: boolean;
  /** Announcement of the last press. */
  said: string;
  press: (key: string) => void;
  choose: (sort: TableSort | null) => void;
}

/** Returns the rows in their order, and what changes it; no control if no column is sortable. */
export function useTableSort<Row>(
  columns: readonly Sortable<Row>[],
  rows: readonly Row[],
  { sortWords: words, sort: given, defaultSort = null, onSortChange, clearsSort: clears = true }: SortProps,
): { rows: readonly Row[]; control: SortControl | undefined } {
  const [sort, setSort] = useControlled(given, defaultSort, onSortChange);
  const [said, setSaid] = useState("");
  const sortable = words ? columns.filter(({ compare }) => compare !== undefined) : [];
  if (!words || sortable.length === 0) return { rows, control: undefined };
  const compare = sortable.find(({ key }) => key === sort?.key)?.compare;

  function choose(next: TableSort | null) {
    setSaid("");
    setSort(next);
  }

  function press(key: string) {
    const next = sortAfterPress(sort, key, clears);
    const header = sortable.find((column) => column.key === key)?.header ?? "";
    choose(next);
    setSaid(next ? (words?.order(header, next.direction) ?? "") : (words?.none ?? ""));
  }

  return {
    rows: sort && typeof compare === "function" ? sortedRows(rows, compare, sort.direction) : rows,
    control: { words, sort, columns: sortable, clears, said, press, choose },
  };
}
