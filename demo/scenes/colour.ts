type Rgb = [number, number, number];

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const print = (rgb: Rgb) =>
  `#${rgb
    .map((part) =>
      Math.max(0, Math.min(255, Math.round(part)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** Mixes two colours to `#rrggbb`; 0 gives the first, 1 the second. Mixes squared values, so middle tones stay vivid. */
export function mix(from: string, to: string, amount: number): string {
  const a = parse(from);
  const b = parse(to);
  const part = (i: 0 | 1 | 2) => Math.sqrt(a[i] ** 2 * (1 - amount) + b[i] ** 2 * amount);
  return print([part(0), part(1), part(2)]);
}

export const lighten = (colour: string, amount: number) => mix(colour, "#ffffff", amount);
export const darken = (colour: string, amount: number) => mix(colour, "#0b0a10", amount);

/** Multiplies a surface's colour by the colour of its light. */
export function lit(surface: string, light: string): string {
  const s = parse(surface);
  const l = parse(light);
  return print([(s[0] * l[0]) / 255, (s[1] * l[1]) / 255, (s[2] * l[2]) / 255]);
}

/** Returns the perceived luminance, 0 black to 1 white. */
export function luminance(colour: string): number {
  const [r, g, b] = parse(colour);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}
