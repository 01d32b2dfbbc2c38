import { useId, useState } from "react";
import { Button } from "../button/Button.tsx";
import type { RootProps } from "../rootProps.ts";
import { useOwnRef } from "../useOwnRef.ts";
import * as css from "./Histogram.css.ts";
import { barWords, HistogramTable } from "./HistogramTable.tsx";
import { HistogramThumb } from "./HistogramThumb.tsx";
import { type Edge, edges, type HistogramRange, told, withEdge } from "./range.ts";
import { useBrush } from "./useBrush.ts";

export interface HistogramBar {
  /** Start of its span: « 9 h 15 »; or its whole name: « samedi 16 mai ». */
  from: string;
  /** End of its span: « 9 h 30 ». Default: it is named by `from` alone. */
  to?: string;
  /** Its count. */
  count: number;
  /** Label below its start: « 9 h ». Default: none. */
  tick?: string;
}

export interface HistogramWords {
  /** Header of the table's column of spans: « Horaire ». */
  span: string;
  /** Header of its column of counts: « Photos ». */
  counts: string;
  /** « 1 240 photos ». */
  count: (count: number) => string;
  /** A count in the table, if a bare number is not enough: « 43,20 € ». Default: the number. */
  figure?: (count: number) => string;
  /** Announced while the bars load: « Chargement des horaires… ». */
  loading: string;
  /** Shown if there is nothing to count: « Aucune photo à cette date. ». */
  empty: string;
}

export interface HistogramLabels extends HistogramWords {
  /** Accessible name of the start thumb: « Début ». */
  first: string;
  /** Accessible name of the end thumb: « Fin ». */
  last: string;
  /** Label of the button that selects every bar again: « Toute la journée ». */
  all: string;
}

interface Shown extends RootProps<HTMLDivElement> {
  /** What is counted: « Photos par heure ». */
  label: string;
  /** The bars, all with the same span; null while they load. */
  bars: readonly HistogramBar[] | null;
  /** The selected range in words, shown and announced: « De 9 h 15 à 10 h 30, 412 photos ». */
  summary: string;
}

/** A histogram with a range selection. */
export interface BrushedHistogramProps extends Shown {
  /** The selected range, by indexes from 0, both included; null for all. */
  range: HistogramRange | null;
  /** Called while the range changes; with null if it covers everything. */
  onRangeChange: (range: HistogramRange | null) => void;
  /** Called when the pointer is released, and after each key: the time to load pictures. Default: nobody is told. */
  onRangeCommit?: (range: HistogramRange | null) => void;
  /** The component's texts. */
  labels: HistogramLabels;
}

export type HistogramProps =
  | BrushedHistogramProps
  | (Shown & { range?: never; onRangeChange?: never; onRangeCommit?: never; labels: HistogramWords });

/** Counts over time as bars; a range can be selected by two thumbs, a drag over the bars, or a press on one. */
export function Histogram({
  label,
  bars,
  summary,
  range,
  onRangeChange,
  onRangeCommit,
  labels,
  ref,
  ...rest
}: HistogramProps) {
  const labelId = useId();
  const counted = bars?.some(({ count }) => count > 0) ?? false;
  const words = bars === null ? labels.loading : counted ? summary : labels.empty;
  const root = useOwnRef(ref);

  function keepAll() {
    // The button disappears with the range: the focus stays nearby.
    root.current?.querySelector<HTMLElement>("[role='slider']")?.focus();
    onRangeChange?.(null);
    onRangeCommit?.(null);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form
    <div
      {...rest}
      ref={root}
      role="group"
      aria-labelledby={labelId}
      aria-busy={bars === null}
      className={css.whole}
    >
      <div className={css.head}>
        <div className={css.words}>
          <p id={labelId} className={css.label}>
            {label}
          </p>
          <p role="status" className={css.summary}>
            {words}
          </p>
        </div>
        {counted && range && "all" in labels && (
          <Button size="small" onClick={keepAll}>
            {labels.all}
          </Button>
        )}
      </div>
      {bars !== null && counted ? (
        <Bars {...{ label, bars, range, onRangeChange, onRangeCommit, labels }} />
      ) : (
        <div aria-hidden="true" className={css.box()}>
          <div className={css.plot({ coming: bars === null })} />
          <div className={css.axis} />
        </div>
      )}
    </div>
  );
}

interface BarsProps extends Pick<Shown, "label"> {
  bars: readonly HistogramBar[];
  range: HistogramProps["range"];
  onRangeChange: HistogramProps["onRangeChange"];
  onRangeCommit: HistogramProps["onRangeCommit"];
  labels: HistogramProps["labels"];
}

function Bars({ label, bars, range = null, onRangeChange, onRangeCommit, labels }: BarsProps) {
  const [pointed, setPointed] = useState<HistogramBar | null>(null);
  const count = bars.length;
  const kept = range ?? { first: 0, last: count - 1 };
  const highest = Math.max(...bars.map((bar) => bar.count));
  const change = (next: HistogramRange) => onRangeChange?.(told(next, count));
  const commit = (next: HistogramRange) => onRangeCommit?.(told(next, count));
  const press = useBrush({ count, range: kept, onChange: change, onCommit: commit });
  const thumbs = onRangeChange && count > 1 && "first" in labels ? labels : null;

  return (
    <>
      <div
        className={css.box({ brushed: thumbs !== null })}
        onPointerDown={thumbs ? press : undefined}
        onPointerLeave={() => setPointed(null)}
      >
        <div className={css.plot()}>
          <p aria-hidden="true" className={css.scale}>
            {pointed ? `${barWords(pointed)}\u00a0· ${labels.count(pointed.count)}` : labels.count(highest)}
          </p>
          <div aria-hidden="true" className={css.bars}>
            {bars.map((bar, place) => (
              <div key={bar.from} className={css.column} onPointerEnter={() => setPointed(bar)}>
                <div
                  className={css.bar({ kept: place >= kept.first && place <= kept.last })}
                  style={{ height: `${(bar.count / highest) * 100}%` }}
                />
              </div>
            ))}
          </div>
          {thumbs && (
            <div
              className={css.range({ narrowed: range !== null })}
              style={{
                insetInlineStart: `${(kept.first / count) * 100}%`,
                width: `${((kept.last - kept.first + 1) / count) * 100}%`,
              }}
            >
              {edges.map((edge) => (
                <HistogramThumb
                  key={edge}
                  edge={edge}
                  label={thumbs[edge]}
                  range={kept}
                  count={count}
                  text={edgeWords(bars[kept[edge]], edge)}
                  onMove={(bar) => {
                    const next = withEdge(kept, edge, bar, count);
                    if (next[edge] === kept[edge]) return;
                    change(next);
                    commit(next);
                  }}
                />
              ))}
            </div>
          )}
        </div>
        <div aria-hidden="true" className={css.axis}>
          {ticksOf(bars).map(({ words, place, alsoNarrow }) => (
            <span
              key={place}
              className={css.tick({ alsoNarrow })}
              style={{ insetInlineStart: `${(place / count) * 100}%` }}
            >
              {words}
            </span>
          ))}
        </div>
      </div>
      <HistogramTable
        label={label}
        bars={bars}
        span={labels.span}
        counts={labels.counts}
        figure={labels.figure ?? String}
      />
    </>
  );
}

/** Text of one end of the range. */
function edgeWords(bar: HistogramBar | undefined, edge: Edge): string {
  return (edge === "last" ? bar?.to : undefined) ?? bar?.from ?? "";
}

const mostTicks = 24;
const mostInNarrow = 5;

/** The labels that fit below the bars: on a phone, and on wider screens. */
function ticksOf(bars: readonly HistogramBar[]) {
  const all = bars.flatMap(({ tick }, place) => (tick === undefined ? [] : [{ words: tick, place }]));
  const step = Math.ceil(all.length / mostTicks);
  const narrowStep = step * Math.ceil(all.length / step / mostInNarrow);
  return all
    .map((tick, nth) => ({ ...tick, nth, alsoNarrow: nth % narrowStep === 0 }))
    .filter(({ nth }) => nth % step === 0);
}
