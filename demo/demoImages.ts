import { type DemoEvent, demoEvents } from "./demoEvents.ts";
import { type DemoRound, subjectOf } from "./demoPictures.ts";
import { placeContests, roundsOf } from "./demoRounds.ts";
import { startersOfEvent } from "./demoStarters.ts";
import { demoUuid } from "./demoUuid.ts";
import { photoLight } from "./scenes/photo.ts";
import { advertDesigns, type PhotoScene, sceneFileName } from "./scenes/sceneFile.ts";

/** A row of `plainImage`: a cover or an advert. */
export interface DemoImage {
  uuid: string;
  originalKey: string;
}

const fairHours = [10, 18.5, 15.5] as const;

const isFair = ({ scene, starter }: DemoRound) =>
  photoLight({ kind: scene, subject: starter, hour: 12 }).mood !== "overcast";

/** Returns the first start of each contest, which even the smallest demonstration has, fair weather first. */
function firstRounds(event: DemoEvent): DemoRound[] {
  const starters = startersOfEvent(event);
  const rounds = placeContests(event, new Date()).flatMap((placed) =>
    roundsOf(event, placed, starters, 1).slice(0, 1),
  );
  return [...rounds.filter(isFair), ...rounds.filter((round) => !isFair(round))];
}

/** Returns the cover of an event: a starter of it, in fair weather. */
export function coverOf(eventUuid: string, round: DemoRound, seed: number): DemoImage {
  const scene: PhotoScene = {
    kind: round.scene,
    ...(round.discipline ? { discipline: round.discipline } : {}),
    subject: subjectOf(round.starter),
    ...(round.others ? { others: round.others.map(subjectOf) } : {}),
    seed,
    hour: fairHours[seed % fairHours.length] ?? 10,
    width: 1600,
    height: 1000,
  };
  return { uuid: eventUuid, originalKey: `originals/${eventUuid}/${sceneFileName(scene)}` };
}

/** Returns an event's cover; an event without starters shows one of another event. */
export function eventCover(event: DemoEvent): DemoImage {
  const seed = Number.parseInt(demoUuid("cover", event.key).slice(0, 6), 16);
  const alike = demoEvents.filter(({ scene }) => scene === event.scene);
  const rounds = [event, ...alike].flatMap(firstRounds);
  // Taken in turn, so similar events do not share a cover.
  const [round] = event.contests.some((contest) => contest.rounds > 0)
    ? rounds
    : rounds.slice(alike.indexOf(event));
  if (!round) throw new Error(`nobody starts in ${event.key}, nor in an event like it`);
  return coverOf(demoUuid("event", event.key), round, seed);
}

/** Returns adverts with riders of the first show. */
export function advertImages(): DemoImage[] {
  const subjects = demoEvents
    .slice(0, 1)
    .flatMap(firstRounds)
    .map(({ starter }) => subjectOf(starter));
  return advertDesigns.map((design, index) => {
    const [first, ...others] = subjects.slice(index * 2, index * 2 + 3);
    if (!first) throw new Error(`nobody for the advert ${design}`);
    const size = { width: 1200, height: 800 };
    const name = sceneFileName({ kind: "advert", design, subjects: [first, ...others], ...size });
    return { uuid: demoUuid("advert", design), originalKey: `originals/adverts/${name}` };
  });
}
