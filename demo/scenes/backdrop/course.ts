import { lit } from "../colour.ts";
import { group, path, stroke } from "../drawing.ts";
import { at, line, polygon } from "../geometry.ts";
import { type Stage, widthOf } from "../stage.ts";
import { drawHedge, drawHills, drawTree, drawTreeLine } from "./greenery.ts";
import { drawGround } from "./ground.ts";
import { mountains, village } from "./landmarks.ts";
import { drawGrandstand, drawMarquees, drawOnlookers } from "./people.ts";
import { drawBoards } from "./showGround.ts";
import { drawSky } from "./sky.ts";
import { gantry, guardRail, kerb, strawBales, tyreWall } from "./trackside.ts";

export type CourseSetting = "gravel" | "circuit" | "village" | "pass";

interface Road {
  /** Height of the far edge at the picture's left and right ends. */
  far: readonly [number, number];
  near: readonly [number, number];
}

/** The road slopes with the car's nose: it comes from far left and leaves near right. */
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

/** The whole backdrop of a car's picture, ground included. `sweep` is the motion blur of the camera's pan. */
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
    near += surface(stage, road, lit(random.pick(["#b99b76", "#a78d70", "#c2a582"]), light.key));
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
      surface(stage, road, lit("#777a82", light.key)) +
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
    tarmac = surface(stage, road, lit("#86868a", light.key));
  }
  if (setting === "pass") {
    far = mountains(stage) + drawHills(stage) + drawTreeLine(stage, 170, 0.6);
    near += guardRail(stage, verge, 40);
    tarmac = surface(stage, road, lit("#808187", light.key));
    near += stroke(
      line([at(left - 80, road.far[0] - 14), at(right + 80, road.far[1] - 14)]),
      lit("#f1efe8", light.key),
      6,
    );
  }
  const ground = drawGround(stage, setting === "gravel" && random.chance(0.4) ? "gravel" : "grass");
  // The ground is also below the blurred copy: at the frame, a blur fades to what is behind it.
  return (
    drawSky(stage) + ground + tarmac + group({ filter: defs.blur(4, 4, sweep) }, far + ground + near + tarmac)
  );
}

/** The sharp part of the road beneath the car. */
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
