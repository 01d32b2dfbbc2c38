import { type ReactNode, useId } from "react";
import { classNames } from "../classNames.ts";
import { Heading } from "../heading/Heading.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as css from "./Table.css.ts";

export interface TableColumn<Row> {
  key: string;
  /** The column's name, in its head and beside each value on a phone. */
  header: string;
  /** What a row shows there. */
  cell: (row: Row) => ReactNode;
  /** End for amounts. Default: start. */
  align?: "start" | "end";
}

export interface TableProps<Row> {
  /** What the table lists: its title and its name. */
  caption: string;
  /** Whether the title is for screen readers alone. Default: false. */
  captionHidden?: boolean;
  /** The first one names its row. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** Rows and columns; on a phone each row is a card with its columns' names. */
export function Table<Row>({ caption, captionHidden = false, columns, rows, rowKey }: TableProps<Row>) {
  const id = useId();
  // Roles are said outright: a display other than a table's takes them away in some browsers.
  return (
    <div className={css.whole}>
      {captionHidden ? (
        <VisuallyHidden id={id} as="h2">
          {caption}
        </VisuallyHidden>
      ) : (
        <Heading id={id} level={2} size="title3">
          {caption}
        </Heading>
      )}
      <table role="table" aria-labelledby={id} className={css.table}>
        <thead role="rowgroup" className={css.head}>
          <tr role="row">
            {columns.map(({ key, header, align = "start" }) => (
              <th
                key={key}
                role="columnheader"
                scope="col"
                className={classNames(css.header, css.aligns[align])}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={css.body}>
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row" className={css.row}>
              {columns.map(({ key, header, cell, align = "start" }, place) => {
                const content = (
                  <>
                    <span aria-hidden="true" className={css.name}>
                      {header}
                    </span>
                    <span>{cell(row)}</span>
                  </>
                );
                const className = classNames(css.cell, css.aligns[align]);
                return place === 0 ? (
                  <th key={key} role="rowheader" scope="row" className={className}>
                    {content}
                  </th>
                ) : (
                  <td key={key} role="cell" className={className}>
                    {content}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
