/** Arithmetic of the mosaic: every row has one height, so a place is a product and a row is a division. */

export interface MosaicShape {
  /** Pictures in all. */
  totalCount: number;
  /** Pictures between two adverts; 0 for no adverts. */
  advertEvery: number;
  /** Cells in a row. */
  columns: number;
  /** Height of a row with the gap under it, in pixels. */
  rowHeight: number;
}

export type MosaicCell = { kind: "picture"; index: number } | { kind: "advert"; index: number };

/** How many cells there are, adverts included. One comes after each full run of pictures. */
export function cellCount({ totalCount, advertEvery }: MosaicShape): number {
  return totalCount + (advertEvery > 0 ? Math.floor(totalCount / advertEvery) : 0);
}

/** What stands in a cell, counted from 0 in reading order. */
export function cellAt({ advertEvery }: MosaicShape, cell: number): MosaicCell {
  if (advertEvery <= 0) return { kind: "picture", index: cell };
  const cycle = advertEvery + 1;
  const round = Math.floor(cell / cycle);
  const place = cell % cycle;
  return place === advertEvery
    ? { kind: "advert", index: round }
    : { kind: "picture", index: round * advertEvery + place };
}

/** The cell of a picture. */
export function cellOfPicture({ advertEvery }: MosaicShape, index: number): number {
  return advertEvery > 0 ? index + Math.floor(index / advertEvery) : index;
}

export function rowCount(shape: MosaicShape): number {
  return Math.ceil(cellCount(shape) / shape.columns);
}

/**
 * The rows in view and some beyond.
 * @param top pixels of the mosaic above the window's upper edge; negative while it begins below it
 * @param height the window's height, in pixels
 * @param overscan rows kept on each side
 * @returns first row, and the one after the last
 */
export function rowsInView(
  shape: MosaicShape,
  top: number,
  height: number,
  overscan: number,
): [first: number, end: number] {
  const rows = rowCount(shape);
  const first = Math.floor(top / shape.rowHeight) - overscan;
  const end = Math.ceil((top + height) / shape.rowHeight) + overscan;
  return [Math.min(Math.max(0, first), rows), Math.max(0, Math.min(rows, end))];
}

/** First and last picture of some rows, as indices, or null where they hold none. */
export function picturesOfRows(
  shape: MosaicShape,
  first: number,
  end: number,
): [first: number, last: number] | null {
  const cells = cellCount(shape);
  const indices: number[] = [];
  for (const edge of [first * shape.columns, Math.min(cells, end * shape.columns) - 1]) {
    if (edge < 0 || edge >= cells) return null;
    const cell = cellAt(shape, edge);
    indices.push(cell.kind === "picture" ? cell.index : (cell.index + 1) * shape.advertEvery - 1);
  }
  const [from = 0, to = 0] = indices;
  // A range that begins on an advert begins at the picture after it, if there is one.
  const start = cellAt(shape, first * shape.columns).kind === "advert" ? from + 1 : from;
  return start > to ? null : [start, to];
}
