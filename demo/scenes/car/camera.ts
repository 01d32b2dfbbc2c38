import { at, type Point } from "../geometry.ts";

/** The view from `eye` cm above ground of a car that drives to the right, its nose turned to the viewer by `yaw` degrees. */
export interface CarCamera {
  /** x forwards, y up, n towards the viewer, from the car's centre on the ground. */
  see: (x: number, y: number, n: number) => Point;
  yaw: number;
  /** Text on a mirrored picture must run the other way to be readable. */
  mirrored: boolean;
}

export function carCamera(yaw: number, eye: number, mirrored: boolean): CarCamera {
  const cos = Math.cos((yaw * Math.PI) / 180);
  const sin = Math.sin((yaw * Math.PI) / 180);
  return {
    yaw,
    mirrored,
    see: (x, y, n) => {
      const depth = x * sin + n * cos;
      const k = 1 / (1 - depth / 1350);
      return at((x * cos - n * sin) * k, eye + (y - eye) * k);
    },
  };
}

/** Returns the matrix from a flat drawing (x right, y down, in cm around the spot) to a plane of the car. */
export function planeMatrix(origin: Point, right: Point, up: Point): string {
  const values = [
    right.x - origin.x,
    -(right.y - origin.y),
    -(up.x - origin.x),
    up.y - origin.y,
    origin.x,
    -origin.y,
  ];
  return `matrix(${values.map((value) => Math.round(value * 10000) / 10000).join(" ")})`;
}

/** Returns the matrix of the near side at a spot, readable even in a mirrored picture. */
export function sideMatrix({ see, mirrored }: CarCamera, x: number, y: number, n: number): string {
  const step = mirrored ? -1 : 1;
  return planeMatrix(see(x, y, n), see(x + step, y, n), see(x, y + 1, n));
}

/** Returns the matrix of the front; its right is the car's far side. */
export function frontMatrix({ see, mirrored }: CarCamera, x: number, y: number, n: number, lean = 0): string {
  const step = mirrored ? 1 : -1;
  return planeMatrix(see(x, y, n), see(x, y, n + step), see(x - lean, y + 1, n));
}
