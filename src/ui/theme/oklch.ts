/**
 * A colour by lightness (0 to 1), chroma (0 is grey, 0.37 the most vivid) and hue in degrees, in which equal steps look equal.
 * Formulas: https://bottosson.github.io/posts/oklab/.
 */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = readonly [number, number, number];

const toLms: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const lmsToLab: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const labToLms: readonly Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const toRgb: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const times = (matrix: readonly Triple[], [x, y, z]: Triple) =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple;
const each = (triple: Triple, change: (value: number) => number) => triple.map(change) as unknown as Triple;

const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
const gamma = (share: number) => (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055);

/** @param hex `#rrggbb` */
export function toOklch(hex: string): Oklch {
  const rgb = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Triple;
  const [l, a, b] = times(lmsToLab, each(times(toLms, each(rgb, linear)), Math.cbrt));
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI };
}

function toLinearRgb({ l, c, h }: Oklch): Triple {
  const angle = (h * Math.PI) / 180;
  const lms = times(labToLms, [l, c * Math.cos(angle), c * Math.sin(angle)]);
  return times(
    toRgb,
    each(lms, (value) => value ** 3),
  );
}

const shows = (color: Oklch) => toLinearRgb(color).every((share) => share > -1e-4 && share < 1 + 1e-4);

/** Returns the colour as `#rrggbb`; one that no screen shows loses as much chroma as it must. */
export function toHex(color: Oklch): string {
  const lightness = Math.min(1, Math.max(0, color.l));
  let [low, high] = [0, color.c];
  if (!shows({ ...color, l: lightness })) {
    for (let step = 0; step < 20; step++) {
      const middle = (low + high) / 2;
      if (shows({ ...color, l: lightness, c: middle })) low = middle;
      else high = middle;
    }
    high = low;
  }
  const channels = toLinearRgb({ ...color, l: lightness, c: high }).map((share) =>
    Math.round(Math.min(1, Math.max(0, gamma(Math.max(0, share)))) * 255),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
