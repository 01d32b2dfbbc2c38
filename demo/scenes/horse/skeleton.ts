import { add, at, between, type Point, polar, rotate } from "../geometry.ts";
import type { HorsePose, LegPose } from "./pose.ts";

/** A leg's joints, from the body down. */
export interface LegBones {
  root: Point;
  /** Elbow or stifle. */
  upper: Point;
  /** Knee or hock. */
  middle: Point;
  fetlock: Point;
  coronet: Point;
  pose: LegPose;
}

/** The horse in centimetres: 166 high at the withers, about 170 long. */
export interface HorseBones {
  /** Transforms a point of the standing trunk to the pose. */
  trunk: (x: number, y: number) => Point;
  /** Transforms a point of the head: along it from poll to muzzle, and from the nose line towards the jaw. */
  headAt: (along: number, down: number) => Point;
  poll: Point;
  throat: Point;
  /** The crest from withers (0) to poll (1). */
  crestAt: (amount: number) => Point;
  crestNormal: number;
  foreNear: LegBones;
  foreFar: LegBones;
  hindNear: LegBones;
  hindFar: LegBones;
}

const middleOfTrunk = at(85, 122);

function legFrom(root: Point, lengths: readonly [number, number, number], pose: LegPose): LegBones {
  const upper = polar(root, lengths[0], pose.upper);
  const middle = polar(upper, lengths[1], pose.middle);
  const fetlock = polar(middle, lengths[2], pose.cannon);
  return { root, upper, middle, fetlock, coronet: polar(fetlock, 10, pose.pastern), pose };
}

const foreLengths = [27, 43, 31] as const;
const hindLengths = [36, 46, 39] as const;

function assemble(pose: HorsePose, rise: number, farShift: number): HorseBones {
  const trunk = (x: number, y: number) => add(rotate(at(x, y), middleOfTrunk, pose.pitch), at(0, rise));
  const withers = trunk(126, 166);
  const poll = polar(trunk(148, 148), 74, pose.neck);
  const headAt = (along: number, down: number) => polar(polar(poll, along, pose.head), down, pose.head - 90);
  const bulge = 3 + pose.arch * 9;
  const crestNormal = pose.neck + 90;
  const crestAt = (amount: number) =>
    polar(between(withers, poll, amount), bulge * Math.sin(Math.PI * amount ** 0.85), crestNormal);
  const far = (point: Point) => add(point, at(farShift, 3));
  return {
    trunk,
    headAt,
    poll,
    throat: headAt(5, 25),
    crestAt,
    crestNormal,
    foreNear: legFrom(trunk(147, 119), foreLengths, pose.foreNear),
    foreFar: legFrom(far(trunk(147, 119)), foreLengths, pose.foreFar),
    hindNear: legFrom(trunk(30, 130), hindLengths, pose.hindNear),
    hindFar: legFrom(far(trunk(30, 130)), hindLengths, pose.hindFar),
  };
}

const hoofBottom = (leg: LegBones) => leg.coronet.y - 8;

/**
 * Returns the bones of a pose. A grounded horse has its lowest hoof at 0; a floating one at `lift` cm. `farShift` moves the far
 * legs along the body: the view from slightly ahead or behind.
 */
export function horseBones(pose: HorsePose, lift: number, farShift: number): HorseBones {
  const raw = assemble(pose, 0, farShift);
  const lowest = Math.min(
    hoofBottom(raw.foreNear),
    hoofBottom(raw.foreFar) - 3,
    hoofBottom(raw.hindNear),
    hoofBottom(raw.hindFar) - 3,
  );
  return assemble(pose, (pose.grounded ? 0 : lift) - lowest, farShift);
}
