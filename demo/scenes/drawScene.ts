import { drawAdvert } from "./advert.ts";
import { Definitions, element } from "./drawing.ts";
import { drawPhoto, photoLight } from "./photo.ts";
import type { CoverScene, PhotoScene, SceneSpec } from "./sceneSource.ts";

const fairHours = [10, 18.5, 15.5] as const;

/** A cover is a picture of its kind in fair weather. */
function coverPhoto({ theme, discipline, seed, width, height }: CoverScene): PhotoScene {
  const hour = fairHours[Math.abs(seed) % fairHours.length] ?? 10;
  let subject = seed;
  while (photoLight({ kind: theme, subject: { seed: subject, bib: "" }, hour }).mood === "overcast")
    subject += 1;
  return {
    kind: theme,
    ...(discipline ? { discipline } : {}),
    subject: { seed: subject, bib: `${(Math.abs(subject) % 400) + 1}` },
    seed,
    hour,
    width,
    height,
  };
}

/**
 * The SVG of a scene at its pixel size; the same spec gives the same text on every machine. `overscan` pixels are
 * added on each side for whoever crops them away: a blur fades at the edge of what is drawn.
 */
export function drawScene(scene: SceneSpec, overscan = 0): string {
  const defs = new Definitions();
  const drawn =
    scene.kind === "advert"
      ? drawAdvert(scene, defs)
      : drawPhoto(scene.kind === "cover" ? coverPhoto(scene) : scene, defs);
  const margin = (overscan * drawn.width) / scene.width;
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      width: scene.width + 2 * overscan,
      height: scene.height + 2 * overscan,
      viewBox: `${-margin} ${-margin} ${drawn.width + 2 * margin} ${drawn.height + 2 * margin}`,
    },
    defs.toString() + drawn.content,
  );
}
