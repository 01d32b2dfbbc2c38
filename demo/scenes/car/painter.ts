import type { Definitions } from "../drawing.ts";
import { type Point, spline } from "../geometry.ts";
import type { Light } from "../light.ts";
import type { CarCamera } from "./camera.ts";
import type { CarLook } from "./model.ts";

export interface Painter {
  defs: Definitions;
  camera: CarCamera;
  look: CarLook;
  light: Light;
  bib: string;
  /** Paint in this light. */
  paint: string;
  accent: string;
}

export const half = ({ look }: Painter) => look.shape.width / 2;

/** Returns the position of the body's side at x: it narrows at the nose and the tail. */
export function sideAt(p: Painter, x: number): number {
  const { length } = p.look.shape;
  const far = Math.abs(x) / (length / 2);
  return half(p) * (1 - 0.13 * far ** 4);
}

/** Returns points across the nose from the far corner to the near one, at a height. */
export function across(p: Painter, x: number, y: number, breadth = 1): Point[] {
  const { bulge } = p.look.shape;
  return Array.from({ length: 9 }, (_, i) => {
    const part = i / 4 - 1;
    return p.camera.see(x - bulge * part ** 2 * breadth ** 2, y, sideAt(p, x) * part * breadth);
  });
}

const open = (points: readonly Point[]) => spline(points).slice(1);

/** A surface between two lines of points. */
export const sheet = (upper: readonly Point[], lower: readonly Point[]) =>
  `M${open(upper)}L${open([...lower].reverse())}Z`;
