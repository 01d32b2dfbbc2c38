/** Optional restriction of a kind of picture; by default, horses jump and cars are of any sort. */
export const disciplines = ["crossCountry", "rally", "classic"] as const;
export type Discipline = (typeof disciplines)[number];

export const photoKinds = ["horse", "car", "runner"] as const;

/** The same horse and rider, car or runner in every picture, with their number. */
export interface Subject {
  seed: number;
  bib: string;
}

/** The content of a drawn photograph. */
export interface PhotoScene {
  kind: (typeof photoKinds)[number];
  discipline?: Discipline;
  subject: Subject;
  /** Runners who may appear beside the subject. */
  others?: readonly Subject[];
  /** Pose, framing, background of this picture. */
  seed: number;
  /** Local hour of the day, 0 to 24: the light. */
  hour: number;
  /** Pixels of the original. */
  width: number;
  height: number;
}

export const advertDesigns = ["framed", "clickAndCollect", "digital"] as const;
export interface AdvertScene {
  kind: "advert";
  design: (typeof advertDesigns)[number];
  /** Horses and riders of the photographs that the advert shows. */
  subjects: readonly [Subject, ...Subject[]];
  width: number;
  height: number;
}

export type SceneSpec = PhotoScene | AdvertScene;

const subjectText = ({ seed, bib }: Subject) => `${seed}-${bib}`;

/**
 * Returns the file name of a scene's original, from which it can be painted: `horse_9_10.5_6000x4000_12-104.jpg`,
 * `horse.crossCountry_…`, `advert.framed_1200x800_12-104.jpg`.
 */
export function sceneFileName(scene: SceneSpec): string {
  const size = `${scene.width}x${scene.height}`;
  const parts =
    scene.kind === "advert"
      ? [`advert.${scene.design}`, size, ...scene.subjects.map(subjectText)]
      : [
          scene.discipline ? `${scene.kind}.${scene.discipline}` : scene.kind,
          scene.seed,
          scene.hour,
          size,
          ...[scene.subject, ...(scene.others ?? [])].map(subjectText),
        ];
  return `${parts.join("_")}.jpg`;
}

const among = <T extends string>(choices: readonly T[], name: string | undefined): T | undefined =>
  choices.find((choice) => choice === name);

function subjectsOf(texts: readonly string[]): Subject[] {
  return texts.map((text) => {
    const [, seed, bib = ""] = /^(\d+)-(\w*)$/.exec(text) ?? [];
    return { seed: Number(seed), bib };
  });
}

/** Parses a name from `sceneFileName`; null for any other file. */
export function parseSceneFileName(name: string): SceneSpec | null {
  const found = /^([a-z]+)(?:\.(\w+?))?(?:_(\d+)_([\d.]+))?_(\d{2,4})x(\d{2,4})((?:_\d+-\d+)+)\.jpg$/i.exec(
    name,
  );
  if (!found) return null;
  const [, kindName, of, seed, hour, width, height, people = ""] = found;
  const size = { width: Number(width), height: Number(height) };
  const [subject, ...others] = subjectsOf(people.slice(1).split("_"));
  if (!subject) return null;
  const design = among(advertDesigns, of);
  if (kindName === "advert" && design)
    return { kind: kindName, design, subjects: [subject, ...others], ...size };
  const kind = among(photoKinds, kindName);
  const discipline = among(disciplines, of);
  if (!kind || seed === undefined || (of !== undefined && !discipline)) return null;
  return {
    kind,
    ...(discipline ? { discipline } : {}),
    subject,
    ...(others.length > 0 ? { others } : {}),
    seed: Number(seed),
    hour: Number(hour),
    ...size,
  };
}
