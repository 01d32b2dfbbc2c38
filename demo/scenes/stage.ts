import type { Definitions } from "./drawing.ts";
import type { Light } from "./light.ts";
import type { Random } from "./random.ts";

/**
 * The picture's frame in drawing units, long side 1500. The origin is the centre of the picture on the ground where the subject
 * stands; y grows upwards.
 */
export interface Stage {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Where ground and sky meet. */
  horizon: number;
  light: Light;
  random: Random;
  defs: Definitions;
}

export const widthOf = (stage: Stage) => stage.right - stage.left;
