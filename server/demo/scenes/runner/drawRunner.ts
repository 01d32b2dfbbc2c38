import { textPath } from "../../../images/textPath.ts";
import { darken, lighten, lit, luminance, mix } from "../colour.ts";
import { type Definitions, ellipse, group, path, stroke } from "../drawing.ts";
import {
  add,
  angleOf,
  at,
  between,
  type Joint,
  joint,
  limb,
  type Point,
  polar,
  polygon,
  spline,
} from "../geometry.ts";
import type { Light } from "../light.ts";
import { drawHead } from "./head.ts";
import type { RunnerLook } from "./look.ts";
import type { LimbBones, RunnerBones } from "./skeleton.ts";

/** A limb as a rounded body: in the shade on one side, in the light on the other. */
function roundLimb(defs: Definitions, joints: readonly Joint[], colour: string, light: Light): string {
  const first = joints[0];
  const last = joints.at(-1);
  if (!first || !last) return "";
  const middle = between(first, last, 0.5);
  const thickest = Math.max(...joints.map(({ r }) => r));
  const across = angleOf(first, last) + 90;
  // The side of the limb that faces the sun, a little from above.
  const sun = at(light.sunSide > 0 ? 0.85 : -0.85, 0.5);
  const towards = Math.cos((across * Math.PI) / 180) * sun.x + Math.sin((across * Math.PI) / 180) * sun.y;
  // Dark cloth takes less light, or black tights would shine like steel.
  const lively = 0.25 + 0.75 * luminance(colour);
  const bright = polar(middle, thickest, towards >= 0 ? across : across + 180);
  const dim = polar(middle, thickest, towards >= 0 ? across + 180 : across);
  const fill = defs.linear(
    [
      [0, mix(lighten(colour, 0.16 * lively), light.rimColour, (0.08 + light.rim * 0.1) * lively)],
      [0.35, lighten(colour, 0.03 * lively)],
      [0.65, darken(colour, 0.06)],
      [1, darken(colour, 0.32)],
    ],
    [bright.x, -bright.y, dim.x, -dim.y],
    "user",
  );
  return path(limb(joints), { fill });
}

function drawShoe(defs: Definitions, leg: LimbBones, look: RunnerLook, light: Light): string {
  const shoe = lit(look.shoes, light.key);
  const { end, tip, heel } = leg;
  const along = angleOf(heel, tip);
  const far = Math.hypot(tip.x - heel.x, tip.y - heel.y);
  // Seen from the front a shoe is short and round; from the side long.
  const round = Math.max(0, 1 - far / 20);
  const below = along - 90 + (Math.abs(along) > 90 ? 180 : 0);
  const upper = spline(
    [
      polar(end, 4, along + 150),
      polar(end, 4.2, along + (Math.abs(along) > 90 ? -40 : 40)),
      polar(between(heel, tip, 0.55), 4.6 + round * 1.6, below + 180),
      polar(between(heel, tip, 0.85), 3.8 + round * 2.4, below + 180),
      polar(tip, 2.6 + round * 2.6, along),
      polar(tip, 2.6 + round * 1.2, below),
      polar(between(heel, tip, 0.4), 3.2, below),
      polar(heel, 3.4, below),
      polar(heel, 3.8, along + 180),
    ],
    { closed: true, tension: 0.8 },
  );
  const sole = [
    joint(polar(heel, 2.6, below), 2.4),
    joint(polar(between(heel, tip, 0.55), 3, below), 2.3 + round * 0.8),
    joint(polar(tip, 1.8, below), 2.1 + round * 1.6),
  ];
  const fill = defs.linear([
    [0, lighten(shoe, 0.28)],
    [0.5, shoe],
    [1, darken(shoe, 0.3)],
  ]);
  const lace = (amount: number) =>
    stroke(
      spline([
        polar(between(heel, tip, amount), 1, below + 180),
        polar(between(heel, tip, amount + 0.1), 4.2, below + 180),
      ]),
      "#ffffff",
      1.1,
      { opacity: 0.85 },
    );
  return (
    path(limb(sole), { fill: lit(look.sole, light.key) }) + path(upper, { fill }) + lace(0.34) + lace(0.5)
  );
}

function drawLeg(defs: Definitions, leg: LimbBones, look: RunnerLook, light: Light, shade: number): string {
  const tone = (colour: string) => darken(lit(colour, light.key), shade);
  const b = look.build;
  const { root, middle, end } = leg;
  const skin = tone(look.skin);
  const thigh = [
    joint(root, 9.6 * b),
    joint(between(root, middle, 0.4), 9 * b),
    joint(between(root, middle, 0.8), 6.9 * b),
    joint(middle, 6 * b),
  ];
  const shin = [
    joint(middle, 5.9 * b),
    joint(between(middle, end, 0.28), 6.2 * b),
    joint(between(middle, end, 0.65), 4.3 * b),
    joint(end, 3.6 * b),
  ];
  const long = look.bottomCut === "tights" || look.bottomCut === "leggings";
  const cloth = tone(look.bottom);
  let drawn = "";
  const lower = look.bottomCut === "leggings" ? cloth : skin;
  drawn += roundLimb(defs, shin, lower, light);
  if (look.bottomCut !== "leggings") {
    const from = 1 - look.socksHeight;
    drawn += roundLimb(
      defs,
      [
        joint(between(middle, end, from), 5 * b * (from < 0.5 ? 1.18 : 0.86)),
        joint(between(middle, end, 0.7), 4.6 * b),
        joint(end, 4.1 * b),
      ],
      tone(look.socks),
      light,
    );
  }
  drawn += drawShoe(defs, leg, look, light);
  drawn += roundLimb(defs, thigh, long ? cloth : skin, light);
  if (look.bottomCut === "tights")
    drawn += roundLimb(
      defs,
      [joint(between(root, middle, 0.6), 7.8 * b), joint(between(root, middle, 0.96), 6.5 * b)],
      cloth,
      light,
    );
  if (!long) {
    drawn += ellipse(middle, 4.2 * b, 3.6 * b, { fill: lighten(skin, 0.25), opacity: 0.28 });
    const length = look.bottomCut === "splits" ? 0.4 : 0.62;
    drawn += roundLimb(
      defs,
      [
        joint(root, 10.2 * b),
        joint(between(root, middle, length * 0.6), 10 * b),
        joint(between(root, middle, length), 9.8 * b),
      ],
      cloth,
      light,
    );
  }
  return drawn;
}

function drawArm(defs: Definitions, arm: LimbBones, look: RunnerLook, light: Light, shade: number): string {
  const tone = (colour: string) => darken(lit(colour, light.key), shade);
  const b = look.build;
  const { root, middle, end, tip } = arm;
  const skin = tone(look.skin);
  const upper = [joint(root, 6.3 * b), joint(between(root, middle, 0.5), 5.3 * b), joint(middle, 4.5 * b)];
  const fore = [joint(middle, 4.5 * b), joint(between(middle, end, 0.35), 4.5 * b), joint(end, 3.1 * b)];
  const fist = between(end, tip, 0.55);
  let drawn = roundLimb(defs, upper, skin, light) + roundLimb(defs, fore, skin, light);
  drawn +=
    ellipse(fist, 4.5, 4.3, { fill: skin }) +
    stroke(spline([polar(fist, 3, 30), polar(fist, 2.4, -60)]), darken(skin, 0.4), 0.8, { opacity: 0.6 });
  if (look.shirtCut === "long")
    drawn +=
      roundLimb(defs, [joint(root, 6.5 * b), joint(middle, 5.1 * b)], tone(look.shirt), light) +
      roundLimb(
        defs,
        [joint(middle, 5.3 * b), joint(between(middle, end, 0.92), 4 * b)],
        tone(look.shirt),
        light,
      );
  if (look.shirtCut === "tee")
    drawn += roundLimb(
      defs,
      [
        joint(root, 6.7 * b),
        joint(between(root, middle, 0.28), 6.8 * b),
        joint(between(root, middle, 0.52), 6.6 * b),
      ],
      tone(look.shirt),
      light,
    );
  if (look.glasses)
    drawn += path(limb([joint(between(middle, end, 0.86), 3.7), joint(between(middle, end, 0.92), 3.7)]), {
      fill: "#17191f",
    });
  return drawn;
}

function drawBib(bones: RunnerBones, bib: string, accent: string, light: Light): string {
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

function drawTorso(defs: Definitions, bones: RunnerBones, look: RunnerLook, light: Light): string {
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

export interface RunnerFigure {
  look: RunnerLook;
  bones: RunnerBones;
  bib: string;
  /** The event's colour on the bib. */
  accent: string;
  light: Light;
  smile: boolean;
}

/** A runner in centimetres, the origin on the ground below the hip. */
export function drawRunner(defs: Definitions, figure: RunnerFigure): string {
  const { look, bones, bib, accent, light, smile } = figure;
  const shadeOf = (limbBones: LimbBones) => (limbBones.middle.z + limbBones.end.z < -14 ? 0.26 : 0.04);
  const parts: { z: number; content: string }[] = [
    ...bones.legs.map((leg) => ({
      z: (leg.middle.z + leg.end.z) / 2 - 60,
      content: drawLeg(defs, leg, look, light, shadeOf(leg)),
    })),
    { z: 0, content: drawTorso(defs, bones, look, light) + drawBib(bones, bib, accent, light) },
    ...bones.arms.map((arm) => ({
      z: arm.middle.z + arm.end.z > 4 ? 20 + arm.end.z : -100 + arm.end.z * 0.1,
      content: drawArm(defs, arm, look, light, shadeOf(arm)),
    })),
    { z: 15, content: drawHead(defs, bones, look, light, smile) },
  ];
  return parts
    .sort((a, b) => a.z - b.z)
    .map(({ content }) => content)
    .join("");
}

/** The shadow at a runner's feet. */
export function drawRunnerShadow(defs: Definitions, light: Light): string {
  const soft = defs.radial([
    [0, light.shadow.colour, light.shadow.strength * 1.4],
    [0.5, light.shadow.colour, light.shadow.strength],
    [1, light.shadow.colour, 0],
  ]);
  const reach = -light.sunSide * light.shadow.length * 34;
  return (
    ellipse(at(reach, -2), 44 + light.shadow.length * 26, 8, { fill: soft }) +
    ellipse(at(reach * 0.2, -1), 26, 5, { fill: soft })
  );
}
