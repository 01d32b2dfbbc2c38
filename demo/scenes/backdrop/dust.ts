import { darken, lit, mix } from "../colour.ts";
import { ellipse } from "../drawing.ts";
import { at } from "../geometry.ts";
import type { Stage } from "../stage.ts";

/** Dust thrown up behind a car: warm puffs, thinner with distance. Heights in cm, like the car. */
export function drawDust(stage: Stage, tone: string, amount: number): string {
  const { defs, random, light } = stage;
  const colour = mix(lit(tone, light.key), light.haze, 0.25);
  const puff = defs.radial([
    [0, colour, 0.62],
    [0.6, colour, 0.34],
    [1, colour, 0],
  ]);
  let drawn = "";
  for (let i = 0; i < 26; i += 1) {
    const far = random.next();
    const size = (26 + far * 110) * amount;
    drawn += ellipse(at(-130 - far * 330, size * random.range(0.25, 0.8)), size * 1.25, size, { fill: puff });
  }
  return drawn;
}

/** Stones and clods in the air around a wheel. */
export function drawStones(stage: Stage, x: number, tone: string): string {
  const { random, light } = stage;
  let drawn = "";
  for (let i = 0; i < 44; i += 1) {
    const far = random.next() ** 1.4;
    const size = random.range(0.8, 3.4);
    drawn += ellipse(at(x - far * 170, random.next() * (14 + far * 74)), size, size * 0.8, {
      fill: darken(lit(tone, light.key), random.range(0, 0.4)),
      opacity: 0.85,
    });
  }
  return drawn;
}
