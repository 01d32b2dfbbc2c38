import * as css from "./Histogram.css.ts";
import type { HistogramBar } from "./Histogram.tsx";

export interface HistogramTableProps {
  label: string;
  bars: readonly HistogramBar[];
  /** Header of the column of spans. */
  span: string;
  /** Header of the column of counts. */
  counts: string;
  /** Formats a count. */
  figure: (count: number) => string;
}

/** « 9 h 15 – 9 h 30 », « samedi 16 mai ». */
export function barWords({ from, to }: HistogramBar): string {
  return to === undefined ? from : `${from} – ${to}`;
}

/** The same counts as a table for screen readers; spans with a zero count are omitted. */
export function HistogramTable({ label, bars, span, counts, figure }: HistogramTableProps) {
  return (
    <div className={css.table}>
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{span}</th>
            <th scope="col">{counts}</th>
          </tr>
        </thead>
        <tbody>
          {bars
            .filter(({ count }) => count > 0)
            .map((bar) => (
              <tr key={bar.from}>
                <th scope="row">{barWords(bar)}</th>
                <td>{figure(bar.count)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
