import * as css from "./PackTooltip.css.ts";
import type { PackPlaces } from "./PackTooltip.tsx";

/** Limits beyond which a drawing is unreadable, and a number says more. */
const mostPlaces = 24;
const mostBeyond = 4;

const marks = { taken: "", free: "M4 8.5 7 11l5-6", beyond: "m5 5 6 6m0-6-6 6" } as const;

/** Draws the pack's taken places, the pictures that would fit, and next to it those that would not. */
export function PackPlacesDrawing({ taken = 0, free, selected }: PackPlaces) {
  const beyond = Math.max(0, selected - free);
  const drawnBeyond = Math.min(beyond, mostBeyond);
  if (taken + free > mostPlaces) return null;
  return (
    <>
      <span className={css.pack}>
        <Places kind="taken" count={taken} />
        <Places kind="free" count={free} />
      </span>
      {beyond > 0 && (
        <span className={css.together}>
          <Places kind="beyond" count={drawnBeyond} />
          {beyond > drawnBeyond && <span className={css.more}>+{beyond - drawnBeyond}</span>}
        </span>
      )}
    </>
  );
}

function Places({ kind, count }: { kind: keyof typeof marks; count: number }) {
  return Array.from({ length: count }, (_, place) => `${kind} ${place}`).map((key) => (
    <span key={key} className={css.place({ kind })}>
      <svg aria-hidden="true" viewBox="0 0 16 16" focusable="false" className={css.mark}>
        <path d={marks[kind]} className={css.stroke} />
      </svg>
    </span>
  ));
}
