/**
 * Longest pause within a passage, in seconds: three minutes, as for pictures without a name beside one's own. The longest rounds
 * (cross-country) pass a photographer more often; two starts of one rider in a contest are further apart.
 */
export const passagePause = 180;

/**
 * Longest pause within a burst, in seconds. Cameras store whole seconds: a difference of 1 is anything under two, so that slower
 * pictures, each of a moment of its own, are not folded.
 */
export const burstPause = 1;

/** Longest time from the first to the last picture of a burst, in seconds: a camera held down for a minute gives several bursts. */
export const burstLength = 2;

/** What tells which passage and burst a picture belongs to. */
export interface PassagePicture {
  contestUuid: string;
  /** ISO 8601; null if the camera's clock is unknown. */
  takenAt: string | null;
  rawFileName: string;
  photographerLabel: string | null;
  photoSessionCode: string | null;
}

/** One round of a rider, as photographed. */
export interface Passage {
  contestUuid: string;
  /** When its first picture was taken; null for pictures without a time. */
  startsAt: string | null;
  /** Its pictures by time, as indices of those passed in; each burst has one or more, all of one camera. */
  bursts: number[][];
}

interface Growing {
  passage: Passage;
  /** Seconds since 1970 of its last picture; null without a time. */
  last: number | null;
  /** The last burst of each camera. */
  bursts: Map<string, { indices: number[]; first: number; last: number }>;
}

/**
 * Groups pictures, in any order, into passages and bursts. A passage is of one contest, without a pause longer than `passagePause`;
 * pictures without a time are one passage per contest, each a burst of its own.
 * @returns the passages by their first picture, those without a time last
 */
export function passagesOf(pictures: readonly PassagePicture[]): Passage[] {
  const passages: Passage[] = [];
  const latest = new Map<string, Growing>();
  for (const { picture, index, at } of byTime(pictures)) {
    const { contestUuid, takenAt } = picture;
    let growing = latest.get(contestUuid);
    if (!growing || !continues(growing.last, at)) {
      growing = {
        passage: { contestUuid, startsAt: at === null ? null : takenAt, bursts: [] },
        last: at,
        bursts: new Map(),
      };
      latest.set(contestUuid, growing);
      passages.push(growing.passage);
    }
    growing.last = at;
    addToBurst(growing, cameraOf(picture), index, at);
  }
  return passages;
}

function byTime(pictures: readonly PassagePicture[]) {
  return pictures
    .map((picture, index) => ({ picture, index, at: secondsOf(picture.takenAt) }))
    .sort((one, other) => {
      if (one.at === other.at) return one.index - other.index;
      return (one.at ?? Number.POSITIVE_INFINITY) - (other.at ?? Number.POSITIVE_INFINITY);
    });
}

/** Seconds since 1970; null if unknown. */
function secondsOf(takenAt: string | null): number | null {
  const at = takenAt === null ? Number.NaN : Math.floor(Date.parse(takenAt) / 1000);
  return Number.isNaN(at) ? null : at;
}

function continues(last: number | null, at: number | null): boolean {
  return last === null || at === null ? last === at : at - last <= passagePause;
}

function addToBurst({ passage, bursts }: Growing, camera: string, index: number, at: number | null): void {
  const known = bursts.get(camera);
  if (at !== null && known && at - known.last <= burstPause && at - known.first <= burstLength) {
    known.indices.push(index);
    known.last = at;
    return;
  }
  const indices = [index];
  passage.bursts.push(indices);
  if (at !== null) bursts.set(camera, { indices, first: at, last: at });
}

/** Tells cameras apart as far as files do: by their photographer, their card, and what is not a number in their names (« IMG_ »). */
const cameraOf = ({ rawFileName, photographerLabel, photoSessionCode }: PassagePicture): string =>
  JSON.stringify([photographerLabel, photoSessionCode, rawFileName.replace(/\d+/g, "")]);
