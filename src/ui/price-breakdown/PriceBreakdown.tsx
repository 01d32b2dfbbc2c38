import { classNames } from "../classNames.ts";
import * as css from "./PriceBreakdown.css.ts";

export interface PriceRow {
  key: string;
  label: string;
  /** Already written: « 4,00 € », « −10 % », « offerte ». */
  amount: string;
  /** Line under the label. Default: none. */
  detail?: string;
  /** Whether it is to the shopper's gain. Default: plain. */
  tone?: "plain" | "gain";
}

export interface PriceBreakdownProps {
  rows: readonly PriceRow[];
  /** The last line, larger. */
  total: { label: string; amount: string };
}

/** How a total is made. */
export function PriceBreakdown({ rows, total }: PriceBreakdownProps) {
  return (
    <dl className={css.list}>
      {rows.map(({ key, label, amount, detail, tone = "plain" }) => (
        <div key={key} className={classNames(css.row, css.tones[tone])}>
          <dt>
            {label}
            {detail && <span className={css.detail}>{detail}</span>}
          </dt>
          <dd className={css.amount}>{amount}</dd>
        </div>
      ))}
      <div className={classNames(css.row, css.total)}>
        <dt>{total.label}</dt>
        <dd className={css.amount}>{total.amount}</dd>
      </div>
    </dl>
  );
}
