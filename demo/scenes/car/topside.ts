import { darken, lighten, mix } from "../colour.ts";
import { path, stroke } from "../drawing.ts";
import { polygon, spline } from "../geometry.ts";
import { across, half, type Painter, sheet, sideAt } from "./painter.ts";

export function drawHoodAndRoof(p: Painter): string {
  const { shape } = p.look;
  const { camera, defs, light } = p;
  const lip = across(p, shape.hood[0], shape.hood[1]);
  const cowl = Array.from({ length: 9 }, (_, i) => {
    const part = i / 4 - 1;
    return camera.see(
      shape.cowl[0] + 12 * (1 - part ** 2),
      shape.cowl[1],
      sideAt(p, shape.cowl[0]) * 0.95 * part,
    );
  });
  const sky = mix(lighten(p.paint, 0.2), light.sky.middle, 0.28);
  const top = defs.linear(
    [
      [0, lighten(sky, 0.2)],
      [0.6, sky],
      [1, lighten(p.paint, 0.1)],
    ],
    [0.3, 0, 0.7, 1],
  );
  let drawn = path(sheet(cowl, lip), { fill: top });
  const along = (part: number) => [
    camera.see(shape.hood[0] - shape.bulge * part ** 2, shape.hood[1] + 0.4, sideAt(p, shape.hood[0]) * part),
    camera.see(shape.cowl[0] + 10, shape.cowl[1] + 0.4, half(p) * 0.95 * part),
  ];
  const ribbon = (from: number, to: number) => {
    const a = along(from);
    const b = along(to);
    return path(polygon([...a, ...b.reverse()]), { fill: p.accent });
  };
  if (p.look.livery === "stripes") drawn += ribbon(-0.3, -0.1) + ribbon(0.1, 0.3);
  if (p.look.livery === "chevron" || p.look.livery === "band") drawn += ribbon(0.35, 1);
  drawn +=
    stroke(spline(along(0.62)), darken(p.paint, 0.35), 0.8, { opacity: 0.6 }) +
    stroke(spline(along(-0.62)), darken(p.paint, 0.35), 0.8, { opacity: 0.6 });
  const gleam = defs.linear(
    [
      [0, "#ffffff", 0],
      [0.5, "#ffffff", 0.5],
      [1, "#ffffff", 0],
    ],
    [0, 0, 1, 0.2],
  );
  drawn += path(polygon([...along(-0.5), ...along(-0.02).reverse()]), { fill: gleam });
  return drawn;
}

export function drawWing(p: Painter): string {
  const { shape } = p.look;
  if (!shape.hasWing) return "";
  const { see } = p.camera;
  const y = shape.roofRear[1] + 7;
  const x = shape.roofRear[0] - 22;
  const n = half(p) * 0.72;
  const blade = polygon([
    see(x + 16, y - 2, -n),
    see(x + 16, y - 2, n),
    see(x - 18, y + 9, n),
    see(x - 18, y + 9, -n),
  ]);
  const plate = polygon([
    see(x + 18, y - 9, n),
    see(x + 19, y + 3, n),
    see(x - 20, y + 11, n),
    see(x - 20, y - 4, n),
  ]);
  return (
    path(polygon([see(x + 18, y - 8, n), see(x + 18, y - 8, -n), see(x - 10, y, -n), see(x - 10, y, n)]), {
      fill: darken(p.paint, 0.5),
    }) +
    path(blade, { fill: darken(p.accent, 0.15) }) +
    path(plate, { fill: p.accent })
  );
}
