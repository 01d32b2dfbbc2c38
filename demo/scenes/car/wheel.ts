import { darken, lighten, lit } from "../colour.ts";
import { type Definitions, path, stroke } from "../drawing.ts";
import { between, type Point, spline } from "../geometry.ts";
import type { Light } from "../light.ts";
import type { CarCamera } from "./camera.ts";
import type { CarLook } from "./model.ts";

/** A wheel around its hub; `steer` turns it away from the car's axis, in degrees. */
export function drawWheel(
  defs: Definitions,
  camera: CarCamera,
  look: CarLook,
  light: Light,
  [x, n]: readonly [number, number],
  steer: number,
): string {
  const radius = look.shape.wheel;
  const turn = (steer * Math.PI) / 180;
  const spot = (angle: number, r: number, inwards: number): Point => {
    const along = Math.cos(angle) * r;
    return camera.see(
      x + along * Math.cos(turn) - inwards * Math.sin(turn),
      radius + Math.sin(angle) * r,
      n + along * Math.sin(turn) - inwards * Math.cos(turn),
    );
  };
  const ring = (r: number, inwards = 0) =>
    spline(
      Array.from({ length: 20 }, (_, i) => spot((i / 20) * Math.PI * 2, r, inwards)),
      { closed: true },
    );
  const classic = look.shape.era === "classic";
  const rim = lit(look.rim, light.key);
  let drawn = "";
  for (const inwards of [22, 16, 11, 6, 2])
    drawn += path(ring(radius, inwards), { fill: inwards > 8 ? "#0e0f13" : "#16171c" });
  drawn += path(ring(radius), { fill: "#202127" });
  drawn += path(ring(radius * 0.93), { fill: "#17181c" });
  drawn += path(ring(radius * (classic ? 0.66 : 0.75)), { fill: "#0c0d10" });
  const metal = defs.linear([
    [0, lighten(rim, 0.5)],
    [0.5, rim],
    [1, darken(rim, 0.5)],
  ]);
  drawn += stroke(ring(radius * (classic ? 0.63 : 0.72)), metal, radius * 0.07);
  const spokes = classic ? 12 : 10;
  for (let i = 0; i < spokes; i += 1) {
    const angle = (i / spokes) * Math.PI * 2 + 0.3;
    const outer = spot(angle + (i % 2 ? 0.1 : -0.1), radius * (classic ? 0.6 : 0.7), 0);
    drawn += stroke(spline([spot(angle, radius * 0.12, 1), outer]), metal, classic ? 1.4 : 3.2, {
      opacity: 0.92,
    });
  }
  const disc = spot(0, 0, 0);
  return (
    drawn +
    path(ring(radius * 0.16), { fill: rim }) +
    path(ring(radius * 0.07), { fill: darken(rim, 0.5) }) +
    stroke(
      spline([spot(2.6, radius * 0.84, 0), spot(2.1, radius * 0.86, 0), spot(1.5, radius * 0.86, 0)]),
      "#5a5d66",
      1.6,
      { opacity: 0.8 },
    ) +
    stroke(
      spline([between(disc, spot(1.6, radius, 0), 0.2), between(disc, spot(1.6, radius, 0), 0.4)]),
      "#ffffff",
      0.8,
      { opacity: 0.25 },
    )
  );
}
