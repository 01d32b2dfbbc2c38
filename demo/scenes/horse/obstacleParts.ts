import { darken, lighten, lit } from "../colour.ts";
import { type Definitions, ellipse, path, stroke } from "../drawing.ts";
import { add, at, between, type Point, polygon, spline } from "../geometry.ts";
import type { Light } from "../light.ts";
import type { Random } from "../random.ts";

/** Half the jump's width in the picture: from its centre to the far standard. */
export const depth = at(62, 40);
export const near = at(-depth.x, -depth.y);

/** Draws the parts of one obstacle in its light. */
export class ObstacleParts {
  readonly defs: Definitions;
  readonly light: Light;
  readonly random: Random;

  constructor(defs: Definitions, light: Light, random: Random) {
    this.defs = defs;
    this.light = light;
    this.random = random;
  }

  colour(tone: string): string {
    return lit(tone, this.light.key);
  }

  /** A striped pole from near to far, thinner with distance. */
  pole(x: number, height: number, [first, second]: readonly [string, string], stripes = 7): string {
    const a = at(near.x + x, near.y + height * 1.06);
    const b = at(depth.x + x, depth.y + height * 0.95);
    let drawn = "";
    for (let i = 0; i < stripes; i += 1) {
      const p = between(a, b, i / stripes);
      const q = between(a, b, (i + 1) / stripes);
      const r = 6.4 - (i / stripes) * 1.8;
      drawn += path(
        polygon([at(p.x, p.y + r), at(q.x, q.y + r - 0.25), at(q.x, q.y - r + 0.25), at(p.x, p.y - r)]),
        { fill: this.colour(i % 2 ? second : first) },
      );
    }
    return (
      drawn +
      stroke(spline([at(a.x, a.y + 3.6), at(b.x, b.y + 2.6)]), "#ffffff", 2, { opacity: 0.4 }) +
      stroke(spline([at(a.x, a.y - 5), at(b.x, b.y - 3.4)]), "#14121c", 2.4, { opacity: 0.32 })
    );
  }

  /** A board in the jump's plane, between two heights. */
  board(x: number, low: number, high: number, fill: string): string {
    const p = (end: Point, height: number, grow: number) => at(end.x + x, end.y + height * grow);
    return path(
      polygon([p(near, low, 1.06), p(near, high, 1.06), p(depth, high, 0.95), p(depth, low, 0.95)]),
      {
        fill: this.colour(fill),
      },
    );
  }

  planks(x: number, height: number, [first, second]: readonly [string, string]): string {
    let drawn = "";
    for (let i = 0; i < 3; i += 1) {
      const top = height - i * 34;
      drawn +=
        this.board(x, top - 24, top, i % 2 ? second : first) +
        this.board(x, top - 3, top, lighten(first, 0.5));
    }
    return drawn;
  }

  wall(x: number, height: number, [first, second]: readonly [string, string]): string {
    let drawn = this.board(x, 0, height - 12, first);
    const rows = 6;
    for (let row = 0; row < rows; row += 1) {
      const low = ((height - 14) * row) / rows;
      const high = ((height - 14) * (row + 1)) / rows;
      for (let brick = 0; brick < 6; brick += 1) {
        const from = (brick + (row % 2 ? 0.5 : 0)) / 6;
        const to = Math.min(1, from + 0.15);
        if (from >= 1) continue;
        const p = (amount: number, h: number) =>
          add(between(near, depth, amount), at(x, h * (1.06 - 0.11 * amount)));
        drawn += path(
          polygon([p(from, low + 1.4), p(from, high - 1.4), p(to, high - 1.4), p(to, low + 1.4)]),
          {
            fill: this.colour((row + brick) % 4 === 0 ? lighten(first, 0.16) : lighten(first, 0.08)),
          },
        );
      }
    }
    for (let i = 0; i < 6; i += 1) {
      const p = add(between(near, depth, (i + 0.5) / 6), at(x, (height - 6) * (1.05 - 0.018 * i)));
      drawn += ellipse(p, 12.5, 9, { fill: this.colour(i % 2 ? second : lighten(first, 0.1)) });
    }
    return drawn;
  }

  brush(x: number, height: number): string {
    let drawn = this.board(x, 0, height * 0.55, "#6b4a2e");
    for (let i = 0; i < 46; i += 1) {
      const root = add(
        between(near, depth, this.random.next()),
        at(x + this.random.range(-5, 5), height * 0.5),
      );
      const tip = add(root, at(this.random.range(-7, 7), height * this.random.range(0.38, 0.56)));
      drawn += stroke(
        spline([root, tip]),
        this.colour(this.random.pick(["#4f6b33", "#6b8a3f", "#3d5a2e"])),
        4.2,
      );
    }
    return drawn;
  }

  log(x: number, height: number): string {
    const r = height * 0.36;
    const a = at(near.x + x - 14, near.y + r * 1.5);
    const b = at(depth.x + x + 10, depth.y + r * 1.5);
    const bark = this.defs.linear([
      [0, this.colour("#b08a5e")],
      [0.45, this.colour("#7a5636")],
      [1, this.colour("#3d2a1c")],
    ]);
    const ring = this.colour("#d9b483");
    return (
      path(polygon([at(a.x, a.y + r), at(b.x, b.y + r * 0.86), at(b.x, b.y - r * 0.86), at(a.x, a.y - r)]), {
        fill: bark,
      }) +
      ellipse(a, r * 0.5, r, { fill: ring }) +
      ellipse(a, r * 0.33, r * 0.66, { fill: "none", stroke: darken(ring, 0.3), "stroke-width": 1.6 }) +
      ellipse(a, r * 0.15, r * 0.3, { fill: "none", stroke: darken(ring, 0.3), "stroke-width": 1.6 })
    );
  }

  tray(x: number): string {
    const p = (end: Point, dx: number) => at(end.x + x + dx, end.y + 2);
    const water = this.defs.linear([
      [0, this.light.sky.low],
      [1, this.colour("#2f7fbf")],
    ]);
    return path(polygon([p(near, -44), p(depth, -40), p(depth, 30), p(near, 40)]), {
      fill: water,
      stroke: this.colour("#f4f3ee"),
      "stroke-width": 3,
    });
  }

  flag(top: Point, colour: string, size: number): string {
    return (
      stroke(spline([top, add(top, at(0, 30 * size))]), "#e9e9e6", 1.6) +
      path(
        polygon([add(top, at(0, 30 * size)), add(top, at(20 * size, 24 * size)), add(top, at(0, 16 * size))]),
        {
          fill: this.colour(colour),
        },
      )
    );
  }

  flowers(centre: Point, width: number, petal: string): string {
    let drawn = "";
    const leaf = "#4c7238";
    for (let i = 0; i < 14; i += 1)
      drawn += ellipse(add(centre, at(this.random.range(-width, width), this.random.range(2, 17))), 9, 7.5, {
        fill: this.colour(darken(leaf, this.random.range(0, 0.35))),
      });
    for (let i = 0; i < 22; i += 1)
      drawn += ellipse(
        add(centre, at(this.random.range(-width, width), this.random.range(7, 26))),
        2.7,
        2.5,
        {
          fill: this.colour(this.random.chance(0.8) ? petal : lighten(petal, 0.5)),
        },
      );
    return drawn;
  }
}
