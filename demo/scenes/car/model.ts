import type { Random } from "../random.ts";
import type { Discipline } from "../sceneFile.ts";

type Spot = readonly [x: number, y: number];

/** A car's shape in centimetres: x forwards from the centre, y up from the ground. */
export interface CarShape {
  name: "hatch" | "berlinette" | "saloon" | "roadster" | "coupe";
  era: "modern" | "classic";
  length: number;
  width: number;
  wheelbase: number;
  wheel: number;
  sill: number;
  /** Upper line of the nose, its top edge, then the foot of the windscreen. */
  nose: Spot;
  hood: Spot;
  cowl: Spot;
  roofFront: Spot;
  roofRear: Spot;
  /** Foot of the rear window, then the tail's top edge. */
  deck: Spot;
  tail: Spot;
  /** The roof's width relative to the car's. */
  tumble: number;
  /** How far the nose's centre protrudes beyond its corners. */
  bulge: number;
  lights: "round" | "slim" | "square";
  /** A spoiler on the roof. */
  hasWing: boolean;
}

const shapes: readonly [CarShape, ...CarShape[]] = [
  {
    name: "hatch",
    era: "modern",
    length: 408,
    width: 184,
    wheelbase: 254,
    wheel: 33,
    sill: 20,
    nose: [203, 62],
    hood: [188, 80],
    cowl: [78, 98],
    roofFront: [8, 141],
    roofRear: [-128, 138],
    deck: [-176, 104],
    tail: [-198, 96],
    tumble: 0.7,
    bulge: 24,
    lights: "slim",
    hasWing: true,
  },
  {
    name: "berlinette",
    era: "classic",
    length: 385,
    width: 154,
    wheelbase: 212,
    wheel: 29,
    sill: 19,
    nose: [190, 48],
    hood: [168, 66],
    cowl: [52, 80],
    roofFront: [2, 112],
    roofRear: [-62, 110],
    deck: [-134, 80],
    tail: [-186, 66],
    tumble: 0.66,
    bulge: 34,
    lights: "round",
    hasWing: false,
  },
  {
    name: "saloon",
    era: "classic",
    length: 362,
    width: 150,
    wheelbase: 220,
    wheel: 28,
    sill: 21,
    nose: [180, 56],
    hood: [174, 84],
    cowl: [66, 90],
    roofFront: [30, 136],
    roofRear: [-92, 135],
    deck: [-128, 94],
    tail: [-176, 88],
    tumble: 0.8,
    bulge: 8,
    lights: "round",
    hasWing: false,
  },
  {
    name: "roadster",
    era: "classic",
    length: 372,
    width: 152,
    wheelbase: 228,
    wheel: 30,
    sill: 19,
    nose: [184, 52],
    hood: [164, 76],
    cowl: [36, 86],
    roofFront: [10, 110],
    roofRear: [4, 110],
    deck: [-70, 84],
    tail: [-180, 70],
    tumble: 0.82,
    bulge: 28,
    lights: "round",
    hasWing: false,
  },
  {
    name: "coupe",
    era: "classic",
    length: 424,
    width: 168,
    wheelbase: 242,
    wheel: 31,
    sill: 19,
    nose: [210, 58],
    hood: [202, 78],
    cowl: [66, 88],
    roofFront: [10, 128],
    roofRear: [-74, 126],
    deck: [-138, 92],
    tail: [-206, 84],
    tumble: 0.74,
    bulge: 10,
    lights: "square",
    hasWing: false,
  },
];

/** A car with its colours, derived from the subject's seed. */
export interface CarLook {
  shape: CarShape;
  body: string;
  accent: string;
  livery: "plain" | "stripes" | "band" | "lower" | "chevron";
  rim: string;
  helmet: string;
  lamps: boolean;
  sponsors: readonly [string, string];
}

const sponsors = [
  "ATELIER 12",
  "HUILES CIGALE",
  "OCTAVE",
  "GARAGE DU LAC",
  "PNEUS NOROÎT",
  "DOSSARD",
  "MOULIN NEUF",
  "RADIO COL",
] as const;

/** Returns the shape of a car for a discipline; a rally has modern and old ones, a classic day only old ones. */
function shapeFor(random: Random, discipline: Discipline | undefined): CarShape {
  if (discipline === "rally" && random.chance(0.55)) return shapes[0];
  const [first = shapes[0], ...others] = shapes.filter(({ era }) => !discipline || era === "classic");
  return random.pick([first, ...others]);
}

/** Returns a car for a discipline; of any sort without one. */
export function carLook(random: Random, discipline?: Discipline): CarLook {
  const shape = shapeFor(random, discipline);
  const modern = shape.era === "modern";
  const [body, accent] = modern
    ? random.pick([
        ["#f3f2ee", "#1f5fbf"],
        ["#1c4fa0", "#f2c230"],
        ["#d8232f", "#f6f3ec"],
        ["#17191f", "#e8542a"],
        ["#f2c230", "#17191f"],
        ["#1f7f5c", "#f6f3ec"],
        ["#e9672b", "#1b2436"],
        ["#3b3f49", "#9be03c"],
      ] as const)
    : random.pick([
        ["#2a5c9e", "#f6f3ec"],
        ["#b3202b", "#f6f3ec"],
        ["#1e5a3c", "#e9d9a6"],
        ["#efe7d4", "#8d2430"],
        ["#8fb9cf", "#f6f3ec"],
        ["#e3b23c", "#22252c"],
        ["#2b2d33", "#c9a24a"],
        ["#c4cbd0", "#a3242f"],
      ] as const);
  return {
    shape,
    body,
    accent,
    livery: modern
      ? random.pick(["band", "lower", "chevron", "stripes"])
      : random.pick(["plain", "stripes", "stripes", "plain"]),
    rim: modern
      ? random.pick(["#e9e9ea", "#2a2c31", "#c9a24a", "#f6f4ef"])
      : random.pick(["#c9ced4", "#d9dde1", "#3a3d44"]),
    helmet: random.pick(["#f4f2ee", "#d8232f", "#f2c230", "#1c4fa0", "#e9672b"]),
    lamps: shape.name === "hatch" ? random.chance(0.5) : !modern && random.chance(0.45),
    sponsors: [random.pick(sponsors), random.pick(sponsors)],
  };
}
