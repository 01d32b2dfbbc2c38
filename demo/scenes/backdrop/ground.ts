import { darken, lighten, lit, mix } from "../colour.ts";
import { box, ellipse, path } from "../drawing.ts";
import { at, polygon } from "../geometry.ts";
import { type Stage, widthOf } from "../stage.ts";

export type GroundKind = "sand" | "grass" | "tarmac" | "gravel";

const tones: Record<GroundKind, readonly [string, ...string[]]> = {
  sand: ["#cdb28a", "#d9c3a0", "#b99c78", "#c9b79c"],
  grass: ["#7a9a4a", "#86a352", "#6c8f48"],
  tarmac: ["#6c6f76", "#7a7b80", "#5f646d"],
  gravel: ["#b9a58a", "#a8987f", "#c4ad8c"],
};

/** Returns the colour of the ground in this light. */
export function groundColour(stage: Pick<Stage, "light" | "random">, kind: GroundKind): string {
  return lit(stage.random.fork("ground").pick(tones[kind]), stage.light.key);
}

/** Mown stripes that run towards the horizon's middle. */
function stripes(stage: Stage, colour: string): string {
  const { left, right, bottom, horizon } = stage;
  const width = widthOf(stage);
  const vanishing = at(stage.random.range(-0.5, 0.5) * width, horizon + 60);
  let drawn = "";
  for (let i = -14; i < 14; i += 2) {
    const near = (x: number) => at(x + vanishing.x * 0.2, bottom - 10);
    const step = width * 0.22;
    drawn += path(
      polygon([
        near(i * step),
        near((i + 1) * step),
        at(vanishing.x + (i + 1) * 26, horizon),
        at(vanishing.x + i * 26, horizon),
      ]),
      { fill: lighten(colour, 0.16), opacity: 0.5 },
    );
  }
  return drawn + box(left, bottom, right - left, 1, { fill: "none" });
}

/** The sharp part of the ground: specks that grow towards the viewer: the grain of sand, tufts of grass, cracks of tarmac. */
export function drawGroundTexture(stage: Stage, kind: GroundKind): string {
  const colour = groundColour(stage, kind);
  const { left, right, bottom, horizon, random } = stage;
  const amount = kind === "tarmac" ? 90 : 260;
  let dark = "";
  let bright = "";
  for (let i = 0; i < amount; i += 1) {
    const depth = random.next() ** 0.7;
    const y = horizon * 0.5 + (bottom - horizon * 0.5) * depth;
    const x = random.range(left, right);
    const size = 1.5 + depth * depth * (kind === "grass" ? 9 : 6);
    const mark =
      kind === "grass"
        ? `M${x} ${-y}l${size * 0.5} ${-size * 1.9}l${size * 0.35} ${size * 1.9}z`
        : `M${x} ${-y}q${size} ${-size * 0.55} ${size * 2.4} 0q${-size} ${size * 0.5} ${-size * 2.4} 0z`;
    if (random.chance(0.55)) dark += mark;
    else bright += mark;
  }
  const strength = kind === "tarmac" ? 0.16 : 0.3;
  return (
    path(dark, { fill: darken(colour, 0.45), opacity: strength }) +
    path(bright, { fill: lighten(colour, 0.4), opacity: strength })
  );
}

/** The ground from the horizon to the lower edge, possibly out of focus. */
export function drawGround(stage: Stage, kind: GroundKind): string {
  const { left, bottom, horizon, light, defs } = stage;
  const colour = groundColour(stage, kind);
  const fill = defs.linear([
    [0, mix(colour, light.haze, 0.45)],
    [0.25, mix(colour, light.haze, 0.15)],
    [0.6, colour],
    [1, darken(colour, 0.28)],
  ]);
  const width = widthOf(stage);
  const sunny = defs.radial([
    [0, light.rimColour, 0.4],
    [1, light.rimColour, 0],
  ]);
  return (
    box(left - 80, bottom - 60, width + 160, horizon - bottom + 60, { fill }) +
    (kind === "grass" ? stripes(stage, colour) : "") +
    ellipse(at(light.sunSide * width * 0.25, horizon * 0.25), width * 0.5, horizon * 0.8, { fill: sunny })
  );
}
