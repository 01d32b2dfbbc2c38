import { mix } from "./colour.ts";
import type { Random } from "./random.ts";

/** The light of a picture; all its colours depend on it. */
export interface Light {
  mood: "dawn" | "clear" | "cloudy" | "overcast" | "golden";
  sky: { top: string; middle: string; low: string };
  /** The light on an open surface; multiplied with its colour. */
  key: string;
  /** The colour into which distant things fade. */
  haze: string;
  /** Position of the sun: -1 left edge, 1 right edge of the picture. */
  sunSide: number;
  shadow: { colour: string; strength: number; length: number };
  /** Brightness of edges turned to the sun, 0 to 1. */
  rim: number;
  rimColour: string;
}

type Base = Omit<Light, "sunSide">;

const moods: Record<Light["mood"], Base> = {
  dawn: {
    mood: "dawn",
    sky: { top: "#7d9cc9", middle: "#e9b9ac", low: "#ffdfb4" },
    key: "#ffe6d2",
    haze: "#f3cdb8",
    shadow: { colour: "#39304e", strength: 0.42, length: 1.5 },
    rim: 0.75,
    rimColour: "#ffe3b8",
  },
  clear: {
    mood: "clear",
    sky: { top: "#3e83c9", middle: "#86b9e6", low: "#d8ecf7" },
    key: "#fffdf6",
    haze: "#c3dcec",
    shadow: { colour: "#1d2236", strength: 0.46, length: 0.55 },
    rim: 0.35,
    rimColour: "#ffffff",
  },
  cloudy: {
    mood: "cloudy",
    sky: { top: "#5b93c8", middle: "#a9cbe4", low: "#eaf1f3" },
    key: "#fbfaf6",
    haze: "#d3e0e6",
    shadow: { colour: "#23283a", strength: 0.36, length: 0.6 },
    rim: 0.28,
    rimColour: "#ffffff",
  },
  overcast: {
    mood: "overcast",
    sky: { top: "#a7b4bf", middle: "#c8d0d4", low: "#e6e8e5" },
    key: "#eef0f0",
    haze: "#d3d8d8",
    shadow: { colour: "#2b3038", strength: 0.26, length: 0.25 },
    rim: 0.12,
    rimColour: "#ffffff",
  },
  golden: {
    mood: "golden",
    sky: { top: "#6b9ccb", middle: "#f3cd96", low: "#fff0cc" },
    key: "#ffeccb",
    haze: "#f3d3a6",
    shadow: { colour: "#3b2a3a", strength: 0.48, length: 1.9 },
    rim: 1,
    rimColour: "#ffeab5",
  },
};

function moodAt(hour: number, random: Random): Light["mood"] {
  const weather = random.next();
  if (weather > 0.86) return "overcast";
  if (hour < 8.5) return "dawn";
  if (hour >= 17.5) return "golden";
  return weather < 0.45 ? "clear" : "cloudy";
}

/** Returns the light at an hour of the day; weather and the sun's side are random. */
export function lightAt(hour: number, random: Random): Light {
  const base = moods[moodAt(hour, random)];
  const sunSide = random.range(0.35, 0.9) * (random.chance(0.5) ? 1 : -1);
  const warmth = random.range(-0.08, 0.08);
  // Warm or cold weather.
  const tint = (colour: string) => mix(colour, warmth > 0 ? "#ffdcae" : "#b9d6ff", Math.abs(warmth));
  const { top, middle, low } = base.sky;
  return { ...base, sunSide, sky: { top: tint(top), middle: tint(middle), low: tint(low) } };
}
