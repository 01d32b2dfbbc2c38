import { groundColour } from "./backdrop/ground.ts";
import { darken, lit, mix } from "./colour.ts";
import { horseChoices } from "./horse/horseScene.ts";
import type { Light } from "./light.ts";
import { photoLight, photoRandom } from "./photo.ts";
import type { PhotoScene } from "./sceneFile.ts";

/** The average colours of a kind of picture, in white light: behind the subject, the subject, the ground. */
interface Tones {
  backdrop: string;
  middle: string;
  ground: string;
}

const tones = {
  horse: { backdrop: "#858d92", middle: "#948b7b", ground: "#9a9072" },
  crossCountry: { backdrop: "#808274", middle: "#827f61", ground: "#7b8b58" },
  car: { backdrop: "#969181", middle: "#928e7d", ground: "#6e6c6e" },
  rally: { backdrop: "#7a8673", middle: "#898474", ground: "#877769" },
  runner: { backdrop: "#98948d", middle: "#9a9593", ground: "#78767a" },
} as const satisfies Record<string, Tones>;

function tonesOf({ kind, discipline }: PhotoScene): Tones {
  return discipline === "crossCountry" || discipline === "rally" ? tones[discipline] : tones[kind];
}

/** Horses run on sand or on grass, which differs by picture. */
function groundOf(scene: PhotoScene, light: Light): string {
  if (scene.kind !== "horse") return lit(tonesOf(scene).ground, light.key);
  const random = photoRandom(scene);
  const { soil } = horseChoices(scene, random);
  // Darker towards the corners, and partly hidden by the horse.
  return mix(darken(groundColour({ light, random }, soil), 0.2), lit(tonesOf(scene).middle, light.key), 0.3);
}

/**
 * Estimates the mean colours of a drawn photograph's upper, middle and lower third as `#rrggbb` from its light and its ground,
 * without drawing it: fifty thousand per second.
 */
export function sceneColours(scene: PhotoScene): string[] {
  const light = photoLight(scene);
  const { backdrop, middle } = tonesOf(scene);
  return [
    mix(lit(backdrop, light.key), light.sky.middle, 0.5),
    mix(lit(middle, light.key), light.sky.middle, 0.15),
    mix(groundOf(scene, light), light.haze, 0.1),
  ];
}
