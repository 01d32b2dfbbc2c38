import { useControlled } from "../useControlled.ts";
import { type Checked, checkedOf, withRows } from "./selection.ts";

export interface TableSelectionWords {
  /** Accessible name of the checkbox for all rows, words on a phone: « Toutes les commandes ». */
  all: string;
  /** How many rows are checked, above the table and announced: « 2 commandes cochées sur 12 ». */
  count: (checked: number, rows: number) => string;
}

/** Props of a table whose rows can be checked. */
export interface SelectionProps {
  /** Words of checking rows. Default: none, rows have no checkboxes. */
  selectionWords?: TableSelectionWords | undefined;
  /** Keys of the checked rows, if controlled; keys of rows on other pages stay. Default: its own. */
  selection?: readonly string[] | undefined;
  /** Keys of the rows that are checked at first, if uncontrolled. Default: none. */
  defaultSelection?: readonly string[] | undefined;
  /** Called with the keys of the checked rows. Default: nobody. */
  onSelectionChange?: ((keys: readonly string[]) => void) | undefined;
}

/** What checkboxes need. */
export interface SelectionControl {
  words: TableSelectionWords;
  checked: Checked;
  /** The count in words. */
  count: string;
  has: (key: string) => boolean;
  check: (keys: readonly string[], checked: boolean) => void;
  checkAll: (checked: boolean) => void;
}

/** @returns nothing if rows have no checkboxes */
export function useTableSelection(
  keys: readonly string[],
  { selectionWords: words, selection: given, defaultSelection = [], onSelectionChange }: SelectionProps,
): SelectionControl | undefined {
  const [selection, setSelection] = useControlled(given, defaultSelection, onSelectionChange);
  if (!words) return undefined;
  const checked = new Set(selection);
  const check = (some: readonly string[], isChecked: boolean) =>
    setSelection(withRows(selection, some, isChecked));
  return {
    words,
    checked: checkedOf(keys, checked),
    count: words.count(keys.filter((key) => checked.has(key)).length, keys.length),
    has: (key) => checked.has(key),
    check,
    checkAll: (isChecked) => check(keys, isChecked),
  };
}
