import { cellAt, cellCount, type MosaicShape, rowCount, rowFrom, topOfRow } from "./grid.ts";

/** Scroll place of a mosaic, independent of its width. */
export interface MosaicPlace {
  /** Index of a picture in view. */
  index: number;
  /** Distance of its upper edge below the window's, in pixels; negative if above. */
  offset: number;
}

/** Returns the cell of a picture; past the last picture, the last cell. */
export function cellOfPicture({ totalCount, advertEvery, arranged }: MosaicShape, index: number): number {
  if (arranged) return arranged.cellOf(index);
  const held = Math.min(Math.max(index, 0), Math.max(0, totalCount - 1));
  return advertEvery > 0 ? held + Math.floor(held / advertEvery) : held;
}

/**
 * Describes the place by a fully visible picture: the last focused one, or the first.
 * @param top pixels of all rows above the window's upper edge; negative while the mosaic starts below it
 * @param view the window's height and how much of its top is covered, in pixels
 * @param preferred the last focused cell; -1 for none
 */
export function placeInView(
  shape: MosaicShape,
  top: number,
  view: { height: number; covered: number },
  preferred: number,
): MosaicPlace {
  const { rowHeight, columns } = shape;
  const isSeen = (row: number) =>
    row >= 0 &&
    topOfRow(shape, row) >= top + view.covered &&
    topOfRow(shape, row) + rowHeight <= top + view.height;
  const wanted = Math.floor(preferred / columns);
  const first = rowFrom(shape, top + view.covered);
  const row = Math.min(Math.max(0, isSeen(wanted) ? wanted : first), Math.max(0, rowCount(shape) - 1));
  const cell = Math.min(isSeen(wanted) ? preferred : row * columns, Math.max(0, cellCount(shape) - 1));
  const index = pictureNear(shape, cell);
  return { index, offset: topOfRow(shape, rowOf(shape, index)) - top };
}

/** An advert stands for the picture before it: in the same row, or the last of the row above. */
function pictureNear(shape: MosaicShape, cell: number): number {
  if (shape.arranged) return shape.arranged.pictureAt(cell);
  const found = cellAt(shape, cell);
  return found.kind === "picture" ? found.index : (found.index + 1) * shape.advertEvery - 1;
}

/** Returns the pixels of all rows above the window's upper edge for a place. */
export function topOfPlace(shape: MosaicShape, { index, offset }: MosaicPlace): number {
  return topOfRow(shape, rowOf(shape, index)) - offset;
}

function rowOf(shape: MosaicShape, index: number): number {
  return Math.floor(cellOfPicture(shape, index) / shape.columns);
}
