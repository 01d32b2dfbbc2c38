import { memo, type ReactNode } from "react";
import { cellAt, cellCount, type MosaicShape, topOfRow } from "./grid.ts";
import * as css from "./Mosaic.css.ts";

export interface MosaicRowProps {
  row: number;
  shape: MosaicShape;
  /** Pixels between two cells; null while the style sheet defines the columns. */
  gap: number | null;
  /** Upward offset from its own place, in pixels. */
  shift: number;
  renderItem: (index: number) => ReactNode;
  renderAdvert: ((index: number) => ReactNode) | undefined;
}

/** One row of the mosaic. Memoised: during scrolling, only new rows render. */
export const MosaicRow = memo(function MosaicRow({
  row,
  shape,
  gap,
  shift,
  renderItem,
  renderAdvert,
}: MosaicRowProps) {
  return (
    <div
      role="row"
      aria-rowindex={row + 1}
      className={gap === null ? css.earlyRow : css.row}
      style={
        gap === null
          ? undefined
          : {
              transform: `translateY(${topOfRow(shape, row) - shift}px)`,
              height: shape.rowHeight - gap,
              gap,
              gridTemplateColumns: `repeat(${shape.columns}, minmax(0, 1fr))`,
            }
      }
    >
      {shape.arranged?.heading(row, gap)}
      {cellsOfRow(shape, row).map((place, column) => {
        const cell = cellAt(shape, place);
        if (cell.kind === "blank") return null;
        return (
          <div
            key={place % shape.columns}
            role="gridcell"
            tabIndex={-1}
            aria-colindex={column + 1}
            data-place={place}
            className={css.cell}
          >
            {cell.kind === "picture" ? renderItem(cell.index) : renderAdvert?.(cell.index)}
          </div>
        );
      })}
    </div>
  );
});

function cellsOfRow(shape: MosaicShape, row: number): number[] {
  const from = row * shape.columns;
  const count = Math.max(0, Math.min(shape.columns, cellCount(shape) - from));
  return Array.from({ length: count }, (_, place) => from + place);
}
