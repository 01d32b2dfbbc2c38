import { coverOf, type DemoImage } from "./demoImages.ts";
import { type DemoPicture, type DemoRound, picturesOf } from "./demoPictures.ts";
import { type Starter, startersOf } from "./demoStarters.ts";
import { demoUuid } from "./demoUuid.ts";
import { createRandom } from "./scenes/random.ts";

const key = "large-event";
export const largeEventUuid = demoUuid("event", key);

/** Starts per contest, rings per day (half of them in the afternoon), seconds between starts. */
const shape = { rounds: 150, rings: 8, every: 95, afternoon: 5 };
const classes = [
  "Amateur 3 Vitesse 1,00 m",
  "Amateur 2 Grand Prix 1,10 m",
  "Amateur 1 Vitesse 1,15 m",
  "Club 1 Grand Prix 0,90 m",
  "Poney 1 Grand Prix 1,00 m",
  "Pro 3 Vitesse 1,25 m",
  "Pro 2 Grand Prix 1,35 m",
  "Cycle classique 5 ans – 1,10 m",
];

export interface LargePicture {
  picture: DemoPicture;
  /** Index of its contest, from 0. */
  contest: number;
}

const roundsSeed = "rounds of the large event";
const largeField = () => startersOf({ key, scene: "horse" }, 900);

/** Returns its cover: the first start, which the event has at any size. @param firstDay ms */
export function largeEventCover(firstDay: number): DemoImage {
  const first = roundAt(0, createRandom(roundsSeed).pick(largeField()), firstDay);
  return coverOf(largeEventUuid, first, 4300);
}

/** Yields the event's pictures endlessly, start by start; the same ones in each run. @param firstDay ms */
export function* largeEventPictures(firstDay: number): Generator<LargePicture, never> {
  const starters = largeField();
  const random = createRandom(roundsSeed);
  let number = 1;
  for (let round = 0; ; round++) {
    const contest = Math.floor(round / shape.rounds);
    const pictures = picturesOf(roundAt(round, random.pick(starters), firstDay), number);
    number += pictures.length;
    for (const picture of pictures) yield { picture, contest };
  }
}

/** Returns the start of a contest in milliseconds since 1970. */
function startOf(contest: number, firstDay: number): number {
  const day = Math.floor(contest / shape.rings);
  return firstDay + day * 86_400_000 + (contest % 2) * shape.afternoon * 3_600_000;
}

function roundAt(round: number, starter: Starter, firstDay: number): DemoRound {
  const contest = Math.floor(round / shape.rounds);
  const elapsed = (round % shape.rounds) * shape.every * 1000;
  return {
    key: `${key}/${round}`,
    scene: "horse",
    starter,
    eventUuid: largeEventUuid,
    contestUuid: demoUuid("contest", key, contest),
    startsAt: startOf(contest, firstDay) + elapsed,
    hour: 8 + (contest % 2) * shape.afternoon + elapsed / 3_600_000,
    isDated: round % 60 !== 59,
  };
}

/** Returns the event's contest with this index, without its number of pictures. */
export function largeEventContest(contest: number, firstDay: number) {
  const day = Math.floor(contest / shape.rings) + 1;
  const start = startOf(contest, firstDay);
  return {
    uuid: demoUuid("contest", key, contest),
    label: `${classes[contest % classes.length]} – jour ${day}, piste ${(contest % shape.rings) + 1}`,
    start: new Date(start).toISOString(),
    end: new Date(start + shape.rounds * shape.every * 1000).toISOString(),
  };
}
