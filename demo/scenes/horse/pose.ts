/** Absolute angles of one leg's bones in degrees: 0 forwards, -90 straight down, 180 backwards. */
export interface LegPose {
  upper: number;
  middle: number;
  cannon: number;
  pastern: number;
}

/** A moment of a horse's movement, seen from its right side, moving to the right. */
export interface HorsePose {
  /** Rise of the forehand. */
  pitch: number;
  neck: number;
  head: number;
  /** Curvature of the crest, 0 to 1. */
  arch: number;
  tail: number;
  /** True if a hoof is on the ground; otherwise the horse floats. */
  grounded: boolean;
  foreNear: LegPose;
  foreFar: LegPose;
  hindNear: LegPose;
  hindFar: LegPose;
  rider: {
    /** Upper body's angle; 90 is upright. */
    torso: number;
    /** Centimetres out of the saddle, and behind its middle. */
    lift: number;
    back: number;
    /** Position of the hands on the crest, 0 withers to 1 poll; height above it in centimetres. */
    hands: number;
    handHeight: number;
    /** Stirrups: distance of the foot below the seat, in centimetres, and forwards. */
    stirrup: number;
    foot: number;
  };
}

const leg = (upper: number, middle: number, cannon: number, pastern: number): LegPose => ({
  upper,
  middle,
  cannon,
  pastern,
});

const jumpSeat = { torso: 38, lift: 11, back: 8, hands: 0.42, handHeight: -4, stirrup: 53, foot: 9 };
const lightSeat = { torso: 62, lift: 4, back: 2, hands: 0.24, handHeight: 2, stirrup: 60, foot: 8 };

export type HorseAction = "takeOff" | "rising" | "flight" | "descending" | "landing" | "canter" | "gallop";

export const horsePoses: Record<HorseAction, HorsePose> = {
  takeOff: {
    pitch: 27,
    neck: 47,
    head: -28,
    arch: 0.55,
    tail: 205,
    grounded: true,
    foreNear: leg(-62, 8, -128, -160),
    foreFar: leg(-70, -8, -140, -175),
    hindNear: leg(-78, -122, -98, -62),
    hindFar: leg(-70, -116, -92, -58),
    rider: { ...jumpSeat, torso: 50, lift: 7, hands: 0.36 },
  },
  rising: {
    pitch: 17,
    neck: 34,
    head: -34,
    arch: 0.5,
    tail: 198,
    grounded: false,
    foreNear: leg(-58, 14, -150, -185),
    foreFar: leg(-66, 2, -160, -190),
    hindNear: leg(-92, -138, -128, -118),
    hindFar: leg(-86, -130, -122, -112),
    rider: { ...jumpSeat, torso: 40, lift: 11, hands: 0.44 },
  },
  flight: {
    pitch: 4,
    neck: 20,
    head: -42,
    arch: 0.65,
    tail: 188,
    grounded: false,
    foreNear: leg(-55, 6, -168, -200),
    foreFar: leg(-62, -6, -176, -206),
    hindNear: leg(-92, -146, -176, -196),
    hindFar: leg(-84, -138, -170, -190),
    rider: { ...jumpSeat, torso: 30, lift: 11, hands: 0.5 },
  },
  descending: {
    pitch: -9,
    neck: 22,
    head: -46,
    arch: 0.45,
    tail: 176,
    grounded: false,
    foreNear: leg(-58, -24, -80, -92),
    foreFar: leg(-66, -30, -110, -130),
    hindNear: leg(-82, -150, -196, -222),
    hindFar: leg(-74, -144, -190, -214),
    rider: { ...jumpSeat, torso: 44, lift: 9, hands: 0.4 },
  },
  landing: {
    pitch: -19,
    neck: 34,
    head: -44,
    arch: 0.3,
    tail: 165,
    grounded: true,
    foreNear: leg(-78, -66, -72, -48),
    foreFar: leg(-62, -40, -66, -50),
    hindNear: leg(-88, -158, -204, -232),
    hindFar: leg(-80, -150, -196, -224),
    rider: { ...jumpSeat, torso: 66, lift: 6, back: 10, hands: 0.3, foot: 14 },
  },
  canter: {
    pitch: 5,
    neck: 44,
    head: -48,
    arch: 0.75,
    tail: 208,
    grounded: true,
    foreNear: leg(-70, -34, -52, -36),
    foreFar: leg(-96, -82, -150, -175),
    hindNear: leg(-62, -124, -84, -56),
    hindFar: leg(-92, -138, -116, -100),
    rider: lightSeat,
  },
  gallop: {
    pitch: 2,
    neck: 33,
    head: -32,
    arch: 0.25,
    tail: 192,
    grounded: true,
    foreNear: leg(-62, -20, -34, -22),
    foreFar: leg(-76, -40, -92, -110),
    hindNear: leg(-98, -142, -118, -88),
    hindFar: leg(-104, -150, -140, -130),
    rider: { ...jumpSeat, torso: 42, lift: 8, hands: 0.34, handHeight: 0 },
  },
};
