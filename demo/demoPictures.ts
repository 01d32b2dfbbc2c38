import type { Starter } from "./demoStarters.ts";
import { demoUuid } from "./demoUuid.ts";
import { createRandom } from "./scenes/random.ts";
import { sceneColours } from "./scenes/sceneColours.ts";
import { type Discipline, type PhotoScene, type Subject, sceneFileName } from "./scenes/sceneFile.ts";

/** One start of one starter, as the photographer saw it. */
export interface DemoRound {
  /** Identifies the round in its pictures' uuids. */
  key: string;
  scene: PhotoScene["kind"];
  discipline?: Discipline;
  starter: Starter;
  /** Runners who may appear beside the starter. */
  others?: readonly Starter[];
  eventUuid: string;
  contestUuid: string;
  /** Milliseconds since 1970. */
  startsAt: number;
  /** Local hour of the day, for the light. */
  hour: number;
  isDated: boolean;
}

export interface DemoPicture {
  uuid: string;
  row: object;
  takenAt: number | null;
  starter: Starter;
}

/** Returns the painter's subject for a starter. */
export const subjectOf = ({ seed, bib }: Starter): Subject => ({ seed, bib });

const cameras = ["IMG_", "DSC_", "_MG_", "5D3A"] as const;

/** Returns the four to nine pictures of a round, some in bursts, the others three to nine seconds apart; the same for the same round. */
export function picturesOf(round: DemoRound, firstNumber: number): DemoPicture[] {
  const random = createRandom(round.key);
  const camera = random.pick(cameras);
  const copyright = "© Dossard";
  let at = round.startsAt;
  let photographerLabel: string | undefined;
  return Array.from({ length: random.int(4, 9) }, (_, index) => {
    const pause = random.int(2, 9);
    at += (pause === 2 ? index % 2 : pause) * 1000;
    const uuid = demoUuid("picture", round.key, index);
    const name = `${camera}${String(firstNumber + index).padStart(4, "0")}`;
    const upright = random.chance(0.22);
    const [width, height] = upright ? [4000, 6000] : [6000, 4000];
    const takenAt = round.isDated ? at : null;
    const drawn = random.pick(["Hélène Œuvrard", "Loïc Tréguier", "Maud Castaing"]);
    photographerLabel ??= drawn;
    const kbSize = random.int(6_200, 14_800);
    // An unused draw: without it, growing shops would get other pictures than they have.
    random.next();
    const scene: PhotoScene = {
      kind: round.scene,
      ...(round.discipline ? { discipline: round.discipline } : {}),
      subject: subjectOf(round.starter),
      ...(round.others ? { others: round.others.map(subjectOf) } : {}),
      seed: random.int(1, 1_000_000),
      hour: Math.round(round.hour * 100) / 100,
      width,
      height,
    };
    return {
      uuid,
      takenAt,
      starter: round.starter,
      row: {
        uuid,
        name,
        imageFile: `${uuid}.webp`,
        thumbnailFile: `${uuid.slice(0, 13)}.webp`,
        rawFileName: `${name}.JPG`,
        rawFileExtension: "JPG",
        rawFileType: "image/jpeg",
        photographerLabel,
        copyright,
        width,
        height,
        kbSize,
        orientation: 1,
        takenAt: takenAt === null ? null : new Date(takenAt).toISOString(),
        eventUuid: round.eventUuid,
        contestUuid: round.contestUuid,
        colours: sceneColours(scene),
        originalKey: `originals/${round.eventUuid}/${round.contestUuid}/${sceneFileName(scene)}`,
      },
    };
  });
}
