import { darken, lighten, lit, luminance, mix } from "../colour.ts";
import { type Definitions, ellipse, path, stroke } from "../drawing.ts";
import { add, angleOf, at, between, type Joint, joint, limb, polar, spline } from "../geometry.ts";
import type { Light } from "../light.ts";
import type { RunnerLook } from "./look.ts";
import type { LimbBones } from "./skeleton.ts";

/** A limb as a rounded body: one side in the shade, the other in the light. */
function roundLimb(defs: Definitions, joints: readonly Joint[], colour: string, light: Light): string {
  const first = joints[0];
  const last = joints.at(-1);
  if (!first || !last) return "";
  const middle = between(first, last, 0.5);
  const thickest = Math.max(...joints.map(({ r }) => r));
  const across = angleOf(first, last) + 90;
  // The side of the limb that faces the sun, slightly from above.
  const sun = at(light.sunSide > 0 ? 0.85 : -0.85, 0.5);
  const towards = Math.cos((across * Math.PI) / 180) * sun.x + Math.sin((across * Math.PI) / 180) * sun.y;
  // Dark cloth reflects less light; otherwise black tights would shine like steel.
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
  const fill = defs.linear([
    [0, lighten(shoe, 0.28)],
    [0.5, shoe],
    [1, darken(shoe, 0.3)],
  ]);
  if (far < 13) {
    // From the front: a round toe before a narrow ankle.
    const toes = between(heel, tip, 0.6);
    const front = at(toes.x, Math.min(toes.y, heel.y + 1));
    const p = (x: number, y: number) => add(front, at(x, y));
    const mouth = between(end, heel, 0.2);
    return (
      path(
        spline([p(-5, -2.6), p(0, -4), p(5, -2.6), p(4.6, -0.4), p(-4.6, -0.4)], {
          closed: true,
          tension: 0.8,
        }),
        {
          fill: lit(look.sole, light.key),
        },
      ) +
      path(
        spline(
          [
            add(mouth, at(-4, 1.6)),
            add(mouth, at(4, 1.6)),
            p(5.2, 1),
            p(4.4, -1.8),
            p(0, -2.6),
            p(-4.4, -1.8),
            p(-5.2, 1),
          ],
          { closed: true, tension: 0.8 },
        ),
        { fill },
      ) +
      [0.5, 2.6]
        .map((y) => stroke(spline([p(-2.2, y), p(2.2, y)]), "#ffffff", 1.1, { opacity: 0.85 }))
        .join("")
    );
  }
  // From the side: long and flat.
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

export function drawLeg(
  defs: Definitions,
  leg: LimbBones,
  look: RunnerLook,
  light: Light,
  shade: number,
): string {
  const tone = (colour: string) => darken(lit(colour, light.key), shade);
  const b = look.build;
  const { root, middle, end } = leg;
  const skin = tone(look.skin);
  const thigh = [
    joint(root, 9 * b),
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

export function drawArm(
  defs: Definitions,
  arm: LimbBones,
  look: RunnerLook,
  light: Light,
  shade: number,
): string {
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
