import { darken, lit, mix } from "../colour.ts";
import { type Definitions, ellipse, group, path } from "../drawing.ts";
import { at } from "../geometry.ts";
import type { Light } from "../light.ts";
import { createRandom, type Random } from "../random.ts";
import { bodyOutline, coatFill, drawBody } from "./body.ts";
import { type Coat, coatOf } from "./coat.ts";
import { drawLeg, legOutline } from "./drawLeg.ts";
import { drawTail } from "./hair.ts";
import { type Outfit, outfitOf } from "./outfit.ts";
import type { HorsePose } from "./pose.ts";
import { drawFarArm, drawRider, riderBones } from "./rider.ts";
import { horseBones } from "./skeleton.ts";
import { drawBridle, drawRein, drawSaddle, drawSaddlePad } from "./tack.ts";

export interface HorseSubject {
  coat: Coat;
  outfit: Outfit;
  bib: string;
}

/** Returns the horse and rider of a subject. */
export function horseSubject(seed: number, bib: string): HorseSubject {
  const random = createRandom(`horse ${seed}`);
  return { coat: coatOf(random.fork("coat")), outfit: outfitOf(random.fork("outfit")), bib };
}

function coatInLight(coat: Coat, light: Light): Coat {
  const shine = (colour: string) => lit(colour, mix(light.key, "#ffffff", 0.35));
  return {
    ...coat,
    light: shine(coat.light),
    base: shine(coat.base),
    dark: shine(coat.dark),
    hair: shine(coat.hair),
  };
}

export interface HorsePlacement {
  pose: HorsePose;
  /** Height of the lowest hoof above the ground in centimetres, for floating poses. */
  lift: number;
  farShift: number;
  /** Moving to the left. */
  mirrored: boolean;
  light: Light;
  random: Random;
}

/** Horse and rider in centimetres, the origin on the ground below the trunk's middle. */
export function drawHorse(defs: Definitions, subject: HorseSubject, placement: HorsePlacement): string {
  const { pose, lift, farShift, mirrored, light, random } = placement;
  const { outfit, bib } = subject;
  const coat = coatInLight(subject.coat, light);
  const bones = horseBones(pose, lift, farShift);
  const rider = riderBones(bones, pose);
  const fill = coatFill(defs, bones, coat);
  const farFill = darken(mix(coat.base, coat.dark, 0.55), 0.2);
  const [foreNear, foreFar, hindNear, hindFar] = coat.socks;
  const far = { fill: farFill, coat, shade: 0.38, boot: outfit.legBoots };
  const near = { fill, coat, shade: 0, boot: outfit.legBoots };
  const nearLegs =
    drawLeg(defs, bones.hindNear, true, { ...near, sock: hindNear }) +
    drawLeg(defs, bones.foreNear, false, { ...near, sock: foreNear });
  const sun = light.sunSide > 0 === mirrored ? -1 : 1;
  const edge = bodyOutline(bones) + legOutline(bones.hindNear, true) + legOutline(bones.foreNear, false);
  const rim = path(edge, {
    fill: light.rimColour,
    opacity: light.rim * 0.8,
    transform: `translate(${sun * 1.3} -1.5)`,
  });
  return group(
    { transform: `translate(${mirrored ? 85 : -85} 0)${mirrored ? " scale(-1 1)" : ""}` },
    drawLeg(defs, bones.hindFar, true, { ...far, sock: hindFar }) +
      drawLeg(defs, bones.foreFar, false, { ...far, sock: foreFar }) +
      drawTail(bones, coat, pose, random.fork("tail")) +
      drawFarArm(rider, outfit) +
      rim +
      drawBody(defs, bones, coat, pose, fill, nearLegs, random) +
      drawBridle(bones, outfit) +
      drawSaddlePad(bones, outfit, bib, pose.pitch, mirrored) +
      drawSaddle(defs, bones, outfit) +
      drawRein(bones, rider.hand, outfit, 4) +
      drawRider(defs, rider, outfit),
  );
}

/** The shadow of horse and rider; fainter and wider the higher they are. */
export function drawHorseShadow(defs: Definitions, light: Light, lift: number): string {
  const fade = 1 / (1 + lift / 90);
  const soft = defs.radial([
    [0, light.shadow.colour, light.shadow.strength * 1.5 * fade],
    [0.55, light.shadow.colour, light.shadow.strength * fade],
    [1, light.shadow.colour, 0],
  ]);
  const reach = -light.sunSide * light.shadow.length * 40;
  return (
    ellipse(at(reach, -5), 105 + light.shadow.length * 26, 13, { fill: soft }) +
    ellipse(at(reach * 0.4, -3), 75, 8, { fill: soft })
  );
}
