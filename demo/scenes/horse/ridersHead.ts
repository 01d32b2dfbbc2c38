import { darken, lighten } from "../colour.ts";
import { type Definitions, ellipse, group, path, stroke } from "../drawing.ts";
import { at, type Point, spline } from "../geometry.ts";
import type { Outfit } from "./outfit.ts";

/** A head in profile, facing forwards, in a riding helmet. Drawn around its centre. */
export function drawRidersHead(defs: Definitions, head: Point, tilt: number, outfit: Outfit): string {
  const p = (x: number, y: number) => at(x, y);
  const face = spline(
    [
      p(-8, 2),
      p(-2, 9),
      p(7.4, 7),
      p(9, 2.6),
      p(8.6, 0.4),
      p(11.6, -3.4),
      p(9.6, -4.6),
      p(10, -6.2),
      p(9.4, -7.6),
      p(8.6, -10.6),
      p(5, -11),
      p(-1.5, -7),
      p(-4, -9.5),
      p(-8, -9),
    ],
    { closed: true, tension: 0.75 },
  );
  const skin = defs.linear(
    [
      [0, darken(outfit.skin, 0.28)],
      [0.6, outfit.skin],
      [1, lighten(outfit.skin, 0.12)],
    ],
    [0, 0, 1, 0],
  );
  const shell = defs.linear(
    [
      [0, lighten(outfit.helmet, 0.42)],
      [0.35, lighten(outfit.helmet, 0.08)],
      [1, darken(outfit.helmet, 0.45)],
    ],
    [0.7, 0, 0.3, 1],
  );
  const hair =
    outfit.hairStyle === "short"
      ? path(spline([p(-9, 2), p(-9.5, -4), p(-7.5, -8), p(-3, -6), p(-2, 1)], { closed: true }), {
          fill: outfit.hair,
        })
      : outfit.hairStyle === "bun"
        ? ellipse(p(-9.6, -5.6), 4.6, 4.8, { fill: outfit.hair }) +
          ellipse(p(-5.5, -3), 4.4, 5, { fill: outfit.hair })
        : ellipse(p(-6, -3), 4.6, 5.2, { fill: outfit.hair }) +
          path(
            spline([p(-8, -1), p(-15, -3), p(-23, -9), p(-28, -8), p(-20, -13), p(-11, -9)], {
              closed: true,
            }),
            { fill: outfit.hair },
          );
  return group(
    { transform: `translate(${head.x} ${-head.y}) rotate(${-tilt})` },
    hair +
      path(face, { fill: skin }) +
      stroke(spline([p(6.2, 0.4), p(7.8, 0.9)]), "#20140f", 0.9) +
      stroke(spline([p(5.6, 2.4), p(8.4, 2.6)]), darken(outfit.hair, 0.2), 0.8, { opacity: 0.8 }) +
      stroke(spline([p(7.6, -6.9), p(9.6, -6.6)]), "#9a4a42", 0.8, { opacity: 0.85 }) +
      ellipse(p(5.4, -4), 2.6, 2, { fill: "#e07f68", opacity: 0.25 }) +
      stroke(spline([p(1.2, 3), p(1.8, -4), p(5.2, -11)]), "#17171a", 1.1) +
      stroke(spline([p(-5.4, 1), p(-1, -5), p(3.4, -10.6)]), "#17171a", 0.9) +
      path(
        spline(
          [
            p(-11, -1.5),
            p(-11.2, 5),
            p(-6.6, 11.6),
            p(1, 13.6),
            p(8, 10.6),
            p(11, 4.8),
            p(6, 3.2),
            p(-3, 2.6),
          ],
          { closed: true, tension: 0.85 },
        ),
        { fill: shell },
      ) +
      path(spline([p(8.6, 5.6), p(16, 3.6), p(15, 2.4), p(8, 2.6)], { closed: true, tension: 0.8 }), {
        fill: darken(outfit.helmet, 0.3),
      }) +
      path(
        spline([p(-2, 12.8), p(2, 13.6), p(6.8, 7), p(7.4, 3.4), p(4.6, 3.2), p(3.6, 7.4)], {
          closed: true,
          tension: 0.8,
        }),
        { fill: outfit.helmetStripe, opacity: 0.8 },
      ),
  );
}
