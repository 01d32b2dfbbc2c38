import { type Definitions, ellipse, group } from "../drawing.ts";
import { add, at, type Point } from "../geometry.ts";
import type { Light } from "../light.ts";
import type { Random } from "../random.ts";
import { depth, near, ObstacleParts } from "./obstacleParts.ts";
import { drawWing } from "./wing.ts";

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
/** Invented sponsors. */
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

/**
 * The obstacle in centimetres around the centre of its base line, in two layers with the horse between them: far wing and poles
 * behind it, the near wing in front.
 */
export function drawObstacle(
  defs: Definitions,
  obstacle: Obstacle,
  light: Light,
  random: Random,
  mirrored: boolean,
): { behind: string; before: string } {
  const draw = new ObstacleParts(defs, light, random);
  const wing = (foot: Point, outwards: 1 | -1, size: number, look = obstacle) =>
    drawWing(look, { foot, outwards, size, light, mirrored });
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
    (spread ? wing(add(foot, at(spread, 0)), outwards, size, { ...obstacle, wing: "ladder" }) : "") +
    wing(add(foot, at(-spread, 0)), outwards, size);
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
