import type { ReactNode } from "react";
import * as css from "./arrangeSections.css.ts";
import { earlyColumns } from "./early.ts";
import { cellsAboveStrip, type MosaicArrangement, type MosaicCell } from "./grid.ts";
import { type ArrangeMosaic, gaps } from "./measured.ts";

export interface MosaicSection {
  /** Its pictures, as indices, in reading order; those that no section has are not shown. */
  pictures: readonly number[];
  /** One line, on a phone two, with a title of level 2; null for none. */
  heading: ReactNode;
}

/** Arranges a mosaic's pictures in sections: each begins a row, below its heading. Pass the result as `arrange`. */
export function arrangeSections(sections: readonly MosaicSection[]): ArrangeMosaic {
  const known = new Map<string, MosaicArrangement>();
  return (columns, advertEvery) => {
    const key = `${columns} ${advertEvery}`;
    const made = known.get(key) ?? arrangement(sections, columns, advertEvery);
    known.set(key, made);
    return made;
  };
}

function arrangement(
  sections: readonly MosaicSection[],
  columns: number,
  advertEvery: number,
): MosaicArrangement {
  const { cells, headings } = layOut(sections, columns, advertEvery);
  const rows = Math.ceil(cells.length / columns);
  const isNarrow = columns === 2;
  const height = pixelsOf(isNarrow ? css.heights.narrow : css.heights.wide);
  const each = Math.round(height) + (isNarrow ? gaps.narrow : gaps.wide);
  let count = 0;
  const above = Array.from({ length: rows }, (_, row) => {
    if (headings.has(row)) count += 1;
    return count * each;
  });
  const { cellOf, pictureAt, picturesOf } = lookUps(cells);
  return {
    cells,
    rowsAboveStrip: Math.floor(cellOf(lastEarly(sections, advertEvery)) / columns) + 1,
    cellOf,
    pictureAt,
    picturesOf,
    headingsAbove: (row) => (row < 0 ? 0 : (above[Math.min(row, rows - 1)] ?? 0)),
    headingOf: (row) => (headings.has(row) ? each : 0),
    heading: (row, gap) => {
      const heading = headings.get(row);
      if (heading === undefined) return null;
      return (
        // Not the same element once measured: browsers would take its row's transform for a shift of the layout.
        <div
          key={gap === null ? "early" : "measured"}
          role="rowheader"
          className={css.heading({ early: gap === null })}
        >
          {heading}
        </div>
      );
    },
    firstRow: (holds) => firstRow(rows, holds),
    settle: (cell, key) => {
      // Blanks end a row: the way on leads to the next section, any other to the last cell before them.
      const step = key === "ArrowRight" ? 1 : -1;
      let at = cell;
      while (cells[at]?.kind === "blank") at += step;
      return at;
    },
  };
}

/** Returns the last picture that the server renders: in rows of two, whatever the width. */
function lastEarly(sections: readonly MosaicSection[], advertEvery: number): number {
  const early = layOut(sections, earlyColumns, advertEvery).cells.slice(0, cellsAboveStrip);
  return early.findLast(({ kind }) => kind === "picture")?.index ?? 0;
}

/** @returns the cells, and the headings by row */
function layOut(sections: readonly MosaicSection[], columns: number, advertEvery: number) {
  const cells: MosaicCell[] = [];
  const headings = new Map<number, ReactNode>();
  let shown = 0;
  for (const { pictures, heading } of sections) {
    if (pictures.length === 0) continue;
    while (cells.length % columns !== 0) cells.push({ kind: "blank", index: cells.length });
    if (heading !== null) headings.set(cells.length / columns, heading);
    for (const index of pictures) {
      cells.push({ kind: "picture", index });
      shown += 1;
      if (advertEvery > 0 && shown % advertEvery === 0) {
        cells.push({ kind: "advert", index: shown / advertEvery - 1 });
      }
    }
  }
  return { cells, headings };
}

function lookUps(
  cells: readonly MosaicCell[],
): Pick<MosaicArrangement, "cellOf" | "pictureAt" | "picturesOf"> {
  const byPicture = new Map<number, number>();
  for (const [cell, { kind, index }] of cells.entries()) if (kind === "picture") byPicture.set(index, cell);
  return {
    cellOf: (index) => {
      for (let at = index; at >= 0; at -= 1) {
        const cell = byPicture.get(at);
        if (cell !== undefined) return cell;
      }
      return 0;
    },
    pictureAt: (cell) => {
      const found = cells.slice(0, cell + 1).findLast(({ kind }) => kind === "picture");
      return found?.index ?? 0;
    },
    picturesOf: (from, end) => {
      const inside = cells.slice(from, end).filter(({ kind }) => kind === "picture");
      const indices = inside.map(({ index }) => index);
      return indices.length === 0 ? null : [Math.min(...indices), Math.max(...indices)];
    },
  };
}

/** The first of some rows that fulfils a condition; their number if none does. */
function firstRow(rows: number, holds: (row: number) => boolean): number {
  let [from, end] = [0, rows];
  while (from < end) {
    const middle = (from + end) >> 1;
    if (holds(middle)) end = middle;
    else from = middle + 1;
  }
  return from;
}

/** Pixels of a length in rem, at the reader's own text size; the server knows none. */
function pixelsOf(rem: string): number {
  const size = import.meta.env.SSR
    ? 16
    : Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.parseFloat(rem) * size;
}
