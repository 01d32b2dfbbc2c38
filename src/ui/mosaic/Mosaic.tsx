import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { isHydrating } from "../hydration.ts";
import type { RootProps } from "../rootProps.ts";
import { EarlyRoom } from "./EarlyRoom.tsx";
import { earlyRows, earlyShape } from "./early.ts";
import {
  cellAt,
  cellCount,
  type MosaicShape,
  pageHeight,
  picturesOfRows,
  rowCount,
  rowsAboveStrip,
  topOfRow,
} from "./grid.ts";
import * as css from "./Mosaic.css.ts";
import { MosaicRow } from "./MosaicRow.tsx";
import { type ArrangeMosaic, type Measured, tabRow } from "./measured.ts";
import type { MosaicPlace } from "./mosaicPlace.ts";
import { placeAfter } from "./placeAfter.ts";
import { useEarlyFocus } from "./useEarlyFocus.ts";
import { useLeave } from "./useLeave.ts";
import { actionsOf, cellSelector, placeOf, useRoving } from "./useRoving.ts";
import { useWindow } from "./useWindow.ts";

export const mosaicCaptions = ["line", "button"] as const;
export type MosaicCaption = (typeof mosaicCaptions)[number];

/** Drives a mosaic from outside: for a Scrubber. */
export interface MosaicHandle {
  /** The first picture that is wholly in view; null before the first measurement. */
  placeNow: () => MosaicPlace | null;
  /** Scrolls a picture to the top of the window, by its index. */
  show: (index: number) => void;
}

export interface MosaicProps extends RootProps<HTMLDivElement> {
  /** Accessible name of the grid: « Photos du Grand Prix de Lamotte ». */
  label: string;
  /** Total number of pictures, loaded or not: sets the page's height from the start. */
  totalCount: number;
  /** Renders one picture, or its Skeleton while its page loads; the first 8 are above the fold. */
  renderItem: (index: number) => ReactNode;
  /** Called with the first and last rendered picture on change: load their pages. Default: nobody is told. */
  onRangeChange?: (first: number, last: number) => void;
  /** Renders the nth advert, from 0. Default: no adverts. */
  renderAdvert?: ((index: number) => ReactNode) | undefined;
  /** Pictures between two adverts; 11 makes full rows in two, three and four columns. Default: 11. */
  advertEvery?: number;
  /** Aspect ratio of a picture's frame. Default: 1.5. */
  ratio?: number;
  /** What each frame has below it: a caption of one line, or a small button with an `xs` of space above. Default: nothing. */
  caption?: MosaicCaption | undefined;
  /** Its pictures in sections under headings, by `arrangeSections`. Default: all in one run. */
  arrange?: ArrangeMosaic | undefined;
  /** Whether a page is being loaded. Default: false. */
  busy?: boolean;
  /** Content across all columns after the first rows, of any height: a shelf. Default: none. */
  strip?: ReactNode;
  /** Content without pictures: an EmptyState. Default: nothing. */
  empty?: ReactNode;
  /** Initial place, as passed to `onLeave`. Default: wherever the page stands. */
  startAt?: MosaicPlace | null;
  /** Called with the place in view when the mosaic unmounts or the page closes. Default: nobody is told. */
  onLeave?: ((place: MosaicPlace) => void) | undefined;
  /** Set to what drives the mosaic from outside. Default: none. */
  handle?: Ref<MosaicHandle> | undefined;
  /** Label of the link past the pictures: « Passer les photos ». */
  skipLabel: string;
}

/**
 * Virtualised grid for fifty thousand pictures: four columns on a desktop, three on a tablet, two on a phone. A single
 * tab stop: arrows move from cell to cell, Home and End to the ends of a row, Page Down and Page Up by one window,
 * Control with Home and End to the first and the last.
 */
export function Mosaic({ empty = null, ...props }: MosaicProps) {
  return props.totalCount === 0 && !props.busy ? empty : <Grid {...props} />;
}

function Grid({
  label,
  totalCount,
  renderItem,
  onRangeChange,
  renderAdvert,
  advertEvery = 11,
  ratio = 1.5,
  caption,
  arrange,
  busy = false,
  strip,
  startAt = null,
  onLeave,
  handle,
  skipLabel,
  ...rest
}: Omit<MosaicProps, "empty">) {
  const endId = useId();
  const root = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [focusedRow, setFocusedRow] = useState<number | null>(null);
  const [current, setCurrent] = useState(0);
  const [early] = useState(isHydrating);
  const between = useRef<HTMLDivElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const contents = { totalCount, advertEvery: renderAdvert ? advertEvery : 0, ratio, arrange };
  const { measured, reveal, show, placeNow } = useWindow(root, end, between, below, contents, startAt, early);
  useImperativeHandle(handle, () => ({ placeNow: () => placeNow(-1), show }), [placeNow, show]);
  useEarlyFocus(root, measured !== null);
  useLeave(() => {
    const place = placeNow(current);
    if (place) onLeave?.(place);
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

  const isEarly = early && !measured;
  const rows = measured
    ? rowsToDraw(measured.shape, measured.first, measured.end, focusedRow)
    : earlyRows(contents, early);
  useRoving(root, measured ? tabStop(measured, rows, current) : 0);

  function press(event: KeyboardEvent) {
    const { target } = event;
    if (event.altKey || event.metaKey || event.shiftKey || !(target instanceof Element)) return;
    const cell = target.closest(cellSelector);
    if (!cell || !measured) return;
    const place = placeOf(cell);
    const rowsInWindow = Math.max(1, Math.floor(window.innerHeight / measured.shape.rowHeight));
    const aim = placeAfter(measured.shape, place, event, rowsInWindow);
    if (aim === null) return;
    const next = measured.shape.arranged?.settle(aim, event.key) ?? aim;
    event.preventDefault();
    if (next === place) return;
    const nth = actionsOf(cell).findIndex((action) => action.contains(target));
    const row = Math.floor(next / measured.shape.columns);
    // Its row may be outside the window, where nothing is rendered.
    flushSync(() => setFocusedRow(row));
    const to = root.current?.querySelector<HTMLElement>(`[data-place="${next}"]`);
    const actions = to ? actionsOf(to) : [];
    // Explicit, because Firefox and WebKit show no focus ring after a previous focus by touch or mouse.
    (actions[nth] ?? actions[0] ?? to)?.focus({ preventScroll: true, focusVisible: true });
    reveal(row);
  }

  function noteFocus(event: FocusEvent) {
    const place = placeOf(event.target);
    if (place < 0 || !measured) return;
    setCurrent(place);
    setFocusedRow(Math.floor(place / measured.shape.columns));
  }

  return (
    <div {...rest} className={css.whole}>
      <a
        href={`#${endId}`}
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
        role="grid"
        aria-label={label}
        aria-busy={busy}
        aria-rowcount={measured ? rowCount(measured.shape) : -1}
        aria-colcount={measured ? measured.shape.columns : -1}
        className={isEarly ? css.early : css.grid}
        style={isEarly ? undefined : { height: measured ? heightOf(measured) : "100vh" }}
        onKeyDown={press}
        onFocus={noteFocus}
        onBlur={() => setFocusedRow(null)}
      >
        {rows.map((row) => (
          <MosaicRow
            key={row - (measured?.zero ?? 0)}
            row={row}
            shape={measured?.shape ?? earlyShape(contents)}
            gap={measured?.gap ?? null}
            shift={measured?.shift ?? 0}
            renderItem={renderItem}
            renderAdvert={renderAdvert}
          />
        ))}
      </div>
      <div ref={end} id={endId} tabIndex={-1} className={css.end} />
      {caption && <div ref={below} className={css.captionRoom({ caption })} />}
      {/* Not part of the grid: Tab reaches it after the pictures. */}
      {strip && (measured || isEarly) && (
        <div
          ref={between}
          className={css.strip({ early: isEarly })}
          style={measured ? { transform: `translateY(${topOfStrip(measured)}px)` } : undefined}
        >
          {strip}
        </div>
      )}
      {isEarly && <EarlyRoom contents={contents} />}
    </div>
  );
}

/** Before the first measurement there is room to scroll. */
const heightOf = ({ shape, gap }: Measured) => Math.max(0, pageHeight(shape) - gap);

const topOfStrip = ({ shape, shift }: Measured) =>
  topOfRow(shape, rowsAboveStrip(shape) - 1) + shape.rowHeight - shift;

/** The cell that Tab enters: the last focused one, or one of the first in view once that one is far away. */
function tabStop(measured: Measured, rows: readonly number[], current: number): number {
  const { shape } = measured;
  const isThere = current < cellCount(shape) && cellAt(shape, current).kind !== "blank";
  if (isThere && rows.includes(Math.floor(current / shape.columns))) return current;
  return tabRow(measured) * shape.columns;
}

/** The nearby rows, and the focused one wherever it is: its element must not be removed. */
function rowsToDraw(shape: MosaicShape, first: number, end: number, focused: number | null): number[] {
  const rows = Array.from({ length: Math.max(0, end - first) }, (_, place) => first + place);
  if (focused === null || focused >= rowCount(shape)) return rows;
  if (focused < first) return [focused, ...rows];
  return focused >= end ? [...rows, focused] : rows;
}
