import { textPath } from "../../../images/textPath.ts";
import { darken, lighten, lit, luminance } from "../colour.ts";
import { type Definitions, element, ellipse, group, path, stroke } from "../drawing.ts";
import { add, at, between, type Point, polygon, spline } from "../geometry.ts";
import type { Light } from "../light.ts";
import type { Random } from "../random.ts";

export interface Obstacle {
  kind: "vertical" | "oxer" | "wall" | "planks" | "water" | "brush" | "log";
  height: number;
  colours: readonly [string, string];
  wing: "ladder" | "panel" | "column" | "fan";
  name: string;
  flowers: string;
}

const palettes = [
  ["#c8323a", "#f6f3ec"],
  ["#2355a0", "#f6f3ec"],
  ["#1f7a55", "#f6f3ec"],
  ["#e3a72f", "#24386b"],
  ["#e06a2c", "#f6f3ec"],
  ["#7a3f8f", "#f3e9d2"],
  ["#17191f", "#f2c230"],
  ["#3ea0b8", "#f6f3ec"],
  ["#d9568a", "#f6f3ec"],
  ["#2c2f38", "#f6f3ec"],
] as const;
/** Sponsors of our own invention. */
const names = [
  "DOSSARD",
  "HARAS DU VAL",
  "SELLERIE LUNE",
  "OCTAVE",
  "LA FOULÉE",
  "CLAIRIÈRE",
  "GRAND PRIX",
  "MOULIN NEUF",
] as const;

export function obstacleOf(random: Random, crossCountry: boolean): Obstacle {
  return {
    kind: crossCountry
      ? random.pick(["log", "brush", "log", "planks"])
      : random.pick(["vertical", "oxer", "oxer", "wall", "planks", "water", "vertical"]),
    height: random.range(98, 132),
    colours: random.pick(palettes),
    wing: random.pick(["ladder", "panel", "column", "fan", "panel"]),
    name: random.pick(names),
    flowers: random.pick(["#f3d34a", "#e85d75", "#ffffff", "#c05cc9", "#f0863a"]),
  };
}

/** Half the jump's breadth as the picture sees it: from its middle to the far standard. */
const depth = at(62, 40);
const near = at(-depth.x, -depth.y);

class ObstacleDrawing {
  readonly defs: Definitions;
  readonly light: Light;
  readonly random: Random;
  readonly mirrored: boolean;

  constructor(defs: Definitions, light: Light, random: Random, mirrored: boolean) {
    this.mirrored = mirrored;
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

  /** A wing stands in the jump's plane, outwards from its standard; drawn flat, then laid into the plane. */
  wing(foot: Point, outwards: 1 | -1, size: number, obstacle: Obstacle): string {
    const [first, second] = obstacle.colours;
    const tall = 168;
    const a = this.colour(first);
    const b = this.colour(second);
    const frame = (content: string) =>
      group(
        {
          transform: `matrix(${0.62 * outwards * size} ${-0.4 * outwards * size} 0 ${-size} ${foot.x} ${-foot.y})`,
        },
        content,
      );
    const rect = (x: number, y: number, width: number, height: number, fill: string) =>
      element("rect", { x, y, width, height, fill });
    const post = rect(-5, 0, 10, tall, b) + rect(1, 0, 4, tall, darken(b, 0.18));
    const cups = [50, 80, 110, 135].map((y) => rect(-6, y, 12, 3, "#6c7078")).join("");
    if (obstacle.wing === "ladder") {
      const bars = [14, 46, 78, 110, 138].map((y, i) => rect(0, y, 70 - i * 7, 9, i % 2 ? a : b)).join("");
      return frame(`${element("path", { d: `M66 0H76L52 150H43Z`, fill: a })}${bars}${post}${cups}`);
    }
    if (obstacle.wing === "column") {
      const fluted = [0, 8, 16, 24].map((x) => rect(x + 2, 12, 4, tall - 26, darken(b, 0.12))).join("");
      return frame(
        `${rect(-4, 0, 42, 12, a)}${rect(0, 12, 34, tall - 26, b)}${fluted}${rect(-6, tall - 14, 46, 14, a)}${element("circle", { cx: 17, cy: tall + 14, r: 15, fill: a })}${rect(-10, 0, 7, tall, darken(b, 0.2))}`,
      );
    }
    if (obstacle.wing === "fan") {
      const rays = Array.from({ length: 6 }, (_, i) => {
        const from = (i / 6) * 90;
        const to = ((i + 1) / 6) * 90;
        const end = (degrees: number) =>
          `${82 * Math.sin((degrees * Math.PI) / 180)} ${20 + 128 * Math.cos((degrees * Math.PI) / 180)}`;
        return element("path", { d: `M0 20L${end(from)}L${end(to)}Z`, fill: i % 2 ? a : b });
      }).join("");
      return frame(`${rays}${rect(0, 0, 84, 20, a)}${post}${cups}`);
    }
    const text = textPath(obstacle.name, { size: 15, weight: 800, letterSpacing: 0.6 });
    const ink = luminance(first) > 0.55 ? "#17191f" : "#fbf8f0";
    const fit = Math.min(1, 120 / text.width);
    // Read from below upwards; turned back where the plane, or the whole picture, mirrors it.
    const facing = this.mirrored ? -outwards : outwards;
    const label = element("path", {
      d: text.d,
      fill: ink,
      transform: `matrix(0 ${fit} ${facing * fit} 0 ${40 + facing * 5} 16)`,
    });
    const board = element("path", {
      d: "M0 0H80V96Q80 150 40 158Q20 160 0 150Z",
      fill: a,
      stroke: b,
      "stroke-width": 4,
    });
    return frame(`${board}${label}${post}${cups}`);
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
    const leaf = this.light.mood === "night" ? darken("#3f6236", 0.35) : "#4c7238";
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

/**
 * The obstacle in centimetres about the middle of its line on the ground, in the two layers between which the horse
 * flies: far wing and poles behind it, the near wing before it.
 */
export function drawObstacle(
  defs: Definitions,
  obstacle: Obstacle,
  light: Light,
  random: Random,
  mirrored: boolean,
): { behind: string; before: string } {
  const draw = new ObstacleDrawing(defs, light, random, mirrored);
  const { kind, height, colours } = obstacle;
  const soft = defs.radial([
    [0, light.shadow.colour, light.shadow.strength * 1.2],
    [1, light.shadow.colour, 0],
  ]);
  const ground = group({ transform: "skewX(-57)" }, ellipse(at(0, -2), 26, 52, { fill: soft }));
  if (kind === "log" || kind === "brush") {
    const body = kind === "log" ? draw.log(0, height) : draw.brush(0, height);
    return {
      behind:
        ground +
        draw.flowers(add(depth, at(10, 0)), 26, obstacle.flowers) +
        draw.flag(add(depth, at(18, 0)), "#c8323a", 3.1) +
        body,
      before:
        draw.flag(add(near, at(-24, 0)), "#f7f5ef", 3.4) +
        draw.flowers(add(near, at(-16, -6)), 30, obstacle.flowers),
    };
  }
  const farFoot = add(depth, at(4, 1));
  const nearFoot = add(near, at(-4, -1));
  const spread = kind === "oxer" ? 46 : 0;
  const set = (x: number) => {
    if (kind === "wall") return draw.wall(x, height, colours);
    if (kind === "planks") return draw.planks(x, height, colours);
    const rails = [height, height - 34, height - 68].filter((h) => h > 12);
    return rails.map((h, i) => draw.pole(x, h, i % 2 ? [colours[1], colours[0]] : colours)).join("");
  };
  const wings = (foot: Point, outwards: 1 | -1, size: number) =>
    (spread ? draw.wing(add(foot, at(spread, 0)), outwards, size, { ...obstacle, wing: "ladder" }) : "") +
    draw.wing(add(foot, at(-spread, 0)), outwards, size, obstacle);
  return {
    behind:
      ground +
      (kind === "water" ? draw.tray(0) : "") +
      wings(farFoot, 1, 0.95) +
      draw.flag(add(farFoot, at(spread, 156)), "#c8323a", 0.95) +
      (spread ? draw.pole(spread, height + 3, colours) : "") +
      (spread ? draw.board(-spread, 0, 18, colours[0]) : "") +
      set(-spread),
    before:
      wings(nearFoot, -1, 1.08) +
      draw.flag(add(nearFoot, at(-spread, 176)), "#f7f5ef", 1.05) +
      draw.flowers(add(nearFoot, at(-6 - spread, -12)), 24, obstacle.flowers),
  };
}
