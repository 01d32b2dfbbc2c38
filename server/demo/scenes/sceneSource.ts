/** What a drawn photograph shows. The same `subject` is the same horse and rider, car or runner in every picture. */
export interface PhotoScene {
  kind: "horse" | "car" | "runner";
  subject: { seed: number; bib: string };
  /** Pose, framing, background of this picture. */
  seed: number;
  /** Local hour of the day, 0 to 24: the light. */
  hour: number;
  /** Pixels of the "original". */
  width: number;
  height: number;
}

export const coverThemes = ["horse", "car", "runner"] as const;
export interface CoverScene {
  kind: "cover";
  theme: (typeof coverThemes)[number];
  seed: number;
  width: number;
  height: number;
}

export const advertDesigns = ["framed", "clickAndCollect", "digital"] as const;
export interface AdvertScene {
  kind: "advert";
  design: (typeof advertDesigns)[number];
  /** 1200x400 is the wide banner; about 3:2 the mosaic's cell. */
  width: number;
  height: number;
}

export type SceneSpec = PhotoScene | CoverScene | AdvertScene;

const prefix = "scene:";

export const isSceneSource = (source: string) => source.startsWith(prefix);

/** One line that stands where an original's storage key would: `scene:horse/12/104/9/10.5/2400x1600`. */
export function formatSceneSource(spec: SceneSpec): string {
  const size = `${spec.width}x${spec.height}`;
  if (spec.kind === "cover") return `${prefix}cover/${spec.theme}/${spec.seed}/${size}`;
  if (spec.kind === "advert") return `${prefix}advert/${spec.design}/${size}`;
  const { kind, subject, seed, hour } = spec;
  return `${prefix}${kind}/${subject.seed}/${encodeURIComponent(subject.bib)}/${seed}/${hour}/${size}`;
}

function numbersOf(...texts: (string | undefined)[]): number[] {
  return texts.map((text) => {
    const value = Number(text);
    if (!text || !Number.isFinite(value)) throw new RangeError(`no number in a scene address: ${text}`);
    return value;
  });
}

const named = <T extends string>(choices: readonly T[], name: string | undefined): T => {
  const found = choices.find((choice) => choice === name);
  if (!found) throw new RangeError(`unknown in a scene address: ${name}`);
  return found;
};

/** The reverse of formatSceneSource. Throws RangeError for anything else. */
export function parseSceneSource(source: string): SceneSpec {
  const parts = isSceneSource(source) ? source.slice(prefix.length).split("/") : [];
  const [width = 0, height = 0] = numbersOf(...(parts.at(-1) ?? "").split("x"));
  if (!(width >= 16 && height >= 16 && width <= 6000 && height <= 6000))
    throw new RangeError(`no size in a scene address: ${source}`);
  const [kind, second, third, fourth, fifth] = parts;
  if (kind === "cover" && parts.length === 4) {
    const [seed = 0] = numbersOf(third);
    return { kind, theme: named(coverThemes, second), seed, width, height };
  }
  if (kind === "advert" && parts.length === 3)
    return { kind, design: named(advertDesigns, second), width, height };
  if ((kind === "horse" || kind === "car" || kind === "runner") && parts.length === 6) {
    const [subject = 0, seed = 0, hour = 0] = numbersOf(second, fourth, fifth);
    return {
      kind,
      subject: { seed: subject, bib: decodeURIComponent(third ?? "") },
      seed,
      hour,
      width,
      height,
    };
  }
  throw new RangeError(`no scene address: ${source}`);
}
