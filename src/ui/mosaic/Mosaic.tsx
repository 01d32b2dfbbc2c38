import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { cellAt, cellCount, type MosaicShape, picturesOfRows, rowCount } from "./grid.ts";
import * as css from "./Mosaic.css.ts";
import { useWindow } from "./useWindow.ts";

export interface MosaicProps {
  /** Name of the feed: « Photos du Grand Prix de Lamotte ». */
  label: string;
  /** Pictures in all, loaded or not: the page is as tall as all of them from the start. */
  totalCount: number;
  /** Draws one picture, or its Skeleton while its page is not there; the first 8 are seen first. */
  renderItem: (index: number) => ReactNode;
  /** Called with the first and last picture drawn, when they change: load their pages. */
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
  /** Words of the link past the feed: « Passer les photos ». */
  skipLabel: string;
}

/** The nearest thing to act on in a cell. */
function reach(cell: Element | null | undefined) {
  const target = cell?.querySelector<HTMLElement>("button, a[href]") ?? cell;
  if (target instanceof HTMLElement) target.focus();
}

/**
 * Twenty thousand pictures of which only those near are drawn: four columns on a desktop, three on a tablet, two on
 * a phone. Page Down and Page Up go from one to the next, Control with End and Home past and before the whole.
 */
export function Mosaic({
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
}: MosaicProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const skip = useRef<HTMLAnchorElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [focusedRow, setFocusedRow] = useState<number | null>(null);
  const measured = useWindow(root, end, totalCount, renderAdvert ? advertEvery : 0, { ratio, captionHeight });

  const range = measured && picturesOfRows(measured.shape, measured.first, measured.end);
  const [first, last] = range ?? [null, null];
  const report = useRef(onRangeChange);
  useEffect(() => {
    report.current = onRangeChange;
  });
  useEffect(() => {
    if (first !== null && last !== null) report.current?.(first, last);
  }, [first, last]);

  function press(event: KeyboardEvent) {
    const cell = event.target instanceof Element ? event.target.closest("[aria-posinset]") : null;
    if (event.key === "PageDown" || event.key === "PageUp") {
      if (!cell || !measured) return;
      event.preventDefault();
      const place = Number(cell.getAttribute("aria-posinset")) + (event.key === "PageDown" ? 1 : -1);
      const next = root.current?.querySelector(`[aria-posinset="${place}"]`);
      reach(next);
      next?.scrollIntoView({ block: "nearest" });
    } else if (event.ctrlKey && event.key === "End") {
      event.preventDefault();
      end.current?.focus();
    } else if (event.ctrlKey && event.key === "Home") {
      event.preventDefault();
      skip.current?.focus();
    }
  }

  function noteFocus(event: FocusEvent) {
    const row = event.target.closest("[data-row]")?.getAttribute("data-row");
    setFocusedRow(row ? Number(row) : null);
  }

  const rows = measured ? rowsToDraw(measured.shape, measured.first, measured.end, focusedRow) : [];
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
        style={{
          height: measured ? rowCount(measured.shape) * measured.shape.rowHeight - measured.gap : "100vh",
        }}
        onKeyDown={press}
        onFocus={noteFocus}
        onBlur={() => setFocusedRow(null)}
      >
        {measured &&
          rows.map((row) => (
            <div
              key={row}
              data-row={row}
              className={css.row}
              style={{
                transform: `translateY(${row * measured.shape.rowHeight}px)`,
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
