import { textPath } from "../../../server/images/textPath.ts";
import { darken, lighten, lit } from "../colour.ts";
import { type Definitions, ellipse, group, path, stroke } from "../drawing.ts";
import { add, at, type Point, polygon, spline } from "../geometry.ts";
import type { Light } from "../light.ts";
import type { RunnerLook } from "./look.ts";
import type { RunnerBones } from "./skeleton.ts";

export function drawBib(bones: RunnerBones, bib: string, accent: string, light: Light): string {
  const centre = bones.trunk(10.5, 27, 0);
  const cos = Math.cos((bones.yaw * Math.PI) / 180);
  const sin = Math.sin((bones.yaw * Math.PI) / 180);
  const half = 13;
  const number = textPath(bib, { size: 14, weight: 800 });
  const fit = Math.min(1, 23 / number.width);
  const event = textPath("DOSSARD", { size: 3.4, weight: 800, letterSpacing: 0.5 });
  const white = lit("#fdfcf8", light.key);
  return group(
    { transform: `matrix(${cos} ${-0.1 * sin} ${0.1 * sin} 1 ${centre.x} ${-centre.y})` },
    path(`M${-half} -9.5H${half}V9.8Q0 11.6 ${-half} 9.8Z`, { fill: white }) +
      path(`M${-half} -9.5H${half}V-4.4H${-half}Z`, { fill: accent }) +
      path(event.d, { fill: "#ffffff", transform: `translate(${-event.width / 2} -5.7)` }) +
      path(number.d, {
        fill: "#14161b",
        transform: `translate(${(-number.width * fit) / 2} 7.2) scale(${fit} 1)`,
      }) +
      path(`M${half - 7} -4.4H${half}V9.8Q${half - 4} 10.4 ${half - 7} 10.6Z`, {
        fill: "#3a3550",
        opacity: 0.1,
      }) +
      [-1, 1].map((s) => ellipse(at(s * (half - 1.6), 8), 0.7, 0.7, { fill: "#8a8d94" })).join(""),
  );
}

export function drawTorso(defs: Definitions, bones: RunnerBones, look: RunnerLook, light: Light): string {
  const { trunk, yaw } = bones;
  const b = look.build;
  const h = look.height;
  const cos = Math.abs(Math.cos((yaw * Math.PI) / 180));
  const sin = Math.abs(Math.sin((yaw * Math.PI) / 180));
  const wide = (side: number, deep: number) => Math.hypot(side * cos, deep * sin);
  const row = (up: number, half: number, extra = 0): [Point, Point] => {
    const p = trunk(extra, up * h, 0);
    return [at(p.x - half, p.y), at(p.x + half, p.y)];
  };
  const rows = [
    row(-8, wide(15, 11) * b),
    row(6, wide(13.6, 10.5) * b),
    row(17, wide(12.8, 10.2) * b),
    row(32, wide(16.6, 12) * b, 1),
    row(44, wide(17.4, 11.5) * b),
    row(51.5, wide(15.2, 8) * b),
    row(55.5, wide(7.5, 6.5) * b),
  ];
  const outline = spline([...rows.map(([left]) => left), ...rows.map(([, right]) => right).reverse()], {
    closed: true,
    tension: 0.85,
  });
  const shirt = lit(look.shirt, light.key);
  const sunny = light.sunSide > 0;
  const fill = defs.linear(
    [
      [0, sunny ? darken(shirt, 0.42) : lighten(shirt, 0.2)],
      [0.45, shirt],
      [1, sunny ? lighten(shirt, 0.2) : darken(shirt, 0.42)],
    ],
    [0, 0.3, 1, 0.5],
  );
  const clip = defs.clip(outline);
  const trim = lit(look.shirtTrim, light.key);
  const [waistLeft, waistRight] = row(-7, wide(14.6, 11) * b);
  const lowLeft = row(-15, wide(13.4, 10) * b)[0];
  const lowRight = row(-15, wide(13.4, 10) * b)[1];
  const shorts = path(
    spline([waistLeft, waistRight, lowRight, row(-19, 3)[0], lowLeft], { closed: true, tension: 0.5 }),
    { fill: darken(lit(look.bottom, light.key), 0.12) },
  );
  const folds = [-7, 0, 8].map((x) => {
    const top = trunk(6, 13, x * cos);
    return stroke(
      spline([top, add(top, at(2 + x * 0.3, -9)), add(top, at(x * 0.5, -18))]),
      darken(shirt, 0.5),
      1.4,
      { opacity: 0.28 },
    );
  });
  const panel = (side: 1 | -1) =>
    path(
      polygon([
        row(52, 20 * side)[1],
        row(30, 20 * side)[1],
        row(-9, 20 * side)[1],
        row(-9, 11 * side * cos)[1],
        row(30, 13.5 * side * cos)[1],
        row(50, 15 * side * cos)[1],
      ]),
      { fill: trim, opacity: 0.85 },
    );
  const neckHole = trunk(5, 54.5 * h, 0);
  const skin = lit(look.skin, light.key);
  return (
    shorts +
    path(outline, { fill }) +
    group(
      { "clip-path": clip },
      (look.shirtCut === "tee"
        ? path(polygon([row(40, 30)[0], row(46, 30)[0], row(46, 30)[1], row(40, 30)[1]]), {
            fill: trim,
            opacity: 0.9,
          })
        : panel(1) + panel(-1)) +
        folds.join("") +
        ellipse(neckHole, wide(9.5, 8) * b, 6.5, { fill: darken(skin, 0.12) }),
    )
  );
}
