import { textPath } from "../../../images/textPath.ts";
import { darken, lighten, lit, luminance, mix } from "../colour.ts";
import { box, ellipse, group, path, stroke } from "../drawing.ts";
import { at, between, line, type Point, polygon } from "../geometry.ts";
import type { Stage } from "../stage.ts";
import { drawHills, drawTree, drawTreeLine } from "./greenery.ts";
import { drawOnlookers } from "./people.ts";
import { drawSky } from "./sky.ts";

export type StreetSetting = "boulevard" | "quay" | "park" | "seafront" | "finish";

const facades = ["#e6d8bd", "#efe4cd", "#d9c6a5", "#e9dcc6", "#cfc3b1", "#e3cdb0"] as const;

/** One side of a boulevard: facades with windows and slate roofs, running to the vanishing point. */
function drawFacades(stage: Stage, vanishing: Point, side: -1 | 1, edge: number, height: number): string {
  const { light, random } = stage;
  const night = light.mood === "night";
  const lamp = "#ffd58a";
  // A point of the row: how far down the street (0 here, 1 at its end) and how high (0 to 1).
  const p = (far: number, up: number) => {
    const k = 1 - far;
    return at(vanishing.x + (edge - vanishing.x) * k, vanishing.y - 40 * k + height * up * k);
  };
  const shade = light.sunSide > 0 === side > 0 ? 0.3 : 0.04;
  let drawn = "";
  let far = -0.25;
  while (far < 0.92) {
    const next = Math.min(0.94, far + 0.16 + (1 - far) * random.range(0.1, 0.2));
    const tone = mix(
      darken(lit(random.pick(facades), light.key), shade + (night ? 0.55 : 0)),
      light.haze,
      Math.max(0, far) * 0.5,
    );
    const roof = mix(
      darken(lit("#7c8896", light.key), shade + (night ? 0.4 : 0)),
      light.haze,
      Math.max(0, far) * 0.5,
    );
    const up = random.range(0.78, 1);
    drawn += path(polygon([p(far, up), p(far + 0.02, up * 1.16), p(next - 0.02, up * 1.16), p(next, up)]), {
      fill: roof,
    });
    drawn += path(polygon([p(far, -0.1), p(far, up), p(next, up), p(next, -0.1)]), { fill: tone });
    drawn += path(polygon([p(far, 0), p(far, 0.14), p(next, 0.14), p(next, 0)]), {
      fill: darken(tone, 0.35),
    });
    const columns = 4;
    for (let floor = 0; floor < 5; floor += 1) {
      const low = 0.2 + floor * 0.155;
      if (low + 0.1 > up) break;
      drawn += path(
        polygon([p(far, low - 0.02), p(far, low - 0.005), p(next, low - 0.005), p(next, low - 0.02)]),
        { fill: darken(tone, 0.3) },
      );
      for (let column = 0; column < columns; column += 1) {
        const from = far + ((next - far) * (column + 0.28)) / columns;
        const to = far + ((next - far) * (column + 0.74)) / columns;
        const glass =
          night && random.chance(0.5)
            ? lamp
            : darken(mix("#5a6b7d", light.sky.middle, 0.3), night ? 0.6 : 0.1);
        drawn += path(polygon([p(from, low), p(from, low + 0.1), p(to, low + 0.1), p(to, low)]), {
          fill: glass,
        });
      }
    }
    far = next;
  }
  return drawn;
}

const accents = ["#d7263d", "#1d6b47", "#1f5fbf", "#e07a1f", "#6d3fb0"] as const;

/** The colour of the race, on bibs, barriers and arch. */
export const raceColour = (seed: number) => accents[Math.abs(seed) % accents.length] ?? accents[0];

/** Barriers with banners and onlookers behind them, from the edge to the vanishing point. */
function drawBarriers(stage: Stage, vanishing: Point, side: -1 | 1, edge: number, accent: string): string {
  const { light } = stage;
  const p = (far: number, up: number) => {
    const k = (1 - far) ** 1.3;
    return at(vanishing.x + (edge - vanishing.x) * k, vanishing.y * (1 - k) + up * k);
  };
  let drawn = "";
  for (let i = 15; i >= 0; i -= 1) {
    const far = i / 16;
    const size = 330 * (1 - far) ** 1.3 + 8;
    const foot = p(far, 0);
    drawn += drawOnlookers(
      stage,
      foot.x + side * size * 0.05 - size * 0.3,
      foot.x + side * size * 0.1 + size * 0.5,
      foot.y + size * 0.1,
      size * 0.72,
      0.9,
    );
  }
  const panels = 9;
  for (let i = panels - 1; i >= 0; i -= 1) {
    const a = i / (panels + 1);
    const b = (i + 0.94) / (panels + 1);
    const tone = i % 2 ? lit(accent, light.key) : lit("#f6f3ec", light.key);
    const fill = light.mood === "night" ? darken(tone, 0.3) : tone;
    drawn += path(polygon([p(a, 6), p(a, 200), p(b, 200), p(b, 6)]), {
      fill: mix(fill, light.haze, a * 0.4),
    });
    drawn += path(polygon([p(a, 80), p(a, 130), p(b, 130), p(b, 80)]), {
      fill: i % 2 ? "#ffffff" : accent,
      opacity: 0.55,
    });
  }
  return drawn;
}

/** The inflatable arch over the line. */
function drawArch(
  stage: Stage,
  centre: Point,
  width: number,
  height: number,
  accent: string,
  word: string,
): string {
  const { light, defs } = stage;
  const colour = lit(accent, light.key);
  const fill = defs.linear(
    [
      [0, darken(colour, 0.35)],
      [0.3, lighten(colour, 0.25)],
      [1, darken(colour, 0.3)],
    ],
    [0, 0, 1, 0],
  );
  const thick = width * 0.11;
  const beam = height * 0.27;
  const { x, y } = centre;
  const text = textPath(word, { size: beam * 0.62, weight: 800, letterSpacing: beam * 0.05 });
  return (
    box(x - width / 2, y, thick, height * 0.86, { fill }) +
    box(x + width / 2 - thick, y, thick, height * 0.86, { fill }) +
    box(x - width / 2, y + height - beam, width, beam, {
      fill: defs.linear([
        [0, lighten(colour, 0.22)],
        [0.5, colour],
        [1, darken(colour, 0.35)],
      ]),
      rx: beam * 0.3,
    }) +
    path(text.d, {
      fill: luminance(accent) > 0.6 ? "#17191e" : "#ffffff",
      transform: `translate(${x - text.width / 2} ${-(y + height - beam / 2) + text.capHeight / 2})`,
    }) +
    box(x - width / 2 + thick, y + height - beam - 26, width - 2 * thick, 24, { fill: "#14161c" })
  );
}

/** Open water on the left, behind a parapet that runs to the vanishing point. */
function drawWater(stage: Stage, vanishing: Point, deep: string, shallow: string): string {
  const { left, bottom, horizon, light, defs, random } = stage;
  const edge = at(left - 420, bottom - 40);
  const water = defs.linear([
    [0, mix(light.sky.low, shallow, 0.4)],
    [1, mix(light.sky.middle, deep, 0.6)],
  ]);
  let drawn = path(polygon([at(left - 20, horizon), vanishing, edge, at(left - 20, bottom)]), {
    fill: water,
  });
  for (let i = 0; i < 34; i += 1) {
    const y = horizon - random.next() ** 2 * horizon * 0.9;
    const reach = (vanishing.x - left) * (y / horizon) * 0.9;
    drawn += box(left + random.next() * reach * 0.8, y, random.range(20, 90), 2 + (horizon - y) * 0.01, {
      fill: light.rimColour,
      opacity: 0.4,
    });
  }
  const stone = lit("#cdbfa5", light.key);
  const rim = at(edge.x, edge.y + 210);
  return (
    drawn +
    path(polygon([vanishing, rim, edge]), { fill: stone }) +
    path(polygon([vanishing, at(rim.x, rim.y + 26), rim]), { fill: lighten(stone, 0.3) })
  );
}

function drawBridge(stage: Stage, vanishing: Point): string {
  const { left, horizon, light } = stage;
  const stone = darken(lit("#d6c8ab", light.key), light.mood === "night" ? 0.5 : 0);
  const far = vanishing.x - left;
  const deck = horizon + 84;
  let drawn = box(left, deck, far, 24, { fill: stone });
  const step = far / 4;
  for (let i = 0; i < 4; i += 1) {
    const x = left + i * step;
    drawn += path(
      `M${x} ${-horizon}V${-deck}H${x + step}V${-horizon}H${x + step - 22}Q${x + step / 2} ${-deck - 44} ${x + 22} ${-horizon}Z`,
      { fill: darken(stone, 0.14) },
    );
  }
  return drawn;
}

function drawPalms(stage: Stage, vanishing: Point): string {
  const { left, horizon, light, random } = stage;
  const dim = light.mood === "night" ? 0.6 : 0;
  let drawn = "";
  for (const far of [0.62, 0.45, 0.25, 0]) {
    const k = 1 - far;
    const x = vanishing.x + (left + 60 - vanishing.x) * k;
    const foot = horizon * (1 - k * 0.55);
    const tall = 640 * k * random.range(0.9, 1.1);
    const crown = at(x + random.range(-20, 30) * k, foot + tall);
    drawn += stroke(
      line([at(x, foot), at((x + crown.x) / 2 + 8 * k, foot + tall * 0.5), crown]),
      darken(lit("#8a6f52", light.key), dim),
      20 * k,
    );
    for (let leaf = 0; leaf < 11; leaf += 1) {
      const angle = (leaf / 11) * Math.PI * 2;
      const tip = at(crown.x + Math.cos(angle) * 190 * k, crown.y + Math.sin(angle) * 90 * k - 34 * k);
      const bend = at((crown.x + tip.x) / 2, (crown.y + tip.y) / 2 + 52 * k);
      drawn += path(
        `M${crown.x} ${-crown.y}Q${bend.x} ${-bend.y} ${tip.x} ${-tip.y}Q${bend.x} ${-bend.y + 40 * k} ${crown.x} ${-crown.y}Z`,
        { fill: darken(lit(leaf % 2 ? "#4f7a44" : "#6a9350", light.key), dim) },
      );
    }
  }
  return drawn;
}

function drawSails(stage: Stage): string {
  const { left, horizon, random } = stage;
  let drawn = "";
  for (let i = 0; i < 4; i += 1) {
    const x = left + random.range(0, 520);
    const size = random.range(26, 56);
    drawn += path(`M${x} ${-horizon + 8}V${-horizon - size}L${x + size * 0.55} ${-horizon + 2}Z`, {
      fill: "#fdfdfb",
      opacity: 0.9,
    });
  }
  return drawn;
}

/** Dashed lines and patches of a road that runs to the vanishing point. */
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

/** What lies behind runners: a town, a river, a park, the sea or the finish. */
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
  if (light.mood === "night" || light.mood === "golden" || light.mood === "dawn")
    for (let i = 0; i < 26; i += 1) {
      const size = random.range(6, 18);
      lights += ellipse(at(random.range(left, right), horizon + random.range(0, 320)), size, size, {
        fill: random.pick(["#ffe2a6", light.rimColour, "#ffc98a"]),
        opacity: random.range(0.1, 0.34),
      });
    }
  // The ground lies under the blurred copy too: at the frame a blur fades to what is behind it.
  return drawSky(stage) + ground + group({ filter: defs.blur(6, 4) }, far + ground + near + lights);
}
