/** What a kind of picture may narrow down to; left open, horses jump and cars are of any sort. */
export const disciplines = ["jumping", "crossCountry", "dressage", "rally", "circuit", "classic"] as const;
export type Discipline = (typeof disciplines)[number];

/** What a drawn photograph shows. The same `subject` is the same horse and rider, car or runner in every picture. */
export interface PhotoScene {
  kind: "horse" | "car" | "runner";
  discipline?: Discipline;
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
  discipline?: Discipline;
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

const withDiscipline = (kind: string, discipline: Discipline | undefined) =>
  discipline ? `${kind}.${discipline}` : kind;

/**
 * One line that stands where an original's storage key would: `scene:horse/12/104/9/10.5/2400x1600`, or
 * `scene:horse.crossCountry/…`.
 */
export function formatSceneSource(spec: SceneSpec): string {
  const size = `${spec.width}x${spec.height}`;
  if (spec.kind === "cover")
    return `${prefix}cover/${withDiscipline(spec.theme, spec.discipline)}/${spec.seed}/${size}`;
  if (spec.kind === "advert") return `${prefix}advert/${spec.design}/${size}`;
  const { kind, subject, seed, hour } = spec;
  return `${prefix}${withDiscipline(kind, spec.discipline)}/${subject.seed}/${encodeURIComponent(subject.bib)}/${seed}/${hour}/${size}`;
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
  const [first = "", second, third, fourth, fifth] = parts;
  const [kind, of] = (first === "cover" ? second : first)?.split(".") ?? [];
  const discipline = of === undefined ? {} : { discipline: named(disciplines, of) };
  if (first === "cover" && parts.length === 4) {
    const [seed = 0] = numbersOf(third);
    return { kind: first, theme: named(coverThemes, kind), ...discipline, seed, width, height };
  }
  if (first === "advert" && parts.length === 3)
    return { kind: first, design: named(advertDesigns, second), width, height };
  if ((kind === "horse" || kind === "car" || kind === "runner") && parts.length === 6) {
    const [subject = 0, seed = 0, hour = 0] = numbersOf(second, fourth, fifth);
    return {
      kind,
      ...discipline,
      subject: { seed: subject, bib: decodeURIComponent(third ?? "") },
      seed,
      hour,
      width,
      height,
    };
  }
  throw new RangeError(`no scene address: ${source}`);
}
