import { wallTimeToUtc } from "../server/import/wallTime.ts";
import type { DemoContest, DemoEvent } from "./demoEvents.ts";
import type { DemoRound } from "./demoPictures.ts";
import type { Starter } from "./demoStarters.ts";
import { demoUuid } from "./demoUuid.ts";
import { createRandom } from "./scenes/random.ts";

export const timeZone = "Europe/Paris";
const dayMs = 86_400_000;

/** Returns the milliseconds since 1970 of an hour (8.5: half past eight), `days` from today in Paris. */
export function localInstant(now: Date, days: number, hour: number): number {
  const today = new Intl.DateTimeFormat("en-CA", { timeZone }).format(now);
  const day = new Date(Date.parse(`${today}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
  const minutes = Math.round(hour * 60);
  const clock = `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  return Date.parse(wallTimeToUtc(`${day}T${clock}:00`, timeZone));
}

/** A contest with its times. */
export interface PlacedContest {
  uuid: string;
  contest: DemoContest;
  /** Milliseconds since 1970. */
  start: number;
  end: number;
}

/**
 * Returns the contests of an event around `now`. Pictures cannot come from the future: contests of today that would end after
 * `now` are moved before it.
 */
export function placeContests(event: DemoEvent, now: Date): PlacedContest[] {
  return event.contests.map((contest) => {
    const planned = localInstant(now, event.starts + contest.day, contest.hour);
    const length = Math.max(contest.rounds * contest.every, 3_600) * 1000;
    const isOver = contest.rounds > 0;
    const latest = now.getTime() - 600_000 - length;
    const start = isOver ? Math.min(planned, latest) : planned;
    return { uuid: demoUuid("contest", event.key, contest.label), contest, start, end: start + length };
  });
}

/** Returns the discipline of a contest's pictures, if the kind alone does not determine it. */
function disciplineOf(event: DemoEvent, contest: DemoContest): Pick<DemoRound, "discipline"> {
  if (event.cars) return { discipline: event.cars };
  return contest.label.startsWith("Cross") ? { discipline: "crossCountry" } : {};
}

/** Returns the starts of a contest; `scale` 0.1 keeps about a tenth of them, and at least one. */
export function roundsOf(
  event: DemoEvent,
  placed: PlacedContest,
  starters: readonly [Starter, ...Starter[]],
  scale: number,
): DemoRound[] {
  const { contest, uuid } = placed;
  const random = createRandom(`rounds of ${event.key} ${contest.label}`);
  const field = drawField(starters, contest.rounds, (last) => random.int(0, last));
  const count = contest.rounds === 0 ? 0 : Math.max(1, Math.round(contest.rounds * scale));
  const started = field.slice(0, count);
  return started.map((starter, index) => {
    const startsAt = placed.start + (index * contest.every + random.int(0, 12)) * 1000;
    return {
      key: `${event.key}/${contest.label}/${index}`,
      scene: event.scene,
      ...disciplineOf(event, contest),
      starter,
      ...(event.scene === "runner" ? { others: [...started.slice(index + 1), ...started].slice(0, 4) } : {}),
      eventUuid: demoUuid("event", event.key),
      contestUuid: uuid,
      startsAt,
      hour: (contest.hour + (startsAt - placed.start) / 3_600_000) % 24,
      // Some cards come from a camera whose clock was never set.
      isDated: !random.chance(0.02),
    };
  });
}

/** Returns `count` different starters in random order. */
function drawField(starters: readonly Starter[], count: number, int: (last: number) => number): Starter[] {
  const left = [...starters];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(int(left.length - 1), 1),
  ).flat();
}
