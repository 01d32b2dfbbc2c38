import { lighten, lit, mix } from "../colour.ts";
import { box, path } from "../drawing.ts";
import { at, polygon } from "../geometry.ts";
import { type Stage, widthOf } from "../stage.ts";

/** Stone houses and a church. */
export function village(stage: Stage): string {
  const { left, right, horizon, light, random } = stage;
  let drawn = "";
  const spire = random.range(left + 200, right - 200);
  const stone = (tone: string) => lit(tone, light.key);
  drawn +=
    box(spire - 34, horizon, 68, 320, { fill: stone("#cbb995") }) +
    path(polygon([at(spire - 40, horizon + 316), at(spire + 40, horizon + 316), at(spire, horizon + 470)]), {
      fill: stone("#6b7580"),
    });
  for (let x = left - 40; x < right; ) {
    const width = random.range(120, 210);
    const height = random.range(120, 200);
    const wall = stone(random.pick(["#e3d3b2", "#d6c09a", "#ead9c2", "#cfb48f"]));
    const roof = stone(random.pick(["#b2623f", "#a3553a", "#7a5a4a"]));
    drawn += box(x, horizon - 30, width, height + 30, { fill: wall });
    drawn += path(
      polygon([
        at(x - 8, horizon + height),
        at(x + width + 8, horizon + height),
        at(x + width - 24, horizon + height + 70),
        at(x + 24, horizon + height + 70),
      ]),
      { fill: roof },
    );
    for (let i = 0; i < 3; i += 1) {
      // An unused draw: without it, everything after it would change.
      random.next();
      const pane = stone("#4a5560");
      drawn += box(x + width * (0.16 + i * 0.27), horizon + height * 0.55, width * 0.13, height * 0.26, {
        fill: pane,
      });
      drawn += box(x + width * (0.11 + i * 0.27), horizon + height * 0.55, width * 0.045, height * 0.26, {
        fill: stone("#5f86a0"),
      });
    }
    x += width * random.range(0.9, 1.1);
  }
  return drawn;
}

export function mountains(stage: Stage): string {
  const { left, horizon, light, random } = stage;
  const width = widthOf(stage);
  let drawn = "";
  for (const layer of [0, 1]) {
    const tone = mix(lit(layer ? "#71839a" : "#93a3b8", light.key), light.haze, layer ? 0.35 : 0.6);
    for (let i = 0; i < 5; i += 1) {
      const x = left + width * (i / 4) + random.range(-90, 90);
      const height = random.range(220, 420) * (layer ? 0.7 : 1);
      const foot = random.range(260, 420);
      drawn += path(polygon([at(x - foot, horizon), at(x, horizon + height), at(x + foot, horizon)]), {
        fill: tone,
      });
      drawn += path(
        polygon([
          at(x - foot * 0.24, horizon + height * 0.76),
          at(x, horizon + height),
          at(x + foot * 0.24, horizon + height * 0.76),
          at(x + foot * 0.08, horizon + height * 0.66),
          at(x - foot * 0.08, horizon + height * 0.72),
        ]),
        { fill: lighten(mix("#eef3f7", light.haze, 0.25), 0.1) },
      );
    }
  }
  return drawn;
}
