import { type CourseSetting, drawCourse, drawRoadGrain } from "../backdrop/course.ts";
import { drawDust, drawStones } from "../backdrop/dust.ts";
import { group } from "../drawing.ts";
import { createRandom } from "../random.ts";
import type { PhotoScene } from "../sceneFile.ts";
import type { Stage } from "../stage.ts";
import { carCamera } from "./camera.ts";
import { drawCar, drawCarShadow } from "./drawCar.ts";
import { carLook } from "./model.ts";

/** A car on a rally's gravel, a circuit, a pass or through a village. */
export function drawCarScene(scene: PhotoScene, stage: Stage): string {
  const { defs, light, random } = stage;
  const look = carLook(createRandom(`car ${scene.subject.seed}`), scene.discipline);
  const { shape } = look;
  const settings: readonly [CourseSetting, ...CourseSetting[]] =
    scene.discipline === "rally" || shape.name === "hatch"
      ? ["gravel", "gravel", "pass"]
      : ["circuit", "village", "pass", "circuit"];
  const setting = random.pick(settings);
  const portrait = scene.height > scene.width;
  const mirrored = random.chance(0.5);
  const yaw = portrait ? random.range(42, 58) : random.range(14, 52);
  const eye = random.range(62, 128);
  const camera = carCamera(yaw, eye, mirrored);
  const wide = stage.right - stage.left;
  const tall = stage.top - stage.bottom;
  const seen = shape.length * Math.cos((yaw * Math.PI) / 180) + shape.width * Math.sin((yaw * Math.PI) / 180);
  const scale = (wide / seen) * (portrait ? random.range(0.86, 0.96) : random.range(0.68, 0.8));
  const dusty = setting === "gravel";
  const flying = dusty && random.chance(0.22);
  const lift = flying ? random.range(26, 46) : 0;
  const tilt = flying ? random.range(-5, 3) : random.range(-1, 1);
  const rise = ((70 + lift * 0.5) * scale - (stage.top + stage.bottom) / 2) * (portrait ? 0.75 : 0.8);
  const moved: Stage = {
    ...stage,
    top: stage.top + rise,
    bottom: stage.bottom + rise,
    horizon: Math.min(eye * scale * 1.02 + 40, stage.top + rise - tall * 0.3),
  };
  const side = mirrored ? -1 : 1;
  const steer = dusty ? random.range(-22, 14) : random.range(-8, 8);
  const soil = "#c6a985";
  const car = group(
    { transform: `translate(0 ${-lift}) rotate(${tilt})` },
    drawCar(defs, look, { camera, light, bib: scene.subject.bib, steer }),
  );
  const world =
    drawCarShadow(look, camera, light) +
    (dusty && !flying ? drawDust(stage, soil, 0.85) : "") +
    car +
    (dusty ? drawStones(stage, -shape.wheelbase * 0.34, soil) : "");
  const shift = side * random.range(-0.02, 0.05) * wide;
  const sweep = random.range(4, 16);
  // The backdrop assumes a car that drives to the right; its letters stay readable if only the car is mirrored.
  return group(
    { transform: `translate(0 ${rise})` },
    drawCourse(moved, setting, side * (18 + yaw * 1.5), sweep) +
      drawRoadGrain(moved, dusty) +
      group({ transform: `translate(${shift} 0) scale(${side * scale} ${scale})` }, world),
  );
}
