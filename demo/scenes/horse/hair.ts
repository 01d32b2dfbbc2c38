import { darken, lighten } from "../colour.ts";
import { ellipse, path } from "../drawing.ts";
import { polar, spline } from "../geometry.ts";
import type { Random } from "../random.ts";
import type { Coat } from "./coat.ts";
import type { HorsePose } from "./pose.ts";
import type { HorseBones } from "./skeleton.ts";

/** The mane along the crest; loose hair streams back with speed. */
export function mane(bones: HorseBones, coat: Coat, speed: number, random: Random): string {
  const { crestAt, crestNormal, headAt } = bones;
  let drawn = "";
  if (coat.mane === "hogged") {
    for (let i = 0; i <= 24; i += 1)
      drawn += ellipse(polar(crestAt(0.08 + i * 0.036), 0.6, crestNormal), 2.6, 2.6, { fill: coat.hair });
    return drawn;
  }
  if (coat.mane === "plaited") {
    for (let i = 0; i < 12; i += 1) {
      const p = polar(crestAt(0.1 + i * 0.074), 0.2, crestNormal);
      drawn +=
        ellipse(p, 3, 2.8, { fill: coat.hair }) +
        ellipse(polar(p, 1, 100), 1, 0.7, { fill: lighten(coat.hair, 0.4), opacity: 0.6 });
    }
    return drawn + ellipse(headAt(6, -4.4), 2.4, 1.9, { fill: coat.hair });
  }
  for (let i = 0; i < 22; i += 1) {
    const root = crestAt(0.06 + (i / 21) * 0.9);
    const length = random.range(17, 27);
    const fall = -98 - speed * random.range(30, 66);
    const middle = polar(root, length * 0.5, fall + 26 + speed * 26);
    const tip = polar(middle, length * 0.62, fall);
    const colour = random.pick([coat.hair, darken(coat.hair, 0.3), lighten(coat.hair, 0.035)]);
    drawn += path(
      spline(
        [polar(root, 1, crestNormal), polar(middle, 2.6, fall + 90), tip, polar(middle, 2.6, fall - 90)],
        { closed: true, tension: 0.8 },
      ),
      { fill: colour },
    );
  }
  for (let i = 0; i < 4; i += 1) {
    const root = headAt(2 + i, -4.4);
    drawn += path(
      spline(
        [root, polar(headAt(12 + i * 2, 0.5), 2, 60), headAt(21 + i * 1.4, -1 + i), headAt(11 + i, -2.6)],
        { closed: true },
      ),
      { fill: coat.hair },
    );
  }
  return drawn;
}

/** The tail, carried higher and longer the faster the horse goes. */
export function drawTail(bones: HorseBones, coat: Coat, pose: HorsePose, random: Random): string {
  const dock = bones.trunk(4, 147);
  const lift = (250 - pose.tail) / 80;
  let drawn = "";
  for (let i = 0; i < 15; i += 1) {
    const spread = (i - 7) / 7;
    const start = pose.tail - 22 + spread * 9;
    const a = polar(dock, 16, start);
    const b = polar(a, 24, start + 26 + (1 - lift) * 14 + spread * 9);
    const c = polar(b, random.range(24, 34), start + 44 + (1 - lift) * 26 + spread * 16);
    const colour = random.pick([coat.hair, darken(coat.hair, 0.35), lighten(coat.hair, 0.035)]);
    drawn += path(
      spline(
        [
          dock,
          polar(a, 4, start + 90),
          polar(b, 4, start + 110),
          c,
          polar(b, 4, start - 70),
          polar(a, 4, start - 90),
        ],
        {
          closed: true,
        },
      ),
      { fill: colour },
    );
  }
  return drawn;
}
