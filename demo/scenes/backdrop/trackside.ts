import { textPath } from "../../../server/images/textPath.ts";
import { darken, lit } from "../colour.ts";
import { box, ellipse, path } from "../drawing.ts";
import { at, polygon } from "../geometry.ts";
import type { Stage } from "../stage.ts";

/** Red and white kerbs along an edge. */
export function kerb(stage: Stage, edge: readonly [number, number], depth: number): string {
  const { left, right, light } = stage;
  const count = 22;
  const p = (part: number, down: number) =>
    at(left - 80 + (right - left + 160) * part, edge[0] + (edge[1] - edge[0]) * part - down);
  let drawn = "";
  for (let i = 0; i < count; i += 1) {
    const tone = lit(i % 2 ? "#d12f35" : "#f5f4ef", light.key);
    drawn += path(
      polygon([
        p(i / count, 0),
        p((i + 1) / count, 0),
        p((i + 1) / count - 0.012, depth),
        p(i / count - 0.012, depth),
      ]),
      { fill: tone },
    );
  }
  return drawn;
}

export function guardRail(stage: Stage, y: number, height: number): string {
  const { left, right, light, defs } = stage;
  const steel = defs.linear([
    [0, lit("#e6eaee", light.key)],
    [0.5, lit("#9aa3ac", light.key)],
    [1, lit("#c9d0d6", light.key)],
  ]);
  let drawn = "";
  for (let x = left - 60; x < right + 60; x += height * 1.9)
    drawn += box(x, y - height * 0.7, height * 0.2, height * 1.5, { fill: lit("#7d858d", light.key) });
  for (const row of [0, 0.62])
    drawn += box(left - 80, y + height * row - height * 0.2, right - left + 160, height * 0.42, {
      fill: steel,
    });
  return drawn;
}

export function tyreWall(stage: Stage, y: number, size: number): string {
  const { left, right, light } = stage;
  let drawn = "";
  for (let x = left - 60, i = 0; x < right + 60; x += size, i += 1)
    for (let row = 0; row < 3; row += 1)
      drawn += ellipse(at(x, y + row * size * 0.5), size * 0.5, size * 0.28, {
        fill: lit(Math.floor(i / 6) % 2 ? "#d9dadb" : "#b02a30", light.key),
        stroke: "#1c1e22",
        "stroke-width": 2,
      });
  return drawn;
}

export function strawBales(stage: Stage, y: number, size: number): string {
  const { left, right, light, random } = stage;
  let drawn = "";
  for (let x = left - 40; x < right + 60; x += size * random.range(1.05, 2.1)) {
    const tone = lit(random.pick(["#d9b45c", "#caa24a", "#e3c273"]), light.key);
    drawn +=
      box(x, y, size, size * 0.52, { fill: tone, rx: 4 }) +
      box(x, y, size, size * 0.2, { fill: darken(tone, 0.3), opacity: 0.6 });
    drawn +=
      box(x + size * 0.25, y, 3, size * 0.52, { fill: darken(tone, 0.5), opacity: 0.6 }) +
      box(x + size * 0.7, y, 3, size * 0.52, { fill: darken(tone, 0.5), opacity: 0.6 });
  }
  return drawn;
}

export function gantry(stage: Stage): string {
  const { left, right, horizon, light } = stage;
  const beam = lit("#23262d", light.key);
  const word = textPath("GRAND PRIX DES COLLINES", { size: 34, weight: 800, letterSpacing: 2 });
  const x = (left + right) / 2;
  return (
    box(x - 420, horizon - 20, 16, 250, { fill: beam }) +
    box(x + 404, horizon - 20, 16, 250, { fill: beam }) +
    box(x - 430, horizon + 190, 860, 62, { fill: lit("#f3f2ee", light.key) }) +
    path(word.d, { fill: "#17191f", transform: `translate(${x - word.width / 2} ${-horizon - 208})` })
  );
}
