import { darken, lighten, mix } from "../colour.ts";
import { type Definitions, path, stroke } from "../drawing.ts";
import {
  add,
  angleOf,
  at,
  bendTowards,
  between,
  joint,
  limb,
  type Point,
  polar,
  spline,
} from "../geometry.ts";
import type { Outfit } from "./outfit.ts";
import type { HorsePose } from "./pose.ts";
import { drawRidersHead } from "./ridersHead.ts";
import type { HorseBones } from "./skeleton.ts";

export interface RiderBones {
  hip: Point;
  knee: Point;
  ankle: Point;
  neck: Point;
  shoulder: Point;
  elbow: Point;
  hand: Point;
  head: Point;
  torso: number;
  headTilt: number;
}

/** Fits the rider to the horse: feet in the stirrups, hands at the crest, the body by the pose. */
export function riderBones(bones: HorseBones, pose: HorsePose): RiderBones {
  const { torso, lift, back, hands, handHeight, stirrup, foot } = pose.rider;
  const seat = bones.trunk(96 - back, 166);
  const hip = add(seat, at(0, lift + 5));
  const ankleTarget = bones.trunk(96 + foot, 166 - stirrup - 8);
  const { middle: knee, end: ankle } = bendTowards(hip, ankleTarget, 43, 42, 1);
  const neck = polar(hip, 50, torso);
  const shoulder = polar(neck, 7, torso + 190);
  const handTarget = polar(bones.crestAt(hands), handHeight, bones.crestNormal);
  const { middle: elbow, end: hand } = bendTowards(shoulder, handTarget, 29, 30, -1);
  const headTilt = (torso - 90) * 0.3;
  return {
    hip,
    knee,
    ankle,
    neck,
    shoulder,
    elbow,
    hand,
    head: polar(neck, 17, (torso + 100) / 2),
    torso,
    headTilt,
  };
}

function drawLegAndBoot(defs: Definitions, r: RiderBones, outfit: Outfit): string {
  const cloth = defs.linear([
    [0, lighten(outfit.breeches, 0.2)],
    [0.5, outfit.breeches],
    [1, darken(outfit.breeches, 0.35)],
  ]);
  const boot = defs.linear(
    [
      [0, darken(outfit.boots, 0.3)],
      [0.55, lighten(outfit.boots, 0.22)],
      [1, darken(outfit.boots, 0.1)],
    ],
    [0, 0, 1, 0],
  );
  const shin = angleOf(r.knee, r.ankle);
  const along = shin + 98;
  const sole = polar(r.ankle, 6, shin);
  const heel = polar(sole, 5, along + 180);
  const ball = polar(sole, 11, along);
  const toe = polar(sole, 20, along);
  const iron = (x: number, y: number) => polar(polar(ball, x, along), y, along + 90);
  return (
    stroke(spline([polar(r.ankle, 46, 84), polar(r.ankle, 6, 60)]), outfit.leather, 1.8) +
    path(limb([joint(r.hip, 13.4), joint(between(r.hip, r.knee, 0.45), 11.8), joint(r.knee, 8.2)]), {
      fill: cloth,
    }) +
    stroke(
      spline([between(r.hip, r.knee, 0.2), polar(between(r.hip, r.knee, 0.6), 3, 90)]),
      darken(outfit.breeches, 0.3),
      1,
      { opacity: 0.4 },
    ) +
    path(limb([joint(heel, 4), joint(polar(sole, 3, along), 4.4), joint(ball, 4.1), joint(toe, 2.8)]), {
      fill: outfit.boots,
    }) +
    stroke(
      spline([polar(heel, 3.6, shin), polar(ball, 4, shin), polar(toe, 2.4, shin)]),
      lighten(outfit.boots, 0.2),
      1,
    ) +
    path(
      limb([
        joint(between(r.knee, r.ankle, 0.02), 8),
        joint(between(r.knee, r.ankle, 0.35), 7.8),
        joint(between(r.knee, r.ankle, 0.75), 5.6),
        joint(r.ankle, 4.9),
      ]),
      { fill: boot },
    ) +
    stroke(
      spline([
        polar(r.knee, 7.2, angleOf(r.knee, r.ankle) + 90),
        polar(r.knee, 7.2, angleOf(r.knee, r.ankle) - 90),
      ]),
      lighten(outfit.boots, 0.25),
      1.4,
    ) +
    stroke(spline([iron(-5, -4.8), iron(5.6, -4.8)]), "#d5d8dc", 2.2) +
    stroke(
      spline([iron(-5, -4.8), iron(-5.6, 2), iron(0, 12), iron(5.8, 2), iron(5.6, -4.8)], { tension: 0.7 }),
      "#c3c7cc",
      1.2,
    )
  );
}

/** The arm on the far side: drawn before the horse's neck hides it. */
export function drawFarArm(r: RiderBones, outfit: Outfit): string {
  const shift = at(6, -1);
  const elbow = add(r.elbow, shift);
  const hand = add(r.hand, at(5, 0));
  return path(limb([joint(add(r.shoulder, shift), 6.4), joint(elbow, 5.4), joint(hand, 3.6)]), {
    fill: darken(outfit.jacket, 0.45),
  });
}

/** The rider, from boot to helmet. */
export function drawRider(defs: Definitions, r: RiderBones, outfit: Outfit): string {
  const cloth = defs.linear(
    [
      [0, lighten(outfit.jacket, 0.3)],
      [0.4, outfit.jacket],
      [1, darken(outfit.jacket, 0.45)],
    ],
    [0.35, 0, 0.6, 1],
  );
  const waist = polar(between(r.hip, r.neck, 0.34), 1.5, r.torso + 90);
  const chest = polar(between(r.hip, r.neck, 0.7), 2, r.torso + 90);
  const tailTip = polar(r.hip, 19, r.torso + 152);
  const coat = path(
    limb([
      joint(r.hip, 12.4),
      joint(waist, 11.6),
      joint(chest, 14.2),
      joint(between(chest, r.neck, 0.75), 11),
      joint(r.neck, 6.4),
    ]),
    { fill: cloth },
  );
  const skirt = path(
    spline(
      [
        polar(r.hip, 13, r.torso + 80),
        tailTip,
        polar(tailTip, 10, r.torso - 60),
        polar(r.hip, 12, r.torso - 110),
        polar(r.hip, 11, r.torso - 60),
      ],
      { closed: true, tension: 0.7 },
    ),
    { fill: darken(outfit.jacket, 0.12) },
  );
  const throat = polar(r.neck, 3, r.torso - 60);
  const collar =
    path(limb([joint(polar(r.neck, -3, r.torso), 5.6), joint(polar(r.neck, 8, r.torso + 6), 5)]), {
      fill: darken(outfit.skin, 0.2),
    }) +
    path(limb([joint(polar(throat, 2, r.torso + 180), 4.6), joint(polar(throat, 5, r.torso), 4.4)]), {
      fill: "#f7f5f0",
    }) +
    path(
      limb([
        joint(polar(r.neck, 2, r.torso + 120), 4),
        joint(polar(polar(r.neck, -7, r.torso), 9, r.torso - 90), 2.6),
      ]),
      { fill: outfit.collar },
    );
  const sleeve = defs.linear([
    [0, lighten(outfit.jacket, 0.34)],
    [0.6, mix(outfit.jacket, "#ffffff", 0.03)],
    [1, darken(outfit.jacket, 0.4)],
  ]);
  const arm =
    path(
      limb([
        joint(r.shoulder, 8.6),
        joint(between(r.shoulder, r.elbow, 0.5), 7),
        joint(r.elbow, 5.7),
        joint(between(r.elbow, r.hand, 0.5), 4.9),
        joint(between(r.elbow, r.hand, 0.82), 3.9),
      ]),
      {
        fill: sleeve,
        stroke: darken(outfit.jacket, 0.5),
        "stroke-width": 0.5,
        "stroke-opacity": 0.6,
      },
    ) +
    path(limb([joint(between(r.elbow, r.hand, 0.8), 4), joint(between(r.elbow, r.hand, 0.86), 4)]), {
      fill: "#f7f5f0",
    }) +
    path(
      limb([
        joint(between(r.elbow, r.hand, 0.88), 3.9),
        joint(r.hand, 4.4),
        joint(polar(r.hand, 3, -40), 3.4),
      ]),
      { fill: outfit.gloves },
    );
  return (
    drawLegAndBoot(defs, r, outfit) +
    skirt +
    coat +
    collar +
    drawRidersHead(defs, r.head, r.headTilt, outfit) +
    arm
  );
}
