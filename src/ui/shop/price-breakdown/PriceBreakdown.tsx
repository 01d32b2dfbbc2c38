import type { Ref } from "react";
import type { RootProps } from "../../rootProps.ts";
import { Skeleton } from "../../skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../visually-hidden/VisuallyHidden.tsx";
import * as css from "./PriceBreakdown.css.ts";

export const priceRowTones = ["plain", "gain"] as const;
export type PriceRowTone = (typeof priceRowTones)[number];

export interface PriceRow {
  key: string;
  /** « 3 articles », « Livraison ». */
  label: string;
  /** Formatted amount: « 4,00 € », « −10 % », « offerte ». */
  amount: string;
  /** Line under the label. Default: none. */
  detail?: string;
  /** Whether the row is a saving. Default: plain. */
  tone?: PriceRowTone;
}

export type PriceBreakdownProps = RootProps &
  (
    | {
        /** The rows of the sum, in order. */
        rows: readonly PriceRow[];
        /** The last line, larger. */
        total: { label: string; amount: string };
        /** Announced during the calculation: « Calcul du total… »; skeleton rows have their final size. Default: not busy. */
        loading?: undefined;
        loadingRows?: never;
      }
    | {
        rows?: never;
        total?: never;
        loading: string;
        /** Skeleton rows above the total. Default: 2. */
        loadingRows?: number;
      }
  );

/** The breakdown of a total. */
export function PriceBreakdown({ rows, total, loading, loadingRows = 2, ref, ...root }: PriceBreakdownProps) {
  if (loading !== undefined) {
    return (
      <div {...root} ref={ref as Ref<HTMLDivElement>} role="status" className={css.list}>
        <VisuallyHidden>{loading}</VisuallyHidden>
        <SkeletonRows count={loadingRows} />
      </div>
    );
  }
  return (
    <dl {...root} ref={ref as Ref<HTMLDListElement>} className={css.list}>
      {rows.map(({ key, label, amount, detail, tone = "plain" }) => (
        <div key={key} className={css.row({ tone })}>
          <dt className={css.label}>
            {label}
            {detail && <span className={css.detail}>{detail}</span>}
          </dt>
          <dd className={css.amount}>{amount}</dd>
        </div>
      ))}
      <div className={css.total({ ruled: rows.length > 0 })}>
        <dt className={css.label}>{total.label}</dt>
        <dd className={css.amount}>{total.amount}</dd>
      </div>
    </dl>
  );
}

function SkeletonRows({ count }: { count: number }) {
  return (
    <>
      {Array.from({ length: count }, (_, row) => (
        <Skeleton
          // biome-ignore lint/suspicious/noArrayIndexKey: lines to come have no identity but their place
          key={row}
          text="body"
          width={row % 2 === 0 ? "half" : "most"}
        />
      ))}
      <div className={css.total({ ruled: true, loading: true })}>
        <Skeleton text="title3" width="full" />
      </div>
    </>
  );
}
