import { darken, lighten, mix } from "../colour.ts";
import { type Definitions, ellipse, group, path, stroke } from "../drawing.ts";
import { between, type Point, polar, spline } from "../geometry.ts";
import type { Random } from "../random.ts";
import type { Coat } from "./coat.ts";
import { mane } from "./hair.ts";
import type { HorsePose } from "./pose.ts";
import type { HorseBones } from "./skeleton.ts";

/** Trunk, neck and head as one silhouette. */
export function bodyOutline(bones: HorseBones): string {
  const { trunk, headAt, crestAt, throat, poll, crestNormal } = bones;
  const front = trunk(165, 132);
  const under = (amount: number) => polar(between(front, throat, amount), 2.5, crestNormal);
  const points: Point[] = [
    trunk(127, 166),
    trunk(110, 159.5),
    trunk(86, 156.5),
    trunk(62, 160),
    trunk(40, 162.5),
    trunk(18, 156.5),
    trunk(3, 144),
    trunk(-2, 128),
    trunk(4, 110),
    trunk(22, 98),
    trunk(44, 94),
    trunk(64, 88),
    trunk(90, 80.5),
    trunk(118, 78),
    trunk(140, 85),
    trunk(157, 98),
    trunk(166, 115),
    front,
    under(0.4),
    under(0.75),
    throat,
    headAt(13, 27),
    headAt(22, 25.5),
    headAt(33, 18.5),
    headAt(45, 15),
    headAt(52, 16.5),
    headAt(57, 14.5),
    headAt(60.5, 11),
    headAt(63.5, 7),
    headAt(62, 1.5),
    headAt(55, -2),
    headAt(40, -2.6),
    headAt(22, -4.6),
    headAt(10, -4.6),
    polar(poll, 2, crestNormal),
    crestAt(0.82),
    crestAt(0.6),
    crestAt(0.36),
    crestAt(0.15),
  ];
  return spline(points, { closed: true, tension: 0.92 });
}

/** The coat's light from the back to the belly, shared by all near parts so they blend. */
export function coatFill(defs: Definitions, bones: HorseBones, coat: Coat): string {
  const top = bones.trunk(85, 172);
  const low = bones.trunk(85, 70);
  return defs.linear(
    [
      [0, lighten(coat.light, 0.12)],
      [0.22, coat.light],
      [0.58, coat.base],
      [1, mix(coat.base, coat.dark, 0.85)],
    ],
    [top.x, -top.y, low.x, -low.y],
    "user",
  );
}

function muscles(defs: Definitions, bones: HorseBones, coat: Coat): string {
  const { trunk, headAt, throat, crestAt, poll } = bones;
  const shine = defs.radial([
    [0, lighten(coat.light, 0.5), 0.55],
    [1, coat.light, 0],
  ]);
  const depth = defs.radial([
    [0, coat.dark, 0.6],
    [1, coat.dark, 0],
  ]);
  const spot = (p: Point, rx: number, ry: number, fill: string) => ellipse(p, rx, ry, { fill });
  const neckMiddle = between(trunk(148, 146), poll, 0.5);
  return (
    spot(trunk(34, 147), 30, 17, shine) +
    spot(trunk(86, 143), 34, 12, shine) +
    spot(trunk(146, 140), 19, 21, shine) +
    spot(neckMiddle, 24, 11, shine) +
    spot(headAt(20, 11), 15, 9, shine) +
    spot(trunk(84, 80), 46, 15, depth) +
    spot(trunk(58, 108), 16, 24, depth) +
    spot(trunk(126, 112), 11, 22, depth) +
    spot(between(throat, trunk(165, 130), 0.35), 13, 22, depth) +
    spot(between(trunk(165, 128), crestAt(0.3), 0.22), 13, 12, depth) +
    stroke(spline([trunk(136, 160), trunk(150, 140), trunk(160, 122)]), coat.dark, 2.2, { opacity: 0.28 }) +
    stroke(spline([trunk(120, 150), trunk(122, 128), trunk(132, 108)]), coat.dark, 2, { opacity: 0.25 }) +
    stroke(spline([trunk(57, 128), trunk(60, 110), trunk(52, 94)]), coat.dark, 2.4, { opacity: 0.3 }) +
    stroke(spline([trunk(8, 138), trunk(12, 118), trunk(22, 100)]), coat.dark, 2, { opacity: 0.22 }) +
    stroke(spline([headAt(4, 22), headAt(14, 25), headAt(22, 21), headAt(25, 13)]), coat.dark, 1.6, {
      opacity: 0.38,
    }) +
    stroke(spline([headAt(26, 6), headAt(40, 7.5), headAt(52, 6)]), coat.dark, 1.4, { opacity: 0.3 })
  );
}

function markings(bones: HorseBones, coat: Coat, random: Random): string {
  const { trunk, headAt } = bones;
  let drawn = "";
  if (coat.dapples)
    for (let i = 0; i < 70; i += 1) {
      const p = trunk(random.range(8, 150), random.range(92, 156));
      const size = random.range(2, 4.2);
      drawn += ellipse(p, size, size * 0.85, {
        fill: lighten(coat.light, 0.35),
        opacity: random.range(0.12, 0.34),
      });
    }
  if (coat.patches)
    for (const [x, y, size] of [
      [38, 140, 30],
      [104, 100, 27],
      [150, 150, 21],
      [4, 112, 20],
    ] as const) {
      const blob = Array.from({ length: 9 }, (_, i) =>
        polar(trunk(x, y), size * random.range(0.65, 1.2), (i / 9) * 360),
      );
      drawn += path(spline(blob, { closed: true }), { fill: "#f3efe7", opacity: 0.94 });
    }
  const white = { fill: "#f6f2ea", opacity: 0.95 };
  if (coat.face === "star" || coat.face === "stripe")
    drawn += path(spline([headAt(12, -5), headAt(17, 0.8), headAt(23, -5)], { closed: true }), white);
  if (coat.face === "stripe" || coat.face === "blaze") {
    const wide = coat.face === "blaze" ? 3.4 : 1.4;
    drawn += path(
      spline(
        [
          headAt(13, -6),
          headAt(20, wide - 3),
          headAt(38, wide - 1.6),
          headAt(54, wide),
          headAt(60, -2),
          headAt(40, -6),
        ],
        {
          closed: true,
        },
      ),
      white,
    );
  }
  return drawn;
}

function muzzleAndEye(bones: HorseBones, coat: Coat, defs: Definitions): string {
  const { headAt } = bones;
  const soft = defs.radial([
    [0, coat.points, 0.85],
    [0.6, coat.points, 0.6],
    [1, coat.points, 0],
  ]);
  const eye = headAt(15.5, 3.2);
  return (
    ellipse(headAt(59, 7), 13, 13, { fill: soft }) +
    ellipse(eye, 3.6, 3, { fill: coat.dark, opacity: 0.55 }) +
    ellipse(eye, 2.3, 2, { fill: "#120c0a" }) +
    ellipse(polar(eye, 0.9, 110), 0.7, 0.6, { fill: "#ffffff", opacity: 0.9 }) +
    stroke(spline([headAt(12.6, 2.4), headAt(15.2, 0.5), headAt(18.4, 2.6)]), darken(coat.dark, 0.4), 0.9) +
    path(spline([headAt(57.5, 3), headAt(60.5, 2.2), headAt(61.5, 4.6), headAt(58.8, 6)], { closed: true }), {
      fill: "#160f0d",
      opacity: 0.85,
    }) +
    stroke(spline([headAt(61.5, 11), headAt(56.5, 11.2), headAt(53, 10)]), "#160f0d", 0.9, { opacity: 0.7 })
  );
}

function ear(bones: HorseBones, coat: Coat, shift: number, shade: number): string {
  const { headAt } = bones;
  const base = headAt(3 + shift, -3.2);
  const lean = bones.crestNormal * 0.45 + 38 - shift * 3;
  const tip = polar(base, 17.5, lean);
  const leaf = (wide: number) =>
    spline(
      [
        polar(base, 1.5, lean + 160),
        polar(between(base, tip, 0.42), wide, lean + 90),
        tip,
        polar(between(base, tip, 0.4), wide, lean - 90),
      ],
      { closed: true, tension: 0.8 },
    );
  return (
    path(leaf(3.7), { fill: darken(coat.base, shade) }) +
    path(leaf(1.7), { fill: darken(coat.dark, 0.3), opacity: 0.55 })
  );
}

/** Trunk, neck, head, ears and mane. The caller draws the legs before (far) and after (near). */
export function drawBody(
  defs: Definitions,
  bones: HorseBones,
  coat: Coat,
  pose: HorsePose,
  fill: string,
  nearLegs: string,
  random: Random,
): string {
  const outline = bodyOutline(bones);
  const clip = defs.clip(outline);
  const speed = Math.max(0, Math.min(1, (240 - pose.tail) / 60));
  return (
    ear(bones, coat, 3.4, 0.25) +
    path(outline, { fill }) +
    nearLegs +
    group({ "clip-path": clip }, muscles(defs, bones, coat) + markings(bones, coat, random.fork("marks"))) +
    group({ "clip-path": clip }, muzzleAndEye(bones, coat, defs)) +
    mane(bones, coat, speed, random.fork("mane")) +
    ear(bones, coat, 0, 0)
  );
}
