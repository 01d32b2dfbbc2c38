import { darken, lit, mix } from "../colour.ts";
import { type Definitions, ellipse, path } from "../drawing.ts";
import { at, polygon, spline } from "../geometry.ts";
import type { Light } from "../light.ts";
import type { CarCamera } from "./camera.ts";
import { archAndWheel, drawSide } from "./flank.ts";
import { drawCockpit, drawRoof, drawSideWindows, drawWindscreen } from "./greenhouse.ts";
import type { CarLook } from "./model.ts";
import { drawNose } from "./nose.ts";
import { half, type Painter } from "./painter.ts";
import { drawHoodAndRoof, drawWing } from "./topside.ts";
import { drawWheel } from "./wheel.ts";

/** A car in centimetres on the ground, its centre at the origin, driving to the right. */
export function drawCar(
  defs: Definitions,
  look: CarLook,
  placement: { camera: CarCamera; light: Light; bib: string; steer: number },
): string {
  const { camera, light, bib, steer } = placement;
  const tone = mix(light.key, "#ffffff", 0.3);
  const p: Painter = {
    defs,
    camera,
    look,
    light,
    bib,
    paint: lit(look.body, tone),
    accent: lit(look.accent, tone),
  };
  const { shape } = look;
  const { see } = camera;
  const axle = shape.wheelbase / 2;
  const n = half(p);
  const inner = n - 14;
  const isOpen = shape.name === "roadster";
  const floor = polygon([
    see(shape.length / 2 - 20, shape.sill + 6, -n * 0.9),
    see(shape.length / 2 - 20, shape.sill + 6, n * 0.9),
    see(-axle - 24, shape.sill + 6, n * 0.9),
    see(-axle - 20, 9, n * 0.86),
    see(shape.length / 2 - 34, 9, n * 0.86),
    see(shape.length / 2 - 34, 9, -n * 0.9),
  ]);
  const mirror = see(shape.cowl[0] - 16, shape.cowl[1] + 9, n * 1.06);
  const near =
    drawSide(p) +
    archAndWheel(p, -axle, 0) +
    archAndWheel(p, axle, steer) +
    (isOpen ? "" : drawSideWindows(p)) +
    (isOpen
      ? ""
      : ellipse(mirror, 7.5, 5.4, { fill: darken(p.paint, 0.12) }) +
        ellipse(at(mirror.x - 2, mirror.y + 1.4), 4, 2, { fill: "#ffffff", opacity: 0.3 }));
  return (
    drawWheel(defs, camera, look, light, [-axle, -inner], 0) +
    drawWheel(defs, camera, look, light, [axle, -inner], steer) +
    path(floor, { fill: "#0b0c10" }) +
    drawHoodAndRoof(p) +
    (isOpen ? drawCockpit(p) + drawWindscreen(p) : drawWindscreen(p) + drawRoof(p)) +
    drawWing(p) +
    near +
    drawNose(p)
  );
}

/** The shadow under a car, as its camera sees the ground. */
export function drawCarShadow(look: CarLook, camera: CarCamera, light: Light): string {
  const { length, width } = look.shape;
  const reach = -light.sunSide * light.shadow.length * 26;
  const around = (grow: number, shift: number) =>
    spline(
      Array.from({ length: 16 }, (_, i) => {
        const angle = (i / 16) * Math.PI * 2;
        const square = (value: number) => Math.sign(value) * Math.abs(value) ** 0.45;
        return camera.see(
          square(Math.cos(angle)) * (length / 2) * grow + shift,
          0,
          square(Math.sin(angle)) * (width / 2) * grow,
        );
      }),
      { closed: true },
    );
  const { colour, strength } = light.shadow;
  // Nested outlines fade like a blur and cost a tenth of one.
  let soft = "";
  for (let i = 0; i < 7; i += 1)
    soft += path(around(1.12 - i * 0.025, reach * (1 - i * 0.03)), {
      fill: colour,
      opacity: strength * 0.24,
    });
  return soft + path(around(0.9, 0), { fill: "#07070b", opacity: 0.7 });
}
