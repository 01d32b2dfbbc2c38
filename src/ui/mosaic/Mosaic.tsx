import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { cellAt, cellCount, type MosaicShape, pageHeight, picturesOfRows, rowCount } from "./grid.ts";
import * as css from "./Mosaic.css.ts";
import { placeAfter } from "./placeAfter.ts";
import { actionsOf, cellSelector, useRoving } from "./useRoving.ts";
import { type Measured, overscan, useWindow } from "./useWindow.ts";

export interface MosaicProps {
  /** Name of the feed: « Photos du Grand Prix de Lamotte ». */
  label: string;
  /** Pictures in all, loaded or not: the page is as tall as all of them from the start. */
  totalCount: number;
  /** Draws one picture, or its Skeleton while its page is not there; the first 8 are seen first. */
  renderItem: (index: number) => ReactNode;
  /** Called with the first and last picture drawn, when they change: load their pages. Default: nobody is told. */
  onRangeChange?: (first: number, last: number) => void;
  /** Draws the nth advert, counted from 0. Default: no adverts. */
  renderAdvert?: ((index: number) => ReactNode) | undefined;
  /** Pictures between two adverts; 11 makes full rows in two, three and four columns. Default: 11. */
  advertEvery?: number;
  /** Width to height of a picture's frame. Default: 1.5. */
  ratio?: number;
  /** Height kept under each frame for its caption, in pixels. Default: 0. */
  captionHeight?: number;
  /** Whether a page is being loaded. Default: false. */
  busy?: boolean;
  /** What stands there without pictures: an EmptyState. Default: nothing. */
  empty?: ReactNode;
  /** Words of the link past the feed: « Passer les photos ». */
  skipLabel: string;
}

/**
 * Twenty thousand pictures of which only those near are drawn: four columns on a desktop, three on a tablet, two on
 * a phone. One tab stop in all: arrows go from cell to cell, Home and End to the ends of a row, Page Down and Page Up
 * to the next and the one before, Control with End and Home past and before the whole.
 */
export function Mosaic({ empty = null, ...props }: MosaicProps) {
  return props.totalCount === 0 && !props.busy ? empty : <Feed {...props} />;
}

function Feed({
  label,
  totalCount,
  renderItem,
  onRangeChange,
  renderAdvert,
  advertEvery = 11,
  ratio = 1.5,
  captionHeight = 0,
  busy = false,
  skipLabel,
}: Omit<MosaicProps, "empty">) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const skip = useRef<HTMLAnchorElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [focusedRow, setFocusedRow] = useState<number | null>(null);
  const [current, setCurrent] = useState(0);
  const [measured, reveal] = useWindow(root, end, totalCount, renderAdvert ? advertEvery : 0, {
    ratio,
    captionHeight,
  });

  const range = measured && picturesOfRows(measured.shape, measured.first, measured.end);
  const [first, last] = range ?? [null, null];
  const report = useRef(onRangeChange);
  useEffect(() => {
    report.current = onRangeChange;
  });
  useEffect(() => {
    if (first !== null && last !== null) report.current?.(first, last);
  }, [first, last]);

  const rows = measured ? rowsToDraw(measured.shape, measured.first, measured.end, focusedRow) : [];
  useRoving(root, measured ? tabStop(measured, rows, current) + 1 : 0);

  function press(event: KeyboardEvent) {
    const { target } = event;
    if (event.altKey || event.metaKey || !(target instanceof Element)) return;
    const way = event.ctrlKey && { End: end, Home: skip }[event.key];
    if (way) {
      event.preventDefault();
      way.current?.focus();
      return;
    }
    const cell = target.closest(cellSelector);
    if (!cell || !measured || event.ctrlKey) return;
    const place = Number(cell.getAttribute("aria-posinset")) - 1;
    const next = placeAfter(measured.shape, place, event.key);
    if (next === null) return;
    event.preventDefault();
    if (next === place) return;
    const nth = actionsOf(cell).findIndex((action) => action.contains(target));
    const row = Math.floor(next / measured.shape.columns);
    // Its row may be out of the window, where none is drawn.
    flushSync(() => setFocusedRow(row));
    const to = root.current?.querySelector<HTMLElement>(`[aria-posinset="${next + 1}"]`);
    const actions = to ? actionsOf(to) : [];
    (actions[nth] ?? actions[0] ?? to)?.focus({ preventScroll: true });
    reveal(row);
  }

  function noteFocus(event: FocusEvent) {
    const place = Number(event.target.closest(cellSelector)?.getAttribute("aria-posinset")) - 1;
    if (place < 0 || !measured) return;
    setCurrent(place);
    setFocusedRow(Math.floor(place / measured.shape.columns));
  }

  const setSize = measured ? cellCount(measured.shape) : -1;
  return (
    <div className={css.whole}>
      <a
        ref={skip}
        href={`#${id}`}
        className={css.skip}
        onClick={(event) => {
          event.preventDefault();
          end.current?.focus();
        }}
      >
        {skipLabel}
      </a>
      <div
        ref={root}
        role="feed"
        aria-label={label}
        aria-busy={busy}
        className={css.feed}
        style={{ height: measured ? Math.max(0, pageHeight(measured.shape) - measured.gap) : "100vh" }}
        onKeyDown={press}
        onFocus={noteFocus}
        onBlur={() => setFocusedRow(null)}
      >
        {measured &&
          rows.map((row) => (
            <div
              key={row}
              className={css.row}
              style={{
                transform: `translateY(${row * measured.shape.rowHeight - measured.shift}px)`,
                height: measured.shape.rowHeight - measured.gap,
                gap: measured.gap,
                gridTemplateColumns: `repeat(${measured.shape.columns}, minmax(0, 1fr))`,
              }}
            >
              {cellsOfRow(measured.shape, row).map((place) => {
                const cell = cellAt(measured.shape, place);
                return (
                  <article
                    key={place}
                    tabIndex={-1}
                    aria-posinset={place + 1}
                    aria-setsize={setSize}
                    className={css.cell}
                  >
                    {cell.kind === "picture" ? renderItem(cell.index) : renderAdvert?.(cell.index)}
                  </article>
                );
              })}
            </div>
          ))}
      </div>
      <div ref={end} id={id} tabIndex={-1} className={css.end} />
    </div>
  );
}

/** The cell where Tab enters: the one that had the focus last, or the first in view once that one is far away. */
function tabStop({ shape, first }: Measured, rows: readonly number[], current: number): number {
  if (rows.includes(Math.floor(current / shape.columns)) && current < cellCount(shape)) return current;
  return (first === 0 ? 0 : first + overscan) * shape.columns;
}

function cellsOfRow(shape: MosaicShape, row: number): number[] {
  const from = row * shape.columns;
  const count = Math.max(0, Math.min(shape.columns, cellCount(shape) - from));
  return Array.from({ length: count }, (_, place) => from + place);
}

/** The rows near, and the one that holds the focus, wherever it is: its element must not vanish under the shopper. */
function rowsToDraw(shape: MosaicShape, first: number, end: number, focused: number | null): number[] {
  const rows = Array.from({ length: Math.max(0, end - first) }, (_, place) => first + place);
  if (focused === null || focused >= rowCount(shape)) return rows;
  if (focused < first) return [focused, ...rows];
  return focused >= end ? [...rows, focused] : rows;
}
