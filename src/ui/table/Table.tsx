import { type ReactNode, useId, useRef } from "react";
import { Heading, type HeadingLevel } from "../heading/Heading.tsx";
import type { RootProps } from "../rootProps.ts";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as css from "./Table.css.ts";
import { useOverflow } from "./useOverflow.ts";

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
}

export interface TableProps<Row> extends RootProps<HTMLDivElement> {
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
  ...root
}: TableProps<Row>) {
  const captionId = useId();
  const bare = empty !== undefined && rows.length === 0 && loadingRows === 0;
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
      ) : (
        <Grid captionId={captionId} columns={columns} rows={rows} rowKey={rowKey} loadingRows={loadingRows} />
      )}
    </div>
  );
}

interface GridProps<Row> extends Pick<TableProps<Row>, "columns" | "rows" | "rowKey"> {
  captionId: string;
  loadingRows: number;
}

function Grid<Row>({ captionId, columns, rows, rowKey, loadingRows }: GridProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(frame);
  // A scrollable region must be focusable and named for keyboard users; otherwise it must not be a tab stop.
  const scrolled = overflows ? { role: "region", "aria-labelledby": captionId, tabIndex: 0 } : {};
  // Explicit roles: some browsers drop them for a display other than a table's.
  return (
    <div ref={frame} className={css.frame} {...scrolled}>
      <table
        role="table"
        aria-labelledby={captionId}
        aria-busy={loadingRows > 0 || undefined}
        className={css.table}
      >
        <thead role="rowgroup" className={css.head}>
          <tr role="row">
            {columns.map(({ key, header, align = "start" }) => (
              <th key={key} role="columnheader" scope="col" className={css.header({ align })}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={css.body}>
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row" className={css.row}>
              {columns.map((column, place) => (
                <Cell key={column.key} column={column} names={place === 0}>
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
          {Array.from({ length: loadingRows }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows to come have no identity but their place
            // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing here takes the focus
            <tr key={`loading ${place}`} aria-hidden="true" className={css.row}>
              {columns.map((column) => (
                <Cell key={column.key} column={column} names={false}>
                  <span className={css.toCome}>
                    <Skeleton text="body" width="full" />
                  </span>
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  column: Pick<TableColumn<never>, "header" | "align">;
  names: boolean;
  children: ReactNode;
}

function Cell({ column: { header, align = "start" }, names, children }: CellProps) {
  const className = css.cell({ align });
  const content = (
    <>
      <span aria-hidden="true" className={css.name}>
        {header}
      </span>
      <span className={css.value}>{children}</span>
    </>
  );
  return names ? (
    <th role="rowheader" scope="row" className={className}>
      {content}
    </th>
  ) : (
    <td role="cell" className={className}>
      {content}
    </td>
  );
}
