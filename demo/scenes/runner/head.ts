import { darken, lighten, lit } from "../colour.ts";
import { type Definitions, ellipse, group, path, stroke } from "../drawing.ts";
import { at, joint, limb, type Point, spline } from "../geometry.ts";
import type { Light } from "../light.ts";
import type { RunnerLook } from "./look.ts";
import type { RunnerBones } from "./skeleton.ts";

/** Hair visible behind the face. */
function backHair(look: RunnerLook, hair: string, turn: number, p: (x: number, y: number) => Point): string {
  const side = turn > 0 ? -1 : 1;
  if (look.hairStyle === "ponytail")
    return path(
      spline(
        [
          p(side * 6, 8),
          p(side * 15, 10),
          p(side * 22, 2),
          p(side * 25, -8),
          p(side * 18, -2),
          p(side * 9, 2),
        ],
        { closed: true },
      ),
      { fill: hair },
    );
  if (look.hairStyle === "bun") return ellipse(p(side * 7, 12), 5.6, 5.2, { fill: hair });
  if (look.hairStyle === "bob")
    return path(
      spline([p(-11.5, 4), p(-12.6, -6), p(-10, -13), p(10, -13), p(12.6, -6), p(11.5, 4), p(0, 12)], {
        closed: true,
      }),
      { fill: hair },
    );
  return "";
}

function topHair(look: RunnerLook, hair: string, turn: number, p: (x: number, y: number) => Point): string {
  const s = turn * 3;
  if (look.hairStyle === "bald") return "";
  if (look.hairStyle === "curly") {
    let drawn = "";
    for (let i = 0; i < 15; i += 1) {
      const angle = Math.PI * (i / 14);
      drawn += ellipse(p(Math.cos(angle) * 10.4 - s * 0.6, 4.5 + Math.sin(angle) * 9.2), 4, 3.8, {
        fill: i % 3 ? hair : lighten(hair, 0.02),
      });
    }
    return drawn;
  }
  const parting = look.hairStyle === "short" ? 6.6 : 7.4;
  return path(
    spline(
      [
        p(-10.9, 1),
        p(-11.2, 7),
        p(-7, 13),
        p(0, 14.6),
        p(7, 13),
        p(11.2, 7),
        p(10.9, 1),
        p(9.2, 5.4),
        p(4 + s, parting + 1.4),
        p(-3 + s, parting),
        p(-9.2, 5.4),
      ],
      { closed: true, tension: 0.8 },
    ),
    { fill: hair },
  );
}

function headwear(look: RunnerLook, light: Light, turn: number, p: (x: number, y: number) => Point): string {
  const colour = lit(look.headColour, light.key);
  const s = turn * 8;
  if (look.head === "band")
    return path(
      spline([p(-11, 5.2), p(0 + s * 0.4, 7.2), p(11, 5.2), p(11, 8.6), p(0 + s * 0.4, 10.8), p(-11, 8.6)], {
        closed: true,
        tension: 0.6,
      }),
      { fill: colour },
    );
  const peak = path(
    spline(
      [
        p(-9 + s * 0.6, 6),
        p(s * 1.3, 7.2),
        p(9 + s * 0.6, 6),
        p(8 + s * 1.4, 2.8),
        p(s * 1.6, 1.8),
        p(-8 + s * 1.4, 2.8),
      ],
      { closed: true, tension: 0.8 },
    ),
    { fill: darken(colour, 0.25) },
  );
  if (look.head === "visor")
    return (
      path(
        spline([p(-11, 4), p(s * 0.4, 6.6), p(11, 4), p(11, 8.2), p(s * 0.4, 10), p(-11, 8.2)], {
          closed: true,
          tension: 0.6,
        }),
        { fill: colour },
      ) + peak
    );
  return (
    path(
      spline(
        [
          p(-11.2, 4.4),
          p(-10.8, 10),
          p(-6, 14.6),
          p(1, 15.6),
          p(7, 14),
          p(10.9, 9.6),
          p(11.2, 4.4),
          p(s * 0.5, 7),
        ],
        { closed: true, tension: 0.85 },
      ),
      { fill: colour },
    ) +
    stroke(spline([p(s * 0.4, 15.2), p(s * 0.6, 7)]), darken(colour, 0.3), 0.8, { opacity: 0.6 }) +
    peak
  );
}

/** Neck and head, turned with the body. */
export function drawHead(
  defs: Definitions,
  bones: RunnerBones,
  look: RunnerLook,
  light: Light,
  smile: boolean,
): string {
  const { head, neck, yaw } = bones;
  const turn = Math.sin((yaw * Math.PI) / 180) * 0.9;
  const p = (x: number, y: number) => at(x, y);
  const skin = lit(look.skin, light.key);
  const hair = lit(look.hair, light.key);
  const sunny = light.sunSide > 0;
  const face = defs.linear(
    [
      [0, sunny ? darken(skin, 0.3) : lighten(skin, 0.16)],
      [0.5, skin],
      [1, sunny ? lighten(skin, 0.16) : darken(skin, 0.3)],
    ],
    [0, 0.4, 1, 0.5],
  );
  const s = turn * 5.2;
  const outline = spline(
    [
      p(-10.4, 3),
      p(-9.4, 9.6),
      p(0, 13.4),
      p(9.4, 9.6),
      p(10.4, 3),
      p(9.6 + s * 0.2, -5),
      p(5.8 + s * 0.5, -11.6),
      p(s * 0.9, -14),
      p(-5.8 + s * 0.5, -11.6),
      p(-9.6 + s * 0.2, -5),
    ],
    { closed: true, tension: 0.9 },
  );
  const eye = (x: number) =>
    ellipse(p(x, 0.5), 1.5, 0.8, { fill: "#f3ece4" }) +
    ellipse(p(x + s * 0.08, 0.5), 0.85, 0.85, { fill: "#2a1a12" }) +
    stroke(spline([p(x - 1.9, 1.5), p(x, 2), p(x + 1.9, 1.4)]), darken(skin, 0.65), 0.6) +
    stroke(spline([p(x - 2.3, 3.6), p(x, 4.4), p(x + 2.2, 3.7)]), darken(hair, 0.2), 0.95, { opacity: 0.85 });
  const mouth = smile
    ? path(
        spline([p(-3.4 + s, -6.9), p(s, -6.5), p(3.4 + s, -6.9), p(1.8 + s, -9), p(-1.8 + s, -9)], {
          closed: true,
          tension: 0.8,
        }),
        { fill: "#6b2724" },
      ) +
      path(
        spline([p(-2.9 + s, -6.9), p(s, -6.7), p(2.9 + s, -6.9), p(s, -7.8)], { closed: true, tension: 0.6 }),
        { fill: "#fdfbf7" },
      )
    : ellipse(p(s, -7.6), 2.1, 1.2, { fill: "#6b2724" });
  const beard = look.beard
    ? path(
        spline(
          [
            p(-9.9, -1),
            p(-8.8 + s * 0.3, -7),
            p(-5 + s * 0.5, -12.6),
            p(s * 0.9, -14.8),
            p(5.4 + s * 0.5, -12.6),
            p(9 + s * 0.3, -7),
            p(9.9, -1),
            p(6 + s, -4.4),
            p(s, -4.9),
            p(-6 + s, -4.4),
          ],
          { closed: true, tension: 0.8 },
        ),
        { fill: hair, opacity: 0.82 },
      )
    : "";
  const ears = [-1, 1]
    .map((side) =>
      ellipse(p(side * 10.6 - s * 0.7, -0.6), Math.max(0.3, 1.5 - side * turn * 1.5), 2.7, {
        fill: darken(skin, 0.14),
      }),
    )
    .join("");
  const glasses = look.glasses
    ? path(
        spline(
          [
            p(-8 + s, 2.6),
            p(s, 2),
            p(8 + s, 2.6),
            p(7.4 + s, -1.8),
            p(3 + s, -2.2),
            p(s, 0.2),
            p(-3 + s, -2.2),
            p(-7.4 + s, -1.8),
          ],
          { closed: true, tension: 0.6 },
        ),
        {
          fill: defs.linear([
            [0, "#232733"],
            [0.5, lit(look.headColour, light.key)],
            [1, "#1a1c24"],
          ]),
        },
      ) + stroke(spline([p(-6 + s, 1.4), p(-2.4 + s, 0.9)]), "#ffffff", 0.8, { opacity: 0.6 })
    : eye(-4.2 + s) + eye(4.2 + s);
  return (
    path(
      limb([
        joint(at(neck.x, neck.y - 3), 6.6 * look.build),
        joint(at((neck.x + head.x) / 2, (neck.y + head.y) / 2 - 2), 5.6 * look.build),
      ]),
      { fill: darken(skin, 0.24) },
    ) +
    group(
      { transform: `translate(${head.x} ${-head.y}) rotate(${-turn * 4})` },
      backHair(look, darken(hair, 0.2), turn, p) +
        ears +
        path(outline, { fill: face }) +
        ellipse(p(-5.2 + s, -3.6), 2.4, 1.8, { fill: "#e0694f", opacity: 0.2 }) +
        ellipse(p(5.2 + s, -3.6), 2.4, 1.8, { fill: "#e0694f", opacity: 0.2 }) +
        beard +
        glasses +
        stroke(
          spline([p(s * 1.25 + 0.6, 0.6), p(s * 1.5 + 1.3, -3.4), p(s * 1.2 - 0.9, -4)]),
          darken(skin, 0.4),
          0.8,
          { opacity: 0.75 },
        ) +
        mouth +
        (look.head === "cap" ? "" : topHair(look, hair, turn, p)) +
        (look.head === "none" ? "" : headwear(look, light, turn, p)),
    )
  );
}
