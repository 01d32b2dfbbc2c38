import { type ReactNode, useId } from "react";
import { Heading, type HeadingLevel } from "../heading/Heading.tsx";
import type { RootProps } from "../rootProps.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import type { CompareRows } from "./order.ts";
import * as css from "./Table.css.ts";
import { TableGrid } from "./TableGrid.tsx";
import { TableTools } from "./TableTools.tsx";
import { type SelectionProps, useTableSelection } from "./useTableSelection.ts";
import { type SortProps, useTableSort } from "./useTableSort.ts";

export const columnAligns = ["start", "end"] as const;
export type ColumnAlign = (typeof columnAligns)[number];

export interface TableColumn<Row> {
  /** Unique key of the column. */
  key: string;
  /** The column's name, in the head and, on a phone, beside each value. */
  header: string;
  /** Renders a row's cell. */
  cell: (row: Row) => ReactNode;
  /** End for amounts. Default: start. */
  align?: ColumnAlign;
  /** Compares two rows, ascending, or « caller » if the rows come in the order that is asked for. Default: not sortable. */
  compare?: CompareRows<Row> | "caller";
}

export interface TableProps<Row> extends RootProps<HTMLDivElement>, SortProps, SelectionProps {
  /** Title and accessible name of the table. */
  caption: string;
  /** Heading level of the title. Default: 2. */
  level?: HeadingLevel;
  /** Whether the title is for screen readers alone. Default: false. */
  captionHidden?: boolean;
  /** The columns in order; the first one is the row header. */
  columns: readonly TableColumn<Row>[];
  /** The rows, in order. */
  rows: readonly Row[];
  /** Returns a row's unique key. */
  rowKey: (row: Row) => string;
  /** Skeleton rows, below the loaded ones. Default: 0. */
  loadingRows?: number;
  /** Shown if there are no rows: an EmptyState. Default: the columns' names alone. */
  empty?: ReactNode;
}

/** A table; on a phone each row is a card with its columns' names. */
export function Table<Row>({
  caption,
  level = 2,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  loadingRows = 0,
  empty,
  sortWords,
  sort,
  defaultSort,
  onSortChange,
  clearsSort,
  selectionWords,
  selection,
  defaultSelection,
  onSelectionChange,
  ...root
}: TableProps<Row>) {
  const captionId = useId();
  const sorting = useTableSort(columns, rows, { sortWords, sort, defaultSort, onSortChange, clearsSort });
  const checking = useTableSelection(rows.map(rowKey), {
    selectionWords,
    selection,
    defaultSelection,
    onSelectionChange,
  });
  const bare = empty !== undefined && rows.length === 0 && loadingRows === 0;
  const grid = (
    <TableGrid
      {...{ captionId, columns, rowKey, loadingRows }}
      rows={sorting.rows}
      sort={sorting.control}
      selection={checking}
    />
  );
  return (
    <div {...root} className={css.whole}>
      {captionHidden ? (
        <VisuallyHidden id={captionId} as={`h${level}`}>
          {caption}
        </VisuallyHidden>
      ) : (
        <Heading id={captionId} level={level} size="title3">
          {caption}
        </Heading>
      )}
      {bare ? (
        empty
      ) : sorting.control || checking ? (
        <TableTools sort={sorting.control} selection={checking}>
          {grid}
        </TableTools>
      ) : (
        grid
      )}
    </div>
  );
}
