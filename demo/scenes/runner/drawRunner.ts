import { type Definitions, ellipse } from "../drawing.ts";
import { at } from "../geometry.ts";
import type { Light } from "../light.ts";
import { drawHead } from "./head.ts";
import { drawArm, drawLeg } from "./limbs.ts";
import type { RunnerLook } from "./look.ts";
import type { LimbBones, RunnerBones } from "./skeleton.ts";
import { drawBib, drawTorso } from "./torso.ts";

export interface RunnerFigure {
  look: RunnerLook;
  bones: RunnerBones;
  bib: string;
  /** The event's colour on the bib. */
  accent: string;
  light: Light;
  smile: boolean;
}

/** A runner in centimetres, the origin on the ground below the hip. */
export function drawRunner(defs: Definitions, figure: RunnerFigure): string {
  const { look, bones, bib, accent, light, smile } = figure;
  const shadeOf = (limbBones: LimbBones) => (limbBones.middle.z + limbBones.end.z < -14 ? 0.26 : 0.04);
  const parts: { z: number; content: string }[] = [
    ...bones.legs.map((leg) => ({
      z: (leg.middle.z + leg.end.z) / 2 - 60,
      content: drawLeg(defs, leg, look, light, shadeOf(leg)),
    })),
    { z: 0, content: drawTorso(defs, bones, look, light) + drawBib(bones, bib, accent, light) },
    ...bones.arms.map((arm) => ({
      z: arm.middle.z + arm.end.z > 4 ? 20 + arm.end.z : -100 + arm.end.z * 0.1,
      content: drawArm(defs, arm, look, light, shadeOf(arm)),
    })),
    { z: 15, content: drawHead(defs, bones, look, light, smile) },
  ];
  return parts
    .sort((a, b) => a.z - b.z)
    .map(({ content }) => content)
    .join("");
}

/** The shadow at a runner's feet. */
export function drawRunnerShadow(defs: Definitions, light: Light): string {
  const soft = defs.radial([
    [0, light.shadow.colour, light.shadow.strength * 1.4],
    [0.5, light.shadow.colour, light.shadow.strength],
    [1, light.shadow.colour, 0],
  ]);
  const reach = -light.sunSide * light.shadow.length * 34;
  return (
    ellipse(at(reach, -2), 44 + light.shadow.length * 26, 8, { fill: soft }) +
    ellipse(at(reach * 0.2, -1), 26, 5, { fill: soft })
  );
}
