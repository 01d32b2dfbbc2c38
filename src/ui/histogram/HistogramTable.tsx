import * as css from "./Histogram.css.ts";
import type { HistogramBar } from "./Histogram.tsx";

export interface HistogramTableProps {
  label: string;
  bars: readonly HistogramBar[];
  /** Head of the column of spans. */
  span: string;
  /** Head of the column of counts. */
  counts: string;
  /** A count as it is written there. */
  figure: (count: number) => string;
}

/** « 9 h 15 – 9 h 30 », « samedi 16 mai ». */
export function barWords({ from, to }: HistogramBar): string {
  return to === undefined ? from : `${from} – ${to}`;
}

/** The same counts for screen readers, which cannot see a bar's height; spans that count nothing are left out. */
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
