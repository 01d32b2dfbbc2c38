import { darken, lighten, mix } from "../colour.ts";
import { type Definitions, ellipse, path, stroke } from "../drawing.ts";
import { angleOf, between, joint, limb, limbOutline, polar, spline } from "../geometry.ts";
import type { Coat } from "./coat.ts";
import type { LegBones } from "./skeleton.ts";

export interface LegLook {
  /** The coat where the leg meets the body. */
  fill: string;
  coat: Coat;
  sock: number;
  /** Colour of the protective boot, or null. */
  boot: string | null;
  /** 0 near, towards 1 in the shade on the far side. */
  shade: number;
}

function hoof(leg: LegBones, colour: string): string {
  const { pastern } = leg.pose;
  const sole = pastern + 54;
  const middle = polar(leg.coronet, 8, pastern - 6);
  const outline = spline(
    [
      polar(leg.coronet, 4.7, pastern + 82),
      polar(middle, 7.2, sole),
      polar(middle, 1, sole),
      polar(middle, 5.2, sole + 180),
      polar(leg.coronet, 4.4, pastern - 90),
    ],
    { closed: true, tension: 0.35 },
  );
  return path(outline, { fill: colour });
}

function whole(leg: LegBones, hind: boolean): string {
  const { root, upper, middle, fetlock, coronet } = leg;
  const joints = hind
    ? [
        joint(root, 25),
        joint(between(root, upper, 0.6), 22.5),
        joint(upper, 17),
        joint(between(upper, middle, 0.45), 11.2),
        joint(between(upper, middle, 0.8), 7.3),
        joint(middle, 6.6),
        joint(between(middle, fetlock, 0.22), 5.3),
        joint(between(middle, fetlock, 0.6), 4.2),
        joint(between(middle, fetlock, 0.88), 4.4),
        joint(fetlock, 5.1),
        joint(between(fetlock, coronet, 0.55), 4.1),
        joint(coronet, 4.7),
      ]
    : [
        joint(root, 19),
        joint(between(root, upper, 0.6), 15.5),
        joint(upper, 12),
        joint(between(upper, middle, 0.35), 9.6),
        joint(between(upper, middle, 0.75), 6.6),
        joint(middle, 5.7),
        joint(between(middle, fetlock, 0.25), 4.3),
        joint(between(middle, fetlock, 0.65), 3.8),
        joint(between(middle, fetlock, 0.88), 4.1),
        joint(fetlock, 4.9),
        joint(between(fetlock, coronet, 0.55), 3.9),
        joint(coronet, 4.6),
      ];
  return limb(joints);
}

/** The leg's silhouette, for shadows and rims. */
export const legOutline = whole;

function lower(leg: LegBones, from: number, hind: boolean): string {
  const { middle, fetlock, coronet } = leg;
  const extra = hind ? 0.45 : 0.1;
  return limb([
    joint(between(middle, fetlock, from), 4.3 + extra),
    joint(between(middle, fetlock, Math.max(0.7, from + 0.1)), 4 + extra),
    joint(between(middle, fetlock, 0.92), 4.2 + extra),
    joint(fetlock, 5 + extra * 0.4),
    joint(between(fetlock, coronet, 0.55), 4.1),
    joint(coronet, 4.9),
  ]);
}

function bootOn(leg: LegBones, colour: string, hind: boolean): string {
  const { middle, fetlock } = leg;
  const top = hind ? 0.62 : 0.2;
  const along = (amount: number) => between(middle, fetlock, amount);
  const shell = limbOutline([
    joint(along(top), hind ? 5.2 : 5.3),
    joint(along((top + 1) / 2), hind ? 5.4 : 5),
    joint(along(0.98), 6.1),
  ]);
  const across = angleOf(middle, fetlock) + 90;
  let drawn = path(spline(shell, { closed: true, tension: 0.7 }), { fill: colour });
  for (const amount of hind ? [0.8] : [0.34, 0.52, 0.7]) {
    const p = along(amount);
    drawn += stroke(spline([polar(p, 4.9, across), polar(p, 4.9, across + 180)]), lighten(colour, 0.28), 1.1);
  }
  return drawn;
}

/** One leg with its hoof, white sock and boot. */
export function drawLeg(defs: Definitions, leg: LegBones, hind: boolean, look: LegLook): string {
  const { coat, shade } = look;
  const dim = (colour: string) => darken(colour, shade);
  let drawn = path(whole(leg, hind), { fill: look.fill });
  if (hind) {
    const behind = angleOf(leg.middle, between(leg.upper, leg.fetlock, 0.5)) + 180;
    drawn += ellipse(polar(leg.middle, 3.4, behind), 5.2, 5.6, { fill: look.fill });
  }
  // The dark of the points rises into the forearm. Forearm and cannon are two shapes: on a folded leg, one gradient along both
  // would end at the shoulder.
  const from = between(leg.upper, leg.middle, 0.5);
  const fade = defs.linear(
    [
      [0, dim(coat.points), 0],
      [1, dim(coat.points), 1],
    ],
    [from.x, -from.y, leg.middle.x, -leg.middle.y],
    "user",
  );
  const knee = hind ? 6.8 : 5.9;
  const cannon = hind ? 0.5 : 0;
  drawn +=
    path(
      limb([
        joint(from, hind ? 10.6 : 8.6),
        joint(between(from, leg.middle, 0.6), hind ? 7.6 : 6.4),
        joint(leg.middle, knee),
      ]),
      { fill: fade },
    ) +
    path(
      limb([
        joint(leg.middle, knee - 0.4),
        joint(between(leg.middle, leg.fetlock, 0.3), 4.4 + cannon),
        joint(between(leg.middle, leg.fetlock, 0.7), 4 + cannon),
        joint(leg.fetlock, 5 + cannon * 0.4),
        joint(between(leg.fetlock, leg.coronet, 0.55), 4.1),
        joint(leg.coronet, 4.8),
      ]),
      { fill: dim(coat.points) },
    );
  if (look.sock > 0)
    drawn += path(lower(leg, 0.95 - look.sock * 0.6, hind), { fill: dim(mix("#f4f0e8", coat.base, 0.06)) });
  const lightSide = between(leg.middle, leg.fetlock, 0.5);
  const down = angleOf(leg.middle, leg.fetlock);
  drawn += stroke(
    spline([
      polar(polar(leg.middle, 1, down), 2.4, down + 90),
      polar(lightSide, 1.6, down + 90),
      polar(leg.fetlock, 2.2, down + 90),
    ]),
    "#ffffff",
    1.5,
    { opacity: 0.16 * (1 - shade) },
  );
  drawn += hoof(leg, dim(look.sock > 0.3 ? mix(coat.hoof, "#c9b08e", 0.45) : coat.hoof));
  return look.boot ? drawn + bootOn(leg, dim(look.boot), hind) : drawn;
}
