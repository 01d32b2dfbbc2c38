import { lighten, mix } from "../colour.ts";
import { box, ellipse, group } from "../drawing.ts";
import { type Stage, widthOf } from "../stage.ts";

function clouds({ left, horizon, top, light, random, defs, ...rest }: Stage): string {
  const width = widthOf({ left, horizon, top, light, random, defs, ...rest });
  const amount = { dawn: 5, clear: 3, cloudy: 9, overcast: 12, golden: 6 }[light.mood];
  const body = lighten(light.sky.low, 0.55);
  const belly = mix(light.haze, light.sky.middle, 0.5);
  const puff = defs.radial([
    [0, body, 0.95],
    [0.55, body, 0.6],
    [1, body, 0],
  ]);
  const under = defs.radial([
    [0, belly, 0.7],
    [1, belly, 0],
  ]);
  let drawn = "";
  for (let i = 0; i < amount; i += 1) {
    const x = left + width * random.next();
    const y = horizon + (top - horizon) * random.range(0.25, 1);
    const size = random.range(80, 230) * (0.5 + (y - horizon) / (top - horizon));
    for (let j = 0; j < 5; j += 1) {
      const offset = { x: x + random.range(-1, 1) * size, y: y + random.range(-0.1, 0.2) * size };
      drawn += ellipse({ x: offset.x, y: offset.y - size * 0.16 }, size * 0.6, size * 0.17, { fill: under });
      drawn += ellipse(offset, size * random.range(0.4, 0.75), size * random.range(0.14, 0.26), {
        fill: puff,
      });
    }
  }
  return group({ opacity: light.mood === "overcast" ? 0.55 : 0.9 }, drawn);
}

/** Sky, sun's glow and clouds, down past the horizon. */
export function drawSky(stage: Stage): string {
  const { left, top, horizon, light, defs } = stage;
  const width = widthOf(stage);
  const fill = defs.linear([
    [0, light.sky.top],
    [0.62, light.sky.middle],
    [1, light.sky.low],
  ]);
  const glow = defs.radial([
    [0, light.rimColour, 0.95],
    [0.2, light.rimColour, 0.55],
    [1, light.sky.low, 0],
  ]);
  const sun =
    light.mood === "overcast"
      ? ""
      : ellipse(
          {
            x: light.sunSide * width * 0.45,
            y: horizon + (top - horizon) * (light.shadow.length > 1 ? 0.3 : 0.95),
          },
          width * 0.36,
          width * 0.3,
          { fill: glow },
        );
  return box(left - 80, horizon - 40, width + 160, top - horizon + 100, { fill }) + sun + clouds(stage);
}
