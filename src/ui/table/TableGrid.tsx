import { type ReactNode, useId, useRef } from "react";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import * as css from "./Table.css.ts";
import type { TableColumn, TableProps } from "./Table.tsx";
import { TickCell, TickHead } from "./TableSelection.tsx";
import { SortButton } from "./TableSort.tsx";
import { checkableRow, tickToCome } from "./TableTools.css.ts";
import { useOverflow } from "./useOverflow.ts";
import type { SelectionControl } from "./useTableSelection.ts";
import type { SortControl } from "./useTableSort.ts";

interface TableGridProps<Row> extends Pick<TableProps<Row>, "columns" | "rows" | "rowKey"> {
  captionId: string;
  loadingRows: number;
  sort: SortControl | undefined;
  selection: SelectionControl | undefined;
}

/** The table itself: its head, its rows, and rows to come. */
export function TableGrid<Row>({
  captionId,
  columns,
  rows,
  rowKey,
  loadingRows,
  sort,
  selection,
}: TableGridProps<Row>) {
  const own = useId();
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
            {selection && <TickHead selection={selection} />}
            {columns.map((column) => (
              <Head key={column.key} column={column} sort={column.compare && sort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={css.body}>
          {rows.map((row, place) => {
            const key = rowKey(row);
            const nameId = selection && `${own}-${place}`;
            return (
              <tr
                key={key}
                role="row"
                className={selection ? checkableRow({ checked: selection.has(key) }) : css.row}
              >
                {selection && nameId && <TickCell selection={selection} rowKey={key} nameId={nameId} />}
                {columns.map((column, at) => (
                  <Cell key={column.key} column={column} names={at === 0} nameId={nameId}>
                    {column.cell(row)}
                  </Cell>
                ))}
              </tr>
            );
          })}
          {Array.from({ length: loadingRows }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows to come have no identity but their place
            // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing here takes the focus
            <tr key={`loading ${place}`} aria-hidden="true" className={css.row}>
              {selection && <td className={tickToCome} />}
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

interface HeadProps {
  column: Pick<TableColumn<never>, "key" | "header" | "align">;
  /** Of a sortable column. */
  sort: SortControl | undefined;
}

function Head({ column: { key, header, align = "start" }, sort }: HeadProps) {
  const direction = sort?.sort?.key === key ? sort.sort.direction : undefined;
  return (
    <th role="columnheader" scope="col" aria-sort={direction} className={css.header({ align })}>
      {sort ? <SortButton {...{ header, align, direction }} onPress={() => sort.press(key)} /> : header}
    </th>
  );
}

interface CellProps {
  column: Pick<TableColumn<never>, "header" | "align">;
  /** Whether it is the row header. */
  names: boolean;
  /** Id of a row header's words. */
  nameId?: string | undefined;
  children: ReactNode;
}

function Cell({ column: { header, align = "start" }, names, nameId, children }: CellProps) {
  const className = css.cell({ align });
  const content = (
    <>
      <span aria-hidden="true" className={css.name}>
        {header}
      </span>
      <span id={names ? nameId : undefined} className={css.value}>
        {children}
      </span>
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
