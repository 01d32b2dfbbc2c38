import { at, type Point } from "../geometry.ts";

/** Sees a car that goes to the right and turns its nose towards the viewer by `yaw` degrees, from `eye` cm above ground. */
export interface CarCamera {
  /** x forwards, y up, n towards the viewer, from the car's middle on the ground. */
  see: (x: number, y: number, n: number) => Point;
  yaw: number;
  /** Text on a mirrored picture must run the other way to be read. */
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

/** Lays flat drawing (x to the right, y down, in cm about the spot) into a plane of the car. */
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

/** The matrix of the near side at a spot, readable even when the picture is mirrored. */
export function sideMatrix({ see, mirrored }: CarCamera, x: number, y: number, n: number): string {
  const step = mirrored ? -1 : 1;
  return planeMatrix(see(x, y, n), see(x + step, y, n), see(x, y + 1, n));
}

/** The matrix of the front, whose right is the car's far side. */
export function frontMatrix({ see, mirrored }: CarCamera, x: number, y: number, n: number, lean = 0): string {
  const step = mirrored ? 1 : -1;
  return planeMatrix(see(x, y, n), see(x, y, n + step), see(x - lean, y + 1, n));
}
