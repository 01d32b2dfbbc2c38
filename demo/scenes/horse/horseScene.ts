import { drawGround, drawGroundTexture } from "../backdrop/ground.ts";
import { drawForeground, drawShowGround } from "../backdrop/showGround.ts";
import { lit } from "../colour.ts";
import { ellipse, group } from "../drawing.ts";
import { at } from "../geometry.ts";
import type { Random } from "../random.ts";
import type { PhotoScene } from "../sceneFile.ts";
import type { Stage } from "../stage.ts";
import { drawHorse, drawHorseShadow, horseSubject } from "./drawHorse.ts";
import { boundsOf } from "./framing.ts";
import { drawObstacle, obstacleOf } from "./obstacle.ts";
import { type HorseAction, horsePoses } from "./pose.ts";

const jumpingActions = [
  "flight",
  "flight",
  "flight",
  "rising",
  "takeOff",
  "descending",
  "landing",
  "canter",
] as const satisfies HorseAction[];
const crossCountryActions = [
  "flight",
  "rising",
  "descending",
  "gallop",
  "gallop",
  "landing",
] as const satisfies HorseAction[];

/** Position of the horse before (-) or behind the obstacle, and its lowest hoof's height relative to the obstacle's. */
const approach: Partial<Record<HorseAction, { x: number; lift: number }>> = {
  takeOff: { x: -172, lift: 0 },
  rising: { x: -62, lift: 0.36 },
  flight: { x: 6, lift: 0.86 },
  descending: { x: 56, lift: 0.62 },
  landing: { x: 178, lift: 0 },
};

/** Sand or turf thrown up by the hooves. */
function drawSpray(stage: Stage, x: number, direction: number, tone: string): string {
  const { random, light } = stage;
  let drawn = "";
  for (let i = 0; i < 46; i += 1) {
    const far = random.next() ** 1.6;
    const p = at(x + direction * far * 95, random.next() * far * 62 + 1);
    const size = random.range(0.7, 2.6) * (1 - far * 0.4);
    drawn += ellipse(p, size, size * 0.8, { fill: lit(tone, light.key), opacity: random.range(0.4, 0.95) });
  }
  return drawn;
}

/** The random choices of a picture. Keep their order: another order would change the picture. */
export function horseChoices({ discipline, width, height }: PhotoScene, random: Random) {
  const crossCountry = discipline === "crossCountry";
  return {
    crossCountry,
    action: random.pick(crossCountry ? crossCountryActions : jumpingActions),
    closeUp: random.chance(height > width ? 0.26 : 0.2),
    room: random.range(0.86, 0.95),
    mirrored: random.chance(0.5),
    /** Above the ground, in centimetres. */
    camera: random.range(84, 128),
    soil: crossCountry || !random.chance(0.72) ? ("grass" as const) : ("sand" as const),
  };
}

/** A rider's round: jumping or across country, by the discipline; the moment by the picture's seed. */
export function drawHorseScene(scene: PhotoScene, stage: Stage): string {
  const { defs, light, random } = stage;
  const { crossCountry, action, closeUp, room, mirrored, soil, ...chosen } = horseChoices(scene, random);
  const pose = horsePoses[action];
  const portrait = scene.height > scene.width;
  const place = approach[action];
  const tall = stage.top - stage.bottom;
  const wide = stage.right - stage.left;
  const obstacle = obstacleOf(random.fork("obstacle"), crossCountry);
  const lift = (place?.lift ?? 0) * obstacle.height;
  const bounds = boundsOf(pose, {
    lift,
    x: place?.x ?? 0,
    obstacle: place !== undefined,
    closeUp,
    narrow: portrait,
  });
  const scale = Math.min(
    (tall * room) / (bounds.high - bounds.low),
    (wide * room) / (bounds.front - bounds.back),
    portrait ? 4.4 : 6,
  );
  const side = mirrored ? -1 : 1;
  // Leaves a little more room in front of the horse than behind it.
  const lead = 0.03 * (wide / scale);
  const focus = side * ((bounds.back + bounds.front) / 2 + (closeUp ? lead * 2 : lead));
  const rise = ((bounds.high + bounds.low) / 2) * scale - (stage.top + stage.bottom) / 2;
  const camera = chosen.camera * scale;
  const moved: Stage = {
    ...stage,
    top: stage.top + rise,
    bottom: stage.bottom + rise,
    horizon: Math.min(camera, stage.top + rise - 120),
  };
  const jump = place && drawObstacle(defs, obstacle, light, random.fork("jump"), mirrored);
  const horseX = place ? side * place.x : 0;
  const spray =
    action === "takeOff" || action === "canter" || action === "gallop"
      ? drawSpray(stage, horseX - side * 66, -side, soil === "sand" ? "#c4a67c" : "#5a4a34")
      : action === "landing"
        ? drawSpray(stage, horseX + side * 64, -side, soil === "sand" ? "#c4a67c" : "#5a4a34")
        : "";
  const horse = group(
    { transform: `translate(${horseX} 0)` },
    drawHorse(defs, horseSubject(scene.subject.seed, scene.subject.bib), {
      pose,
      lift,
      farShift: random.range(-9, 5),
      mirrored,
      light,
      random: random.fork("horse"),
    }),
  );
  const flip = mirrored ? "scale(-1 1)" : undefined;
  const world =
    group({ transform: `translate(${horseX} 0)` }, drawHorseShadow(defs, light, lift)) +
    (jump ? group({ transform: flip }, jump.behind) : "") +
    horse +
    spray +
    (jump ? group({ transform: flip }, jump.before) : "");
  return group(
    { transform: `translate(0 ${rise})` },
    drawShowGround(moved, scale, crossCountry, drawGround(moved, soil)) +
      drawGroundTexture(moved, soil) +
      group({ transform: `translate(${-focus * scale} 0) scale(${scale})` }, world) +
      (random.chance(0.35) ? drawForeground(moved) : ""),
  );
}
