import { textPath } from "../../../server/images/textPath.ts";
import { darken, lighten, lit } from "../colour.ts";
import { ellipse, group, path, stroke } from "../drawing.ts";
import { at, spline } from "../geometry.ts";
import { frontMatrix } from "./camera.ts";
import { across, half, type Painter, sheet, sideAt } from "./painter.ts";

export function drawNose(p: Painter): string {
  const { shape, lamps } = p.look;
  const { camera, defs, light } = p;
  const front = shape.length / 2;
  const upper = across(p, shape.nose[0], shape.nose[1]);
  const lower = across(p, front - 4, shape.sill + 4);
  const face = defs.linear([
    [0, lighten(p.paint, 0.16)],
    [0.45, p.paint],
    [1, darken(p.paint, 0.45)],
  ]);
  const lip = across(p, shape.hood[0], shape.hood[1]);
  // The stroke closes the seam with the flank.
  let drawn =
    path(sheet(upper, lower), { fill: face, stroke: p.paint, "stroke-width": 3 }) +
    path(sheet(lip, upper), {
      fill: lighten(p.paint, 0.24),
      stroke: lighten(p.paint, 0.2),
      "stroke-width": 2,
    });
  const middle = (shape.nose[1] + shape.sill) / 2;
  const tall = shape.nose[1] - shape.sill;
  if (shape.era === "modern") {
    const mouth = (breadth: number, top: number, low: number) =>
      path(
        sheet(
          across(p, front, middle + tall * top, breadth),
          across(p, front - 2, middle + tall * low, breadth * 0.9),
        ),
        { fill: "#101116" },
      );
    drawn += mouth(0.62, 0.02, -0.36) + mouth(0.5, 0.3, 0.16);
    for (let i = -2; i <= 2; i += 1)
      drawn += stroke(spline(across(p, front, middle + tall * (-0.08 + i * 0.05), 0.56)), "#3a3d45", 0.7);
    drawn += path(
      sheet(across(p, front + 4, shape.sill + 7, 1.02), across(p, front + 6, shape.sill + 2, 1.02)),
      { fill: "#15161a" },
    );
  } else {
    const grille = shape.lights === "square" ? 0.9 : 0.46;
    drawn += path(
      sheet(across(p, front, middle + tall * 0.26, grille), across(p, front, middle - tall * 0.1, grille)),
      { fill: "#14151a" },
    );
    for (let i = 0; i < 4; i += 1)
      drawn += stroke(
        spline(across(p, front + 1, middle + tall * (-0.06 + i * 0.09), grille)),
        "#aeb4bb",
        0.9,
      );
    const chrome = defs.linear([
      [0, "#ffffff"],
      [0.45, "#b9c0c8"],
      [0.55, "#5b626c"],
      [1, "#e3e7eb"],
    ]);
    drawn += path(
      sheet(
        across(p, front + 7, middle - tall * 0.16, 1.03),
        across(p, front + 7, middle - tall * 0.34, 1.03),
      ),
      { fill: chrome },
    );
  }
  for (const side of [-1, 1] as const) drawn += drawHeadlight(p, side);
  if (lamps)
    for (const part of [-0.42, -0.16, 0.16, 0.42]) {
      const spot = camera.see(front + 8, shape.nose[1] + (shape.era === "modern" ? 2 : -10), half(p) * part);
      drawn +=
        ellipse(spot, 8, 8.6, { fill: "#22242a" }) +
        ellipse(spot, 6.6, 7.2, { fill: "#fff6d8" }) +
        ellipse(at(spot.x - 1.4, spot.y + 1.6), 2.6, 2.8, { fill: "#ffffff" });
    }
  const plate = textPath("DOSSARD", { size: 6.4, weight: 800 });
  return (
    drawn +
    group(
      { transform: frontMatrix(camera, front + 7, middle - tall * 0.26, 0) },
      path("M-23 -5H23V5H-23Z", { fill: lit("#f5f4ee", light.key) }) +
        path(plate.d, {
          fill: "#15171c",
          transform: `translate(${-plate.width / 2} ${plate.capHeight / 2})`,
        }),
    )
  );
}

function drawHeadlight(p: Painter, side: -1 | 1): string {
  const { shape } = p.look;
  const { camera, defs } = p;
  const n = sideAt(p, shape.nose[0]) * side;
  const glow = p.light.mood === "overcast" || p.light.mood === "dawn";
  const halo = glow
    ? ellipse(camera.see(shape.nose[0] + 4, shape.nose[1], n * 0.72), 30, 26, {
        fill: defs.radial([
          [0, "#fffbe6", 0.9],
          [0.3, "#fff1c0", 0.45],
          [1, "#fff1c0", 0],
        ]),
      })
    : "";
  if (shape.lights === "round" || shape.lights === "square") {
    const r = shape.lights === "round" ? 9.5 : 7.4;
    const spots = shape.lights === "round" ? [0.74] : [0.6, 0.8];
    return (
      spots
        .map((part) => {
          const spot = camera.see(shape.nose[0] - shape.bulge * part ** 2 + 3, shape.nose[1] - 2, n * part);
          return (
            ellipse(spot, r * 0.94, r * 1.12, { fill: "#c8ced5" }) +
            ellipse(spot, r * 0.8, r * 0.97, { fill: glow ? "#fff8dc" : "#e8eff3" }) +
            ellipse(at(spot.x - r * 0.2, spot.y + r * 0.25), r * 0.32, r * 0.36, { fill: "#ffffff" }) +
            ellipse(at(spot.x, spot.y - r * 0.4), r * 0.5, r * 0.3, { fill: "#7f8d99", opacity: 0.45 })
          );
        })
        .join("") + halo
    );
  }
  const q = (x: number, y: number, part: number) =>
    camera.see(shape.nose[0] - shape.bulge * part ** 2 + x, shape.nose[1] + y, n * part);
  const eye = spline([q(2, -1, 0.5), q(1, 7, 0.72), q(-14, 13, 0.97), q(-10, 3, 0.985), q(2, -5, 0.8)], {
    closed: true,
    tension: 0.7,
  });
  return (
    path(eye, { fill: "#1a1d24" }) +
    ellipse(q(1, 2.5, 0.76), 5, 3.6, { fill: glow ? "#fffbe6" : "#dfe8ee" }) +
    ellipse(q(-3, 5.4, 0.88), 3.6, 2.8, { fill: glow ? "#fffbe6" : "#b9c6d0" }) +
    stroke(spline([q(2, -4, 0.6), q(0, -2.4, 0.84), q(-8, 2, 0.97)]), "#ffffff", 1.1, { opacity: 0.8 }) +
    halo
  );
}
