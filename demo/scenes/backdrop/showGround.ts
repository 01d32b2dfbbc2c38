import { textPath } from "../../../server/images/textPath.ts";
import { lit, luminance } from "../colour.ts";
import { box, ellipse, group, path, stroke } from "../drawing.ts";
import { at, line } from "../geometry.ts";
import { type Stage, widthOf } from "../stage.ts";
import { drawHedge, drawHills, drawTree, drawTreeLine } from "./greenery.ts";
import { drawGrandstand, drawMarquees, drawOnlookers } from "./people.ts";
import { drawSky } from "./sky.ts";

const boards = [
  ["DOSSARD", "#15171c"],
  ["HARAS DU VAL", "#1f5a3d"],
  ["SELLERIE LUNE", "#24386b"],
  ["LA FOULÉE", "#b5432f"],
  ["MOULIN NEUF", "#e3b23c"],
  ["CLAIRIÈRE", "#2f7f74"],
  ["OCTAVE", "#f4f1e8"],
] as const;

/** Sponsors' boards along the ring. */
export function drawBoards(stage: Stage, y: number, height: number): string {
  const { left, right, light, random } = stage;
  let drawn = "";
  let x = left - random.range(80, 280);
  while (x < right + 60) {
    const [name, tone] = random.pick(boards);
    const text = textPath(name, { size: height * 0.62, weight: 800, letterSpacing: height * 0.04 });
    const width = text.width + height * 2.2;
    const colour = lit(tone, light.key);
    const ink = luminance(tone) > 0.55 ? "#17191f" : "#f6f3ea";
    drawn += box(x, y, width - 5, height, { fill: colour });
    drawn += path(text.d, {
      fill: ink,
      transform: `translate(${x + height * 1.05} ${-y - height / 2 + text.capHeight / 2})`,
    });
    x += width;
  }
  return drawn;
}

/** White rails of a ring; lower ones are nearer. */
export function drawRails(stage: Stage, y: number, height: number): string {
  const { left, right, light } = stage;
  const white = lit("#f5f4f0", light.key);
  let drawn = "";
  for (let x = left - 60; x < right + 60; x += height * 2.1)
    drawn += box(x, y, height * 0.1, height * 1.04, { fill: white });
  for (const rail of [0.45, 0.92])
    drawn += stroke(
      line([at(left - 60, y + height * rail), at(right + 60, y + height * rail)]),
      white,
      height * 0.1,
    );
  return drawn;
}

/** Round spots of light between leaves, as drawn by a fast lens. */
function drawBokeh(stage: Stage): string {
  const { left, right, horizon, light, random } = stage;
  if (light.mood === "overcast" || light.mood === "cloudy") return "";
  let drawn = "";
  for (let i = 0; i < 34; i += 1) {
    const size = random.range(5, 17);
    drawn += ellipse(at(random.range(left, right), horizon + random.range(20, 250)), size, size, {
      fill: light.rimColour,
      opacity: random.range(0.08, 0.34),
    });
  }
  return drawn;
}

/** The background of a ring or a course: sky, trees, stands, people, boards. `scale` is pixels per centimetre of the subject. */
export function drawShowGround(stage: Stage, scale: number, open: boolean, ground: string): string {
  const { left, right, horizon, random, defs } = stage;
  const width = widthOf(stage);
  // The fence is about four times as far away as the subject.
  const unit = scale * 0.26;
  const near = horizon - horizon * 0.26;
  const setting = random.pick(
    open ? ["wood", "park", "wood"] : ["stand", "marquees", "wood", "stand", "park"],
  );
  let far = drawHills(stage) + drawTreeLine(stage, random.range(190, 270), 0.9);
  if (setting === "wood") far += drawTreeLine(stage, random.range(320, 430), 0.8);
  if (setting === "park")
    for (let i = 0; i < 4; i += 1)
      far += drawTree(
        stage,
        at(random.range(left, right), horizon - 14),
        random.range(340, 520),
        "#54733a",
        0.05,
      );
  if (setting === "stand") {
    const size = width * random.range(0.6, 0.95);
    far += drawGrandstand(
      stage,
      random.range(left - size * 0.2, right - size * 0.8),
      horizon - 20,
      size,
      size * 0.3,
    );
  }
  if (setting === "marquees")
    far += drawMarquees(
      stage,
      random.range(left, left + width * 0.35),
      horizon - 16,
      width * 0.6,
      random.int(3, 5),
    );
  far += drawBokeh(stage);
  const people = drawOnlookers(
    stage,
    left,
    right,
    near + 30 * unit,
    158 * unit,
    open ? 4 : random.range(0.8, 2.4),
  );
  const fence = open
    ? drawHedge(stage, near, 62 * unit) + people
    : people +
      (random.chance(0.65) ? drawBoards(stage, near, 76 * unit) : drawRails(stage, near, 112 * unit)) +
      (random.chance(0.4) ? drawHedge(stage, near - 18 * unit, 44 * unit) : "");
  // The ground is also below the blurred copy: at the frame, a blur fades to what is behind it.
  return drawSky(stage) + ground + group({ filter: defs.blur(6.5, 4) }, far + ground + fence);
}

/** Leaves or flowers close to the lens, out of focus. */
export function drawForeground(stage: Stage): string {
  const { left, right, bottom, random, defs, light } = stage;
  const side = random.chance(0.5) ? left : right;
  const tone = random.pick(["#3f5c2f", "#55702f", "#6f7d3a"]);
  const blob = (colour: string) =>
    defs.radial([
      [0, colour, 0.85],
      [0.6, colour, 0.6],
      [1, colour, 0],
    ]);
  const leaf = blob(lit(tone, light.key));
  const bloom = blob(lit(random.pick(["#f0d65a", "#e8e2d6", "#d66a7d", "#b98ad0"]), light.key));
  let drawn = "";
  for (let i = 0; i < 12; i += 1)
    drawn += ellipse(
      at(side + random.range(-260, 260), bottom + random.range(-30, 70)),
      random.range(60, 130),
      random.range(36, 80),
      { fill: leaf },
    );
  for (let i = 0; i < 6; i += 1) {
    const size = random.range(16, 34);
    drawn += ellipse(at(side + random.range(-260, 260), bottom + random.range(10, 110)), size, size, {
      fill: bloom,
    });
  }
  return drawn;
}
