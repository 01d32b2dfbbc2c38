import { drawGround, drawGroundTexture } from "../backdrop/ground.ts";
import { drawRoadMarks, drawStreet, raceColour } from "../backdrop/street.ts";
import { group } from "../drawing.ts";
import { at } from "../geometry.ts";
import { createRandom } from "../random.ts";
import type { PhotoScene, Subject } from "../sceneFile.ts";
import type { Stage } from "../stage.ts";
import { drawRunner, drawRunnerShadow } from "./drawRunner.ts";
import { runnerLook } from "./look.ts";
import { runnerBones, strideNames } from "./skeleton.ts";

interface Placed extends Subject {
  x: number;
  /** Centimetres behind the subject's line. */
  behind: number;
}

/** A runner of a marathon, alone or among others; the subject's bib is always visible. */
export function drawRunnerScene(scene: PhotoScene, stage: Stage): string {
  const { defs, light, random } = stage;
  const portrait = scene.height > scene.width;
  const accent = raceColour(7);
  const setting = random.pick(["boulevard", "boulevard", "quay", "park", "seafront", "finish"]);
  const closeUp = random.chance(portrait ? 0.25 : 0.42);
  const tall = stage.top - stage.bottom;
  const scale =
    (portrait ? random.range(5.4, 6.3) : random.range(4.1, 4.5)) * (closeUp ? random.range(1.35, 1.6) : 1);
  const sink = closeUp ? 64 * scale : 0;
  const rise = -sink + (portrait && !closeUp ? tall * 0.02 : 0);
  const moved: Stage = {
    ...stage,
    top: stage.top - rise,
    bottom: stage.bottom - rise,
    horizon: Math.min(scale * random.range(78, 122), stage.top - rise - tall * 0.26),
  };
  const vanishing = at(random.range(-0.22, 0.22) * (stage.right - stage.left), moved.horizon);
  const yaw = random.range(12, 38) * (random.chance(0.5) ? 1 : -1);
  const company = portrait || closeUp ? random.pick([0, 0, 1]) : random.pick([0, 1, 2, 2, 3, 4]);
  const offset = company === 0 ? random.range(-30, 30) : random.range(-46, 46);
  const others = (scene.others ?? []).slice(0, company).map((other, i): Placed => {
    const side = i % 2 === (offset > 0 ? 0 : 1) ? 1 : -1;
    return {
      x: offset + side * random.range(58, 84) * (1 + Math.floor(i / 2) * 0.8),
      behind: random.range(60, 170) * (1 + i * 0.3),
      ...other,
    };
  });
  const draw = ({ x, behind, seed, bib }: Placed, isSubject: boolean): string => {
    const look = runnerLook(createRandom(`runner ${seed}`));
    const own = random.fork(`stride ${seed} ${bib}`);
    const bones = runnerBones(own.pick(strideNames), {
      yaw: isSubject ? yaw : yaw + own.range(-14, 14),
      second: own.chance(0.5),
      victory: isSubject && setting === "finish" && own.chance(0.5),
      height: look.height,
    });
    // Farther on the same plane: smaller, and closer to the horizon.
    const k = 1 / (1 + behind / 620);
    const foot = moved.horizon * (1 - k);
    const figure = { look, bones, bib, accent, light, smile: own.chance(0.62) };
    return group(
      {
        transform: `translate(${x * scale * (0.5 + k / 2)} ${-foot}) scale(${scale * k})`,
      },
      drawRunnerShadow(defs, light) + drawRunner(defs, figure),
    );
  };
  const ordered = others.sort((a, b) => b.behind - a.behind);
  const soil = setting === "park" ? random.pick(["gravel", "tarmac"]) : "tarmac";
  const lanes = random.pick([[-330, 420], [60], [-420, 300], []]);
  return group(
    { transform: `translate(0 ${-rise})` },
    drawStreet(
      moved,
      setting,
      vanishing,
      accent,
      drawGround(moved, soil) + drawRoadMarks(moved, vanishing, lanes),
    ) +
      drawGroundTexture(moved, soil) +
      ordered.map((other) => draw(other, false)).join("") +
      draw({ x: offset, behind: 0, ...scene.subject }, true),
  );
}
