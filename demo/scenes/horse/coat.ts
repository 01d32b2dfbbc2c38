import type { Random } from "../random.ts";

/** A horse's colours and marks, derived from the subject's seed: the same horse in all its pictures. */
export interface Coat {
  light: string;
  base: string;
  dark: string;
  /** Mane and tail. */
  hair: string;
  /** Lower legs, muzzle, ear tips. */
  points: string;
  hoof: string;
  dapples: boolean;
  patches: boolean;
  /** Height of white on each leg, 0 to 1 of the cannon: fore near, fore far, hind near, hind far. */
  socks: readonly [number, number, number, number];
  face: "none" | "star" | "stripe" | "blaze";
  mane: "plaited" | "loose" | "hogged";
}

type Colours = Pick<Coat, "light" | "base" | "dark" | "hair" | "points" | "hoof" | "dapples" | "patches">;

const plain = { dapples: false, patches: false, hoof: "#3a322c" };
const coats: readonly [Colours, ...Colours[]] = [
  { ...plain, light: "#b5703c", base: "#8a4a24", dark: "#4e2814", hair: "#17110e", points: "#1a1310" },
  { ...plain, light: "#a35f35", base: "#763c1f", dark: "#412011", hair: "#16100d", points: "#1b1411" },
  { ...plain, light: "#75462c", base: "#4d2b1b", dark: "#28150d", hair: "#110c0a", points: "#150f0c" },
  { ...plain, light: "#cf7b3d", base: "#a9562a", dark: "#692f14", hair: "#9a4f26", points: "#8b4421" },
  { ...plain, light: "#b5683a", base: "#864222", dark: "#4d2412", hair: "#c58b50", points: "#6d351c" },
  {
    ...plain,
    light: "#f1efec",
    base: "#d2d1d1",
    dark: "#8c8e95",
    hair: "#efeeec",
    points: "#6f7077",
    hoof: "#5b554f",
  },
  {
    ...plain,
    light: "#c5c9cd",
    base: "#8f959c",
    dark: "#4d525a",
    hair: "#31353b",
    points: "#3a3d43",
    dapples: true,
  },
  { ...plain, light: "#4e4a4d", base: "#2a2729", dark: "#121113", hair: "#0d0c0e", points: "#100f11" },
  { ...plain, light: "#ebc48b", base: "#cd9a57", dark: "#8a602f", hair: "#f3e7cf", points: "#b98a4f" },
  {
    ...plain,
    light: "#9d5d35",
    base: "#6f3b20",
    dark: "#3c1e10",
    hair: "#171110",
    points: "#191312",
    patches: true,
  },
];

export function coatOf(random: Random): Coat {
  const colours = random.pick(coats);
  const sock = () => (random.chance(0.42) ? random.range(0.15, 0.85) : 0);
  return {
    ...colours,
    socks: [sock(), sock(), sock(), sock()],
    face: random.pick(["none", "star", "stripe", "blaze", "blaze"]),
    mane: random.pick(["plaited", "plaited", "loose", "loose", "hogged"]),
  };
}
