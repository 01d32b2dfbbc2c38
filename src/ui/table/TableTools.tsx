import type { ReactNode } from "react";
import { hidden } from "../visually-hidden/VisuallyHidden.css.ts";
import { AllAboveCards } from "./TableSelection.tsx";
import { SortSelect } from "./TableSort.tsx";
import * as css from "./TableTools.css.ts";
import type { SelectionControl } from "./useTableSelection.ts";
import type { SortControl } from "./useTableSort.ts";

interface TableToolsProps {
  sort: SortControl | undefined;
  selection: SelectionControl | undefined;
  /** The table. */
  children: ReactNode;
}

/** What a sortable or checkable table has above it: its count, its announcements, and on a phone what its head does elsewhere. */
export function TableTools({ sort, selection, children }: TableToolsProps) {
  return (
    <div className={css.whole}>
      <div className={css.tools}>
        {sort && <SortSelect control={sort} />}
        {selection && <AllAboveCards selection={selection} />}
        {selection && (
          <p role="status" className={css.count}>
            {selection.count}
          </p>
        )}
        {sort && (
          <p aria-live="polite" className={hidden}>
            {sort.said}
          </p>
        )}
      </div>
      {children}
    </div>
  );
}
