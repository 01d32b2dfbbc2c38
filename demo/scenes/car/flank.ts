import { textPath } from "../../../server/images/textPath.ts";
import { darken, lighten, lit, luminance, mix } from "../colour.ts";
import { ellipse, group, path, stroke } from "../drawing.ts";
import { at, polygon, spline } from "../geometry.ts";
import { sideMatrix } from "./camera.ts";
import { half, type Painter, sideAt } from "./painter.ts";
import { drawWheel } from "./wheel.ts";

function sideOutline(p: Painter): string {
  const { shape } = p.look;
  const { see } = p.camera;
  const front = shape.length / 2 - shape.bulge * 0.9;
  const back = -shape.length / 2 + 8;
  const s = (x: number, y: number) => see(x, y, sideAt(p, x));
  return spline(
    [
      s(front, shape.sill + 6),
      s(front + 3, shape.nose[1] - 8),
      s(shape.nose[0] - shape.bulge, shape.nose[1]),
      s(shape.hood[0] - shape.bulge * 0.7, shape.hood[1] - 1),
      s((shape.hood[0] + shape.cowl[0]) / 2, (shape.hood[1] + shape.cowl[1]) / 2 + 1),
      s(shape.cowl[0], shape.cowl[1] - 1),
      s(0, shape.cowl[1]),
      s(shape.deck[0], shape.deck[1] - 2),
      s(shape.tail[0] + 6, shape.tail[1]),
      s(back - 4, shape.tail[1] - 22),
      s(back, shape.sill + 12),
      s(back + 20, shape.sill + 2),
      s(-shape.wheelbase / 2, shape.sill),
      s(shape.wheelbase / 2, shape.sill),
      s(front - 20, shape.sill + 1),
    ],
    { closed: true, tension: 0.55 },
  );
}

export function drawSide(p: Painter): string {
  const { look, camera, defs, light, bib } = p;
  const { shape } = look;
  const { see } = camera;
  const outline = sideOutline(p);
  const ink = luminance(p.look.body) > 0.55 ? "#15171c" : "#f8f6f0";
  const high = see(0, shape.cowl[1], half(p));
  const low = see(0, shape.sill, half(p));
  const fill = defs.linear(
    [
      [0, mix(lighten(p.paint, 0.4), light.sky.low, 0.2)],
      [0.16, lighten(p.paint, 0.1)],
      [0.5, p.paint],
      [0.62, darken(p.paint, 0.22)],
      [1, darken(p.paint, 0.5)],
    ],
    [0, -high.y, 0, -low.y],
    "user",
  );
  const clip = defs.clip(outline);
  const strip = (
    x1: number,
    x2: number,
    low1: number,
    high1: number,
    low2: number,
    high2: number,
    colour: string,
  ) =>
    path(
      polygon([
        see(x1, low1, half(p)),
        see(x1, high1, half(p)),
        see(x2, high2, half(p)),
        see(x2, low2, half(p)),
      ]),
      { fill: colour, opacity: 0.95 },
    );
  const { cowl, sill, length } = shape;
  const belt = cowl[1];
  let livery = "";
  if (look.livery === "band")
    livery = strip(-length / 2, length / 2, belt - 30, belt - 14, belt - 46, belt - 34, p.accent);
  if (look.livery === "lower")
    livery = strip(-length / 2, length / 2, sill, sill + 30, sill, sill + 14, p.accent);
  if (look.livery === "chevron")
    livery =
      strip(-length / 2, -90, sill, belt + 8, sill, belt + 8, p.accent) +
      strip(-74, -54, sill, belt + 8, sill, belt + 8, p.accent);
  const seam = (x: number, lean: number) =>
    stroke(
      spline([
        see(x, belt - 2, half(p)),
        see(x + lean * 0.3, (belt + sill) / 2, half(p)),
        see(x + lean, sill + 8, half(p)),
      ]),
      darken(p.paint, 0.6),
      0.9,
      { opacity: 0.7 },
    );
  const doorMiddle = (shape.cowl[0] - 22 + shape.roofRear[0] + 16) / 2;
  const number = textPath(bib, { size: 25, weight: 800 });
  const disc = Math.min(25, (belt - sill) * 0.4);
  const fit = Math.min(1, (disc * 1.62) / number.width, (disc * 1.2) / number.capHeight);
  const plate =
    shape.era === "classic"
      ? ellipse(at(0, 0), disc, disc, {
          fill: lit("#fbfaf5", light.key),
          stroke: "#15171c",
          "stroke-width": 1,
        })
      : path(`M${-disc * 1.15} ${-disc * 0.9}H${disc * 1.15}V${disc * 0.9}H${-disc * 1.15}Z`, {
          fill: lit("#fbfaf5", light.key),
          stroke: p.accent,
          "stroke-width": 2.4,
        });
  const decal = (text: string, room: number, x: number, y: number, colour: string) => {
    const t = textPath(text, { size: 10, weight: 800 });
    const fitted = Math.min(1, room / t.width);
    return group(
      { transform: sideMatrix(camera, x, y, half(p)) },
      path(t.d, {
        fill: colour,
        transform: `scale(${fitted}) translate(${-t.width / 2} ${t.capHeight / 2})`,
      }),
    );
  };
  const modern = shape.era === "modern";
  return (
    path(outline, { fill }) +
    group(
      { "clip-path": clip },
      livery +
        decal(
          look.sponsors[0],
          modern ? 54 : 40,
          shape.wheelbase / 2 - (modern ? 74 : 2),
          modern ? sill + 13 : belt - 12,
          ink,
        ) +
        (modern ? decal(look.sponsors[1], 62, -shape.wheelbase / 2 - 4, belt - 6, ink) : "") +
        stroke(
          spline([
            see(shape.tail[0] + 10, belt - 13, half(p)),
            see(0, belt - 10, half(p)),
            see(shape.hood[0] - 30, shape.hood[1] - 12, half(p)),
          ]),
          "#ffffff",
          1.6,
          { opacity: 0.42 },
        ) +
        stroke(
          spline([see(-length / 2, sill + 3, half(p)), see(length / 2, sill + 3, half(p))]),
          "#0d0e12",
          5,
          { opacity: 0.6 },
        ),
    ) +
    seam(shape.cowl[0] - 20, 4) +
    seam(shape.roofRear[0] + 18, 10) +
    stroke(
      spline([
        see(shape.roofRear[0] + 34, belt - 15, half(p)),
        see(shape.roofRear[0] + 48, belt - 15, half(p)),
      ]),
      shape.era === "classic" ? "#dfe3e7" : darken(p.paint, 0.5),
      2.4,
    ) +
    group(
      { transform: sideMatrix(camera, doorMiddle, (belt + sill) / 2 + 4, half(p) + 1) },
      plate +
        path(number.d, {
          fill: "#14161b",
          transform: `scale(${fit}) translate(${-number.width / 2} ${number.capHeight / 2})`,
        }),
    )
  );
}

export function archAndWheel(p: Painter, x: number, steer: number): string {
  const { shape } = p.look;
  const { see } = p.camera;
  const n = sideAt(p, x);
  const arc = (r: number, inwards: number) =>
    Array.from({ length: 13 }, (_, i) => {
      const angle = (-0.02 + (i / 12) * 1.04) * Math.PI;
      return see(x + Math.cos(angle) * r, shape.wheel + Math.sin(angle) * r, n - inwards);
    });
  const gap = shape.wheel * 1.17;
  return (
    path(`${spline(arc(gap, -1))}Z`, { fill: "#08090c" }) +
    stroke(
      spline(arc(gap + 1.2, -1)),
      p.look.shape.era === "modern" ? darken(p.paint, 0.35) : lighten(p.paint, 0.2),
      shape.era === "modern" ? 4.6 : 2.4,
    ) +
    drawWheel(p.defs, p.camera, p.look, p.light, [x, n - 3], steer)
  );
}
