import { type ReactNode, useId, useRef } from "react";
import { Heading, type HeadingLevel } from "../heading/Heading.tsx";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as css from "./Table.css.ts";
import { useOverflow } from "./useOverflow.ts";

export const columnAligns = ["start", "end"] as const;
export type ColumnAlign = (typeof columnAligns)[number];

export interface TableColumn<Row> {
  /** What tells it from the others. */
  key: string;
  /** The column's name, in its head and beside each value on a phone. */
  header: string;
  /** What a row shows there. */
  cell: (row: Row) => ReactNode;
  /** End for amounts. Default: start. */
  align?: ColumnAlign;
}

export interface TableProps<Row> {
  /** What the table lists: its title and its name. */
  caption: string;
  /** Place of the title in the outline. Default: 2. */
  level?: HeadingLevel;
  /** Whether the title is for screen readers alone. Default: false. */
  captionHidden?: boolean;
  /** The columns in order; the first one names its row. */
  columns: readonly TableColumn<Row>[];
  /** What is listed, in order. */
  rows: readonly Row[];
  /** What tells a row from the others. */
  rowKey: (row: Row) => string;
  /** Rows still on their way, drawn at their size under those that are there. Default: 0. */
  loadingRows?: number;
  /** What stands in its place while there is no row: an EmptyState. Default: the columns' names alone. */
  empty?: ReactNode;
}

/** Rows and columns; on a phone each row is a card with its columns' names. */
export function Table<Row>({
  caption,
  level = 2,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  loadingRows = 0,
  empty,
}: TableProps<Row>) {
  const id = useId();
  const bare = empty !== undefined && rows.length === 0 && loadingRows === 0;
  return (
    <div className={css.whole}>
      {captionHidden ? (
        <VisuallyHidden id={id} as={`h${level}`}>
          {caption}
        </VisuallyHidden>
      ) : (
        <Heading id={id} level={level} size="title3">
          {caption}
        </Heading>
      )}
      {bare ? (
        empty
      ) : (
        <Grid captionId={id} columns={columns} rows={rows} rowKey={rowKey} loadingRows={loadingRows} />
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
  // What scrolls must be reached and named, or a keyboard cannot move it; what does not must not stop the keyboard.
  const scrolled = overflows ? { role: "region", "aria-labelledby": captionId, tabIndex: 0 } : {};
  // Roles are said outright: a display other than a table's takes them away in some browsers.
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
