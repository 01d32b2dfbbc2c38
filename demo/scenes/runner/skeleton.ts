import { at, type Point } from "../geometry.ts";

/** A point in space as seen in the picture; `z` grows towards the viewer. */
export interface Seen extends Point {
  z: number;
}

interface LimbPose {
  /** Of thigh or upper arm: degrees forwards from hanging down. */
  swing: number;
  /** Of knee or elbow. */
  bend: number;
}

export interface StridePose {
  legs: readonly [LimbPose, LimbPose];
  arms: readonly [LimbPose, LimbPose];
  lean: number;
  /** Height of the lowest shoe above the ground in centimetres. */
  air: number;
}

const strides = {
  toeOff: {
    legs: [
      { swing: 54, bend: 88 },
      { swing: -24, bend: 14 },
    ],
    arms: [
      { swing: -52, bend: 82 },
      { swing: 34, bend: 104 },
    ],
    lean: 9,
    air: 0,
  },
  flight: {
    legs: [
      { swing: 42, bend: 52 },
      { swing: -26, bend: 52 },
    ],
    arms: [
      { swing: -46, bend: 86 },
      { swing: 30, bend: 100 },
    ],
    lean: 8,
    air: 9,
  },
  strike: {
    legs: [
      { swing: 30, bend: 10 },
      { swing: -8, bend: 96 },
    ],
    arms: [
      { swing: -38, bend: 88 },
      { swing: 22, bend: 96 },
    ],
    lean: 6,
    air: 0,
  },
  stance: {
    legs: [
      { swing: 8, bend: 24 },
      { swing: 16, bend: 112 },
    ],
    arms: [
      { swing: -14, bend: 92 },
      { swing: 6, bend: 96 },
    ],
    lean: 8,
    air: 0,
  },
} satisfies Record<string, StridePose>;

export const strideNames = ["toeOff", "flight", "strike", "toeOff", "flight", "stance"] as const;
export type StrideName = (typeof strideNames)[number];

/** A finisher's gesture: both arms raised. */
export const victoryArms = [
  { swing: 158, bend: 26 },
  { swing: 164, bend: 20 },
] as const;

export interface LimbBones {
  root: Seen;
  middle: Seen;
  end: Seen;
  /** Toes or knuckles. */
  tip: Seen;
  /** The heel, for legs. */
  heel: Seen;
}

export interface RunnerBones {
  hip: Seen;
  neck: Seen;
  head: Seen;
  legs: readonly [LimbBones, LimbBones];
  arms: readonly [LimbBones, LimbBones];
  /** Transforms a point of the trunk: forwards, along the spine from the hip, sideways. */
  trunk: (forwards: number, up: number, sideways: number) => Seen;
  /** The runner's rotation: 0 towards the viewer, 90 to the right. */
  yaw: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the runner's joints in centimetres; `second` swaps the sides, so each stride has two pictures. */
export function runnerBones(
  name: StrideName,
  options: { yaw: number; second: boolean; victory: boolean; height: number },
): RunnerBones {
  const pose = strides[name];
  const { yaw, second, height } = options;
  const [sin, cos] = [Math.sin(radians(yaw)), Math.cos(radians(yaw))];
  const project = (forwards: number, up: number, sideways: number): Seen => {
    const z = forwards * cos - sideways * sin;
    return { ...at(forwards * sin + sideways * cos, up - z * 0.1), z };
  };
  const flip = second ? -1 : 1;
  const build = (rise: number): RunnerBones => {
    const spine = radians(pose.lean);
    const trunk = (forwards: number, up: number, sideways: number) =>
      project(
        forwards * Math.cos(spine) + up * Math.sin(spine),
        rise + up * Math.cos(spine) - forwards * Math.sin(spine),
        sideways,
      );
    const chain = (
      from: readonly [number, number, number],
      lengths: readonly [number, number],
      swing: number,
      bent: number,
      outwards: number,
    ): LimbBones => {
      const [f0, u0, s0] = from;
      const f1 = f0 + lengths[0] * Math.sin(radians(swing));
      const u1 = u0 - lengths[0] * Math.cos(radians(swing));
      const s1 = s0 + outwards * 0.3 * lengths[0];
      const f2 = f1 + lengths[1] * Math.sin(radians(bent));
      const u2 = u1 - lengths[1] * Math.cos(radians(bent));
      const s2 = s1 - outwards * 0.12 * lengths[1];
      // A shoe points forwards from its shin; a hand continues its forearm.
      const foot = bent + 84;
      const isLeg = lengths[0] > 35;
      const toe = isLeg ? 18.5 : 8;
      const direction = isLeg ? radians(Math.max(foot, 40)) : radians(bent);
      const tip = project(f2 + toe * Math.sin(direction), u2 - toe * Math.cos(direction), s2);
      const back = radians(bent + 10);
      const heel = project(f2 - (isLeg ? 5.5 * Math.cos(back) : 0), u2 - (isLeg ? 5.5 : 0), s2);
      return { root: project(f0, u0, s0), middle: project(f1, u1, s1), end: project(f2, u2, s2), tip, heel };
    };
    const leg = (i: 0 | 1) => {
      const { swing, bend } = pose.legs[i];
      const side = (i === 0 ? 1 : -1) * flip;
      return chain([0, rise, side * 7.2], [43 * height, 43 * height], swing, swing - bend, -side * 0.12);
    };
    const shoulderUp = 49 * height;
    const arm = (i: 0 | 1) => {
      const raised = options.victory;
      const { swing, bend } = raised ? victoryArms[i] : pose.arms[i];
      const side = (i === 0 ? 1 : -1) * flip;
      const ahead = raised ? 0 : (swing / 50) * 5;
      const f = Math.sin(spine) * shoulderUp + ahead;
      const u = rise + Math.cos(spine) * shoulderUp;
      return chain(
        [f, u, side * 15.6],
        [29 * height, 26 * height],
        swing,
        swing + bend,
        raised ? side * 1.8 : side,
      );
    };
    return {
      hip: project(0, rise, 0),
      neck: trunk(1, 55 * height, 0),
      head: trunk(4, 71 * height, 0),
      legs: [leg(0), leg(1)],
      arms: [arm(0), arm(1)],
      trunk,
      yaw,
    };
  };
  const raw = build(0);
  const lowest = Math.min(...raw.legs.flatMap(({ tip, heel }) => [tip.y - 3.4, heel.y - 3.4]));
  return build(pose.air - lowest);
}
