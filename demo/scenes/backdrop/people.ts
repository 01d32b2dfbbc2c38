import { lit, mix } from "../colour.ts";
import { box, ellipse, group, path } from "../drawing.ts";
import { at, polygon } from "../geometry.ts";
import type { Stage } from "../stage.ts";

const clothes = [
  "#d8d3c7",
  "#2f4b7c",
  "#b5483d",
  "#e0b64c",
  "#3d6b4f",
  "#f1efe9",
  "#5b5f6b",
  "#c97b5a",
  "#28303f",
  "#7fa3c7",
] as const;
const skins = ["#e8bd9d", "#c98f6b", "#8c5a3c", "#f0cdb2", "#6b432d"] as const;
const hairs = ["#2b1d16", "#5c3b23", "#a5773f", "#d9c08a", "#17130f", "#8b8782"] as const;

/** Onlookers in a row, from the hips up; drawn to be out of focus and behind something. */
export function drawOnlookers(
  stage: Stage,
  from: number,
  to: number,
  y: number,
  size: number,
  gap = 1,
): string {
  const { light, random } = stage;
  const colour = (tone: string) => lit(tone, light.key);
  let drawn = "";
  for (let x = from; x < to; x += size * gap * random.range(0.55, 1.15)) {
    const height = size * random.range(0.9, 1.1);
    const cloth = colour(random.pick(clothes));
    drawn += path(
      polygon([
        at(x - size * 0.26, y),
        at(x - size * 0.3, y + height * 0.72),
        at(x, y + height * 0.92),
        at(x + size * 0.3, y + height * 0.72),
        at(x + size * 0.26, y),
      ]),
      { fill: cloth },
    );
    drawn += ellipse(at(x, y + height * 1.08), size * 0.17, size * 0.2, { fill: colour(random.pick(skins)) });
    drawn += ellipse(at(x, y + height * 1.17), size * 0.18, size * 0.13, {
      fill: colour(random.pick(hairs)),
    });
  }
  return drawn;
}

/** A grandstand full of people under a roof. */
export function drawGrandstand(stage: Stage, x: number, y: number, width: number, height: number): string {
  const { light, random } = stage;
  const colour = (tone: string) => lit(tone, light.key);
  const roof = colour(random.pick(["#e9e7e1", "#39506b", "#8c3b36", "#2f5245"]));
  const rows = 5;
  let drawn = box(x, y, width, height * 0.86, { fill: colour("#59606b") });
  for (let row = rows - 1; row >= 0; row -= 1) {
    const foot = y + height * (0.12 + (row / rows) * 0.6);
    drawn += box(x, foot - height * 0.04, width, height * 0.08, {
      fill: colour(row % 2 ? "#8d949c" : "#a3a9af"),
    });
    drawn += drawOnlookers(stage, x + 14, x + width - 14, foot, height * 0.15);
  }
  drawn += box(x, y, width, height * 0.12, { fill: colour("#f0eee8") });
  drawn += path(
    polygon([
      at(x - width * 0.03, y + height * 0.9),
      at(x + width * 1.03, y + height * 0.9),
      at(x + width * 0.98, y + height * 1.06),
      at(x + width * 0.02, y + height * 1.06),
    ]),
    { fill: roof },
  );
  drawn += box(x - width * 0.03, y + height * 0.87, width * 1.06, height * 0.035, {
    fill: mix(roof, "#ffffff", 0.35),
  });
  for (let post = 0; post <= 4; post += 1)
    drawn += box(x + (width * post) / 4 - 3, y, 6, height * 0.9, { fill: colour("#d7d8d6") });
  return group({}, drawn);
}

/** White marquees, as at every show ground. */
export function drawMarquees(stage: Stage, x: number, y: number, width: number, count: number): string {
  const { light, random } = stage;
  const white = lit("#f7f5ef", light.key);
  const shade = mix(white, light.sky.middle, 0.35);
  const step = width / count;
  let drawn = "";
  for (let i = 0; i < count; i += 1) {
    const left = x + i * step;
    const peak = step * random.range(0.75, 0.85);
    drawn += box(left, y, step * 0.98, step * 0.36, { fill: shade });
    drawn += path(
      `M${left - step * 0.02} ${-y - step * 0.34}Q${left + step * 0.42} ${-y - step * 0.4} ${left + step * 0.49} ${-y - peak}Q${left + step * 0.56} ${-y - step * 0.4} ${left + step} ${-y - step * 0.34}Z`,
      { fill: white },
    );
    drawn += box(left, y + step * 0.3, step * 0.98, step * 0.05, { fill: mix(white, "#7a8ba0", 0.3) });
  }
  return drawn;
}
