import { drawCarScene } from "./car/carScene.ts";
import { box, type Definitions, group } from "./drawing.ts";
import { drawHorseScene } from "./horse/horseScene.ts";
import { type Light, lightAt } from "./light.ts";
import { createRandom, type Random } from "./random.ts";
import { drawRunnerScene } from "./runner/runnerScene.ts";
import type { PhotoScene } from "./sceneFile.ts";
import { type Stage, widthOf } from "./stage.ts";

/** Drawing units of the long side. */
const longSide = 1500;

/** Returns the light of a picture: a subject has the same weather in all its pictures. */
export const photoLight = ({ kind, subject, hour }: Pick<PhotoScene, "kind" | "subject" | "hour">): Light =>
  lightAt(hour, createRandom(`weather ${kind} ${subject.seed}`));

/** Returns the source of randomness of one picture. */
export const photoRandom = ({ kind, subject, seed }: Pick<PhotoScene, "kind" | "subject" | "seed">): Random =>
  createRandom(`${kind} ${subject.seed} ${seed}`);

function stageFor(scene: PhotoScene, defs: Definitions): Stage {
  const unit = longSide / Math.max(scene.width, scene.height);
  const width = scene.width * unit;
  const height = scene.height * unit;
  const ground = height * (scene.height > scene.width ? 0.24 : 0.17);
  return {
    left: -width / 2,
    right: width / 2,
    bottom: -ground,
    top: height - ground,
    horizon: height * 0.3,
    light: photoLight(scene),
    random: photoRandom(scene),
    defs,
  };
}

/** Effects of lens and hour on the whole picture: haze towards the sun, darker corners. */
function finish(stage: Stage): string {
  const { left, bottom, top, light, defs } = stage;
  const frame = (fill: string) => box(left, bottom, widthOf(stage), top - bottom, { fill });
  const warm: Partial<Record<Light["mood"], number>> = {
    golden: 0.24,
    dawn: 0.2,
    clear: 0.08,
    cloudy: 0.06,
  };
  const flare = defs.radial(
    [
      [0, light.rimColour, warm[light.mood] ?? 0],
      [1, light.rimColour, 0],
    ],
    { cx: 0.5 + light.sunSide * 0.45, cy: 0.12, r: 0.75 },
  );
  const vignette = defs.radial(
    [
      [0.55, "#0a0912", 0],
      [1, "#0a0912", 0.22],
    ],
    { cx: 0.5, cy: 0.5, r: 0.75 },
  );
  return frame(flare) + frame(vignette);
}

const drawers: Record<PhotoScene["kind"], (scene: PhotoScene, stage: Stage) => string> = {
  horse: drawHorseScene,
  car: drawCarScene,
  runner: drawRunnerScene,
};

export interface DrawnPhoto {
  content: string;
  /** Drawing units; the content's upper left corner is 0 0. */
  width: number;
  height: number;
}

/** A photograph as SVG content for embedding in another drawing. */
export function drawPhoto(scene: PhotoScene, defs: Definitions): DrawnPhoto {
  const stage = stageFor(scene, defs);
  const picture = drawers[scene.kind](scene, stage) + finish(stage);
  return {
    content: group({ transform: `translate(${-stage.left} ${stage.top})` }, picture),
    width: widthOf(stage),
    height: stage.top - stage.bottom,
  };
}
