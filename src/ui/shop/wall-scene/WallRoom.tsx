import * as css from "./WallScene.css.ts";

export interface WallRoomShape {
  /** Size of the whole drawing, in centimetres. */
  width: number;
  height: number;
  /** Where the wall meets the floor, from the top. */
  floor: number;
  /** The sofa's upper left corner and its size. */
  sofa: { x: number; y: number; width: number; height: number };
  /** The sofa's width in words, below it: « 2 m ». */
  measure: string;
}

/** Beyond the drawing, so that wall and floor fill any window. */
const beyond = 3000;

/** A wall, a floor and a sofa of a known width. */
export function WallRoom({ width, height, floor, sofa, measure }: WallRoomShape) {
  const { x, y } = sofa;
  const across = { x: -beyond, width: width + 2 * beyond };
  const [end, middle] = [x + sofa.width, x + sofa.width / 2];
  const cushion = { y: y + 32, width: sofa.width / 2 - 22, height: 26, rx: 6 };
  const arm = { y: y + 24, width: 22, height: sofa.height - 32, rx: 9 };
  return (
    <>
      <rect className={css.wall} {...across} y={-beyond} height={floor + beyond} />
      <rect className={css.floor} {...across} y={floor} height={height - floor + beyond} />
      <rect className={css.skirting} {...across} y={floor - 7} height={7} />
      <rect className={css.foot} x={x + 14} y={floor - 9} width={6} height={9} />
      <rect className={css.foot} x={end - 20} y={floor - 9} width={6} height={9} />
      <g className={css.sofa}>
        <rect x={x + 12} y={y} width={sofa.width - 24} height={52} rx={9} />
        <rect {...cushion} x={x + 20} />
        <rect {...cushion} x={middle + 2} />
        <rect data-sofa="" x={x} y={floor - 30} width={sofa.width} height={22} rx={5} />
        <rect {...arm} x={x} />
        <rect {...arm} x={end - arm.width} />
      </g>
      <path className={css.measure} d={`M${x} ${floor + 10}v8m0 -4H${end}m0 -4v8`} />
      <text className={css.words} x={middle} y={floor + 27} fontSize={9} textAnchor="middle">
        {measure}
      </text>
    </>
  );
}
