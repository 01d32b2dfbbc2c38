import { lit } from "../colour.ts";
import { ellipse, group, path } from "../drawing.ts";
import { at, between, type Point, polygon } from "../geometry.ts";
import type { Stage } from "../stage.ts";
import { drawHills, drawTree, drawTreeLine } from "./greenery.ts";
import { drawSky } from "./sky.ts";
import { drawArch, drawBarriers, drawFacades } from "./streetside.ts";
import { drawBridge, drawPalms, drawSails, drawWater } from "./waterside.ts";

export type StreetSetting = "boulevard" | "quay" | "park" | "seafront" | "finish";

const accents = ["#d7263d", "#1d6b47", "#1f5fbf", "#e07a1f", "#6d3fb0"] as const;

/** The colour of the race, on bibs, barriers and arch. */
export const raceColour = (seed: number) => accents[Math.abs(seed) % accents.length] ?? accents[0];

/** Dashed lines and patches of a road to the vanishing point. */
export function drawRoadMarks(stage: Stage, vanishing: Point, lanes: readonly number[]): string {
  const { bottom, light } = stage;
  const white = lit("#f3f1ea", light.key);
  let drawn = "";
  for (const lane of lanes) {
    const foot = at(lane, bottom - 40);
    for (let i = 0; i < 12; i += 1) {
      const a = 1 - 0.72 ** i;
      const b = a + (1 - a) * 0.13;
      const half = 9 * (1 - a) + 0.6;
      const p = between(foot, vanishing, a);
      const q = between(foot, vanishing, b);
      drawn += path(
        polygon([
          at(p.x - half, p.y),
          at(p.x + half, p.y),
          at(q.x + half * 0.8, q.y),
          at(q.x - half * 0.8, q.y),
        ]),
        { fill: white, opacity: 0.65 },
      );
    }
  }
  return drawn;
}

/** The background of runners: a town, a river, a park, the sea or the finish. */
export function drawStreet(
  stage: Stage,
  setting: StreetSetting,
  vanishing: Point,
  accent: string,
  ground: string,
): string {
  const { left, right, top, horizon, random, defs, light } = stage;
  const height = (top - horizon) * random.range(0.95, 1.25);
  let far = "";
  let near = "";
  if (setting === "boulevard" || setting === "finish") {
    far += drawTreeLine(stage, 120, 1.2);
    far +=
      drawFacades(stage, vanishing, -1, left - 90, height) +
      drawFacades(stage, vanishing, 1, right + 90, height);
    if (random.chance(0.6))
      for (const [x, size] of [
        [0.62, 150],
        [0.8, 240],
        [1, 380],
      ] as const)
        for (const side of [-1, 1])
          far += drawTree(
            stage,
            at(vanishing.x + side * (right - 40) * x * 0.9, horizon - 30 - size * 0.1),
            size,
            "#5d7d3c",
            0.08,
          );
  }
  if (setting === "quay")
    far +=
      drawHills(stage, 1) +
      drawTreeLine(stage, 130, 1.1) +
      drawFacades(stage, vanishing, 1, right + 60, height * 0.9);
  if (setting === "quay")
    near += drawBridge(stage, vanishing) + drawWater(stage, vanishing, "#34586b", "#7fa2ae");
  if (setting === "park") {
    far += drawHills(stage, 1) + drawTreeLine(stage, 230, 1) + drawTreeLine(stage, 360, 0.6);
    for (const x of [left + 90, right - 110]) far += drawTree(stage, at(x, horizon - 70), 620, "#55763a", 0);
  }
  if (setting === "seafront")
    near +=
      drawWater(stage, vanishing, "#1f86a8", "#56b3c4") + drawSails(stage) + drawPalms(stage, vanishing);
  if (setting === "finish")
    near += drawArch(
      stage,
      at(vanishing.x, horizon - 34),
      (right - left) * 0.5,
      300,
      accent,
      random.pick(["ARRIVÉE", "FINISH"]),
    );
  const reach = (right - left) * 0.5;
  const open: -1 | 1 | 0 = setting === "quay" || setting === "seafront" ? -1 : 0;
  if (open === 0) near += drawBarriers(stage, vanishing, -1, -reach, accent);
  near += drawBarriers(stage, vanishing, 1, reach, accent);
  let lights = "";
  if (light.mood === "golden" || light.mood === "dawn")
    for (let i = 0; i < 26; i += 1) {
      const size = random.range(6, 18);
      lights += ellipse(at(random.range(left, right), horizon + random.range(0, 320)), size, size, {
        fill: random.pick(["#ffe2a6", light.rimColour, "#ffc98a"]),
        opacity: random.range(0.1, 0.34),
      });
    }
  // The ground is also below the blurred copy: at the frame, a blur fades to what is behind it.
  return drawSky(stage) + ground + group({ filter: defs.blur(6, 4) }, far + ground + near + lights);
}
