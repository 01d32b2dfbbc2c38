import { darken, lit, mix } from "../colour.ts";
import { ellipse, path } from "../drawing.ts";
import { at, type Point, polygon, spline } from "../geometry.ts";
import { type Stage, widthOf } from "../stage.ts";

const greens = ["#4f6b35", "#5c7a3a", "#3f5f3a", "#6d7f3f", "#48683f", "#7a7f45"] as const;

/** Hills that fade into the haze, the farthest first. */
export function drawHills(stage: Stage, layers = 2): string {
  const { left, horizon, light, random } = stage;
  const width = widthOf(stage);
  let drawn = "";
  for (let layer = 0; layer < layers; layer += 1) {
    const distance = 1 - (layer + 1) / (layers + 1.4);
    const height = random.range(70, 150) * (0.6 + distance * 0.7);
    const ridge: Point[] = Array.from({ length: 8 }, (_, i) =>
      at(left - 60 + ((width + 120) * i) / 7, horizon + height * random.range(0.35, 1)),
    );
    const colour = mix(lit("#6b8a6a", light.key), light.haze, 0.45 + distance * 0.45);
    drawn += path(`${spline(ridge)}L${left + width + 60} ${-horizon + 40}L${left - 60} ${-horizon + 40}Z`, {
      fill: colour,
    });
  }
  return drawn;
}

/** One leafy crown: a dark mass, and lighter puffs where the sun reaches it. */
export function drawTree(stage: Stage, foot: Point, height: number, tone: string, fade: number): string {
  const { light, random } = stage;
  const base = mix(lit(tone, light.key), light.haze, fade);
  const dark = darken(base, 0.35);
  const bright = mix(base, lit("#b9c46a", light.key), 0.5 * (1 - fade));
  const half = height * random.range(0.3, 0.42);
  let drawn = path(
    polygon([
      at(foot.x - height * 0.035, foot.y),
      at(foot.x + height * 0.035, foot.y),
      at(foot.x, foot.y + height * 0.6),
    ]),
    { fill: darken(base, 0.55) },
  );
  for (let i = 0; i < 9; i += 1) {
    const x = foot.x + half * random.range(-0.75, 0.75);
    const y = foot.y + height * random.range(0.36, 0.8);
    drawn += ellipse(at(x, y), half * random.range(0.36, 0.56), height * random.range(0.13, 0.2), {
      fill: dark,
    });
  }
  for (let i = 0; i < 22; i += 1) {
    const across = random.range(-0.9, 0.9);
    const x = foot.x + half * across + light.sunSide * half * 0.16;
    const y = foot.y + height * (random.range(0.42, 0.95) - Math.abs(across) * 0.12);
    const size = random.range(0.12, 0.24);
    drawn += ellipse(at(x, y), half * size, height * size * 0.32, {
      fill: i < 13 ? base : bright,
      opacity: 0.72,
    });
  }
  return drawn;
}

/** A row of trees along the horizon, dense or with gaps. */
export function drawTreeLine(stage: Stage, height: number, density = 1): string {
  const { left, right, horizon, random } = stage;
  let drawn = "";
  for (let x = left - 60; x < right + 60; x += (height * random.range(0.35, 0.6)) / density) {
    const size = height * random.range(0.7, 1.25);
    drawn += drawTree(stage, at(x, horizon - 8), size, random.pick(greens), random.range(0.05, 0.28));
  }
  return drawn;
}

/** A clipped hedge. */
export function drawHedge(stage: Stage, y: number, height: number): string {
  const { left, right, light, random } = stage;
  const base = lit("#46663a", light.key);
  const top: Point[] = Array.from({ length: 30 }, (_, i) =>
    at(left - 60 + ((right - left + 120) * i) / 29, y + height * random.range(0.92, 1.06)),
  );
  const fill = stage.defs.linear([
    [0, mix(base, light.rimColour, 0.25)],
    [0.35, base],
    [1, darken(base, 0.45)],
  ]);
  return path(`${spline(top)}L${right + 60} ${-y}L${left - 60} ${-y}Z`, { fill });
}
