/** Sizes and places on a wall, in centimetres; places from its upper left corner. */
export interface Size {
  width: number;
  height: number;
}
export interface Spot {
  x: number;
  y: number;
}

/** A common sofa for three: what tells the eye how large a print is. */
export const sofa = { width: 200, height: 84 };
const floorDepth = 38;
/** Between the sofa and a print above it. */
const gap = 16;
/** Where the centre of a picture hangs, above the floor. */
const eyeLevel = 150;

export interface Room extends Size {
  /** Where the wall meets the floor. */
  floor: number;
  /** The sofa's upper left corner. */
  sofa: Spot;
}

/** Returns a room with a sofa, large enough for each of some prints above it. */
export function roomFor(papers: readonly Size[]): Room {
  const widest = Math.max(...papers.map(({ width }) => width), 0);
  const tallest = Math.max(...papers.map(({ height }) => height), 0);
  const width = Math.max(320, widest + 120);
  const floor = Math.max(250, sofa.height + gap + tallest + 18);
  return {
    width,
    height: floor + floorDepth,
    floor,
    sofa: { x: (width - sofa.width) / 2, y: floor - sofa.height },
  };
}

/** Where a print's centre hangs in a room: at eye level, higher where the sofa is in the way. */
export function hungIn(room: Room, paper: Size): Spot {
  return { x: room.width / 2, y: room.floor - Math.max(eyeLevel, sofa.height + gap + paper.height / 2) };
}

/** A place at which a print lies within a wall; in its middle along a side that is too short for it. */
export function within(wall: Size, paper: Size, { x, y }: Spot): Spot {
  const clamp = (at: number, length: number, most: number) =>
    length >= most ? most / 2 : Math.min(most - length / 2, Math.max(length / 2, at));
  return { x: clamp(x, paper.width, wall.width), y: clamp(y, paper.height, wall.height) };
}

/** Bounds of the width of the wall on a photograph. */
export const wallWidth = { min: 50, max: 2000, assumed: 300 };
