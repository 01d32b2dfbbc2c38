import type { Point } from "../geometry.ts";
import type { HorsePose } from "./pose.ts";
import { riderBones } from "./rider.ts";
import { type HorseBones, horseBones } from "./skeleton.ts";

/** A rectangle in centimetres around the centre of the obstacle (or the horse), x in the horse's direction. */
export interface Bounds {
  back: number;
  front: number;
  low: number;
  high: number;
}

function around(points: readonly Point[], shift: number, air: number): Bounds {
  const xs = points.map(({ x }) => x + shift);
  const ys = points.map(({ y }) => y);
  return {
    back: Math.min(...xs) - air,
    front: Math.max(...xs) + air,
    low: Math.min(...ys) - air,
    high: Math.max(...ys) + air,
  };
}

const feet = ({ foreNear, foreFar, hindNear, hindFar }: HorseBones) =>
  [foreNear, foreFar, hindNear, hindFar].flatMap((leg) => [leg.coronet, leg.fetlock]);

/**
 * Returns what the picture must contain: horse and rider with the ground below, and most of the obstacle; in a close-up the
 * rider and the horse's forehand.
 */
export function boundsOf(
  pose: HorsePose,
  options: { lift: number; x: number; obstacle: boolean; closeUp: boolean; narrow: boolean },
): Bounds {
  const { lift, x, obstacle, closeUp, narrow } = options;
  const bones = horseBones(pose, lift, 0);
  const rider = riderBones(bones, pose);
  const top = { x: rider.head.x, y: rider.head.y + 13 };
  const head = [top, bones.headAt(63, 4), bones.headAt(-12, -14)];
  if (closeUp) return around([...head, bones.trunk(48, 104), bones.trunk(170, 92)], x - 85, 16);
  const horse = around([...head, ...feet(bones), bones.trunk(-34, 140)], x - 85, 12);
  const ground = { ...horse, low: Math.min(horse.low, obstacle ? -26 : -16) };
  if (!obstacle || narrow) return ground;
  return { ...ground, back: Math.min(ground.back, -52), front: Math.max(ground.front, 52), low: -42 };
}
