import { textPath } from "../../../images/textPath.ts";
import { darken, lighten, lit, mix } from "../colour.ts";
import { box, ellipse, group, path, stroke } from "../drawing.ts";
import { at, line, polygon } from "../geometry.ts";
import { type Stage, widthOf } from "../stage.ts";
import { drawHedge, drawHills, drawTree, drawTreeLine } from "./greenery.ts";
import { drawGround } from "./ground.ts";
import { drawGrandstand, drawMarquees, drawOnlookers } from "./people.ts";
import { drawBoards } from "./showGround.ts";
import { drawSky } from "./sky.ts";

export type CourseSetting = "gravel" | "circuit" | "village" | "pass";

interface Road {
  /** Height of the far edge at the picture's left and right ends. */
  far: readonly [number, number];
  near: readonly [number, number];
}

/** The road falls away with the car's nose: it comes from far left and leaves near right. */
function roadOf(stage: Stage, slope: number): Road {
  const { horizon, bottom } = stage;
  const middle = horizon * 0.42;
  return {
    far: [middle + slope, middle - slope],
    near: [bottom * 0.55 + slope * 1.6, bottom * 1.6 - slope * 1.6],
  };
}

function surface(stage: Stage, road: Road, colour: string): string {
  const { left, right } = stage;
  return path(
    polygon([
      at(left - 80, road.far[0]),
      at(right + 80, road.far[1]),
      at(right + 80, road.near[1] - 400),
      at(left - 80, road.near[0] - 400),
    ]),
    { fill: colour },
  );
}

/** Red and white kerbs along an edge. */
function kerb(stage: Stage, edge: readonly [number, number], depth: number): string {
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

function guardRail(stage: Stage, y: number, height: number): string {
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

function tyreWall(stage: Stage, y: number, size: number): string {
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

function strawBales(stage: Stage, y: number, size: number): string {
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

/** Stone houses and a church. */
function village(stage: Stage): string {
  const { left, right, horizon, light, random } = stage;
  const night = light.mood === "night" ? 0.55 : 0;
  let drawn = "";
  const spire = random.range(left + 200, right - 200);
  const stone = (tone: string) => darken(lit(tone, light.key), night);
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
      const pane = random.chance(0.4) && night ? "#ffd58a" : stone("#4a5560");
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

function mountains(stage: Stage): string {
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

/** Stones and clods in the air about a wheel. */
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

function gantry(stage: Stage): string {
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

/** The whole backdrop of a car's picture, ground included. `sweep` is how much the camera's pan smears it. */
export function drawCourse(stage: Stage, setting: CourseSetting, slope: number, sweep: number): string {
  const { left, right, horizon, random, defs, light } = stage;
  const width = widthOf(stage);
  const road = roadOf(stage, slope);
  let far = drawHills(stage);
  let near = "";
  let tarmac = "";
  const verge = horizon * 0.62;
  if (setting === "gravel") {
    far += drawTreeLine(stage, random.range(300, 460), 0.9);
    near +=
      drawOnlookers(stage, left, right, verge, horizon * 0.36, random.range(1.6, 4)) +
      drawHedge(stage, verge - 26, 40);
    near += surface(
      stage,
      road,
      darken(
        lit(random.pick(["#b99b76", "#a78d70", "#c2a582"]), light.key),
        light.mood === "night" ? 0.35 : 0,
      ),
    );
  }
  if (setting === "circuit") {
    far += drawTreeLine(stage, 200, 1);
    if (random.chance(0.65))
      far += drawGrandstand(
        stage,
        left + width * random.range(-0.1, 0.25),
        horizon - 24,
        width * 0.8,
        width * 0.22,
      );
    else far += drawMarquees(stage, left + 60, horizon - 20, width * 0.7, 5);
    if (random.chance(0.4)) far += gantry(stage);
    near +=
      drawBoards(stage, verge + 24, horizon * 0.16) +
      (random.chance(0.5) ? tyreWall(stage, verge - 16, 44) : guardRail(stage, verge, 34));
    near +=
      surface(stage, road, darken(lit("#777a82", light.key), light.mood === "night" ? 0.3 : 0)) +
      kerb(stage, road.far, 22) +
      kerb(stage, road.near, 60);
  }
  if (setting === "village") {
    far += village(stage);
    for (let i = 0; i < 3; i += 1)
      far += drawTree(
        stage,
        at(random.range(left, right), horizon - 30),
        random.range(300, 460),
        "#6a8445",
        0.05,
      );
    near +=
      drawOnlookers(stage, left, right, verge, horizon * 0.36, random.range(1, 2.2)) +
      strawBales(stage, verge - 30, 108);
    tarmac = surface(stage, road, darken(lit("#86868a", light.key), light.mood === "night" ? 0.35 : 0));
  }
  if (setting === "pass") {
    far = mountains(stage) + drawHills(stage) + drawTreeLine(stage, 170, 0.6);
    near += guardRail(stage, verge, 40);
    tarmac = surface(stage, road, darken(lit("#808187", light.key), light.mood === "night" ? 0.35 : 0));
    near += stroke(
      line([at(left - 80, road.far[0] - 14), at(right + 80, road.far[1] - 14)]),
      lit("#f1efe8", light.key),
      6,
    );
  }
  const ground = drawGround(stage, setting === "gravel" && random.chance(0.4) ? "gravel" : "grass");
  // The ground lies under the blurred copy too: at the frame a blur fades to what is behind it.
  return (
    drawSky(stage) + ground + tarmac + group({ filter: defs.blur(4, 4, sweep) }, far + ground + near + tarmac)
  );
}

/** What of the road is sharp beneath the car. */
export function drawRoadGrain(stage: Stage, loose: boolean): string {
  const { left, right, horizon, bottom, random } = stage;
  let dark = "";
  let bright = "";
  for (let i = 0; i < (loose ? 220 : 90); i += 1) {
    const depth = random.next();
    const y = horizon * 0.3 + (bottom - horizon * 0.3) * depth;
    const x = Math.round(random.range(left, right));
    const size = Math.round((1.5 + depth * (loose ? 5 : 2.5)) * 10) / 10;
    const mark = `M${x} ${Math.round(-y)}h${Math.round(size * (loose ? 1.6 : 16))}v${size * (loose ? 0.7 : 0.3)}h${-Math.round(size * (loose ? 1.6 : 16))}z`;
    if (random.chance(0.5)) dark += mark;
    else bright += mark;
  }
  return path(dark, { fill: "#2a241e", opacity: 0.22 }) + path(bright, { fill: "#fbf3e2", opacity: 0.2 });
}
