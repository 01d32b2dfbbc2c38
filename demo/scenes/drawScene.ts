import { drawAdvert } from "./advert.ts";
import { Definitions, element } from "./drawing.ts";
import { drawPhoto } from "./photo.ts";
import type { SceneSpec } from "./sceneFile.ts";

/**
 * Returns the SVG of a scene at its pixel size; the same spec gives the same text on every machine. `overscan` pixels are added
 * on each side, to be cropped: a blur fades at the edge of the drawing.
 */
export function drawScene(scene: SceneSpec, overscan = 0): string {
  const defs = new Definitions();
  const drawn = scene.kind === "advert" ? drawAdvert(scene, defs) : drawPhoto(scene, defs);
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
