import type { FilterTypeCode } from "../server/import/filterTypes.ts";
import { searchKey } from "../src/domain/pictures/searchKey.ts";
import { classicCars, rallyCars } from "./carNames.ts";
import type { DemoEvent } from "./demoEvents.ts";
import { famousHorses, horseFarms, horseWords } from "./horseNames.ts";
import { firstNames, lastNames } from "./riderNames.ts";
import { createRandom, type Random } from "./scenes/random.ts";

/** The subject of photographs: a rider and a horse, a crew and its car, a runner. */
export interface Starter {
  /** Gives the same horse and rider, car or runner in every drawing. */
  seed: number;
  bib: string;
  values: Partial<Record<FilterTypeCode, string>>;
}

const firstName = (random: Random) => random.pick(firstNames);

function riderName(random: Random, taken: Set<string>): string {
  for (;;) {
    const name = `${firstName(random)} ${random.pick(lastNames)}`;
    const key = searchKey(name);
    if (taken.has(key)) continue;
    taken.add(key);
    return name;
  }
}

function horseName(random: Random, taken: Set<string>): string {
  for (;;) {
    const plain = `${random.pick(horseWords)} ${random.pick(horseFarms)}`;
    // Half of the breeders use capitals, which keep their accents.
    const name = random.chance(0.45) ? plain.toLocaleUpperCase("fr-FR") : plain;
    const key = searchKey(name);
    if (taken.has(key)) continue;
    taken.add(key);
    return name;
  }
}

/**
 * Returns the field of an event, by bib number; a longer field begins with the shorter one, so an event can grow. At most about
 * a thousand starters, limited by the number of names.
 */
export function startersOf(
  event: Pick<DemoEvent, "key" | "scene" | "cars">,
  count: number,
): [Starter, ...Starter[]] {
  const random = createRandom(`starters of ${event.key}`);
  const riders = new Set<string>();
  const horses = new Set<string>();
  const cars = event.cars === "classic" ? classicCars : rallyCars;
  const make = (index: number): Starter => {
    const seed = random.int(1, 1_000_000);
    const bib = String(event.scene === "runner" ? 101 + index * 7 : 1 + index);
    const rider = riderName(random, riders);
    if (event.scene === "runner") return { seed, bib, values: { rider, bib } };
    if (event.scene === "car") return { seed, bib, values: { rider, horse: random.pick(cars), bib } };
    const famous = famousHorses[index];
    if (famous) horses.add(searchKey(famous));
    return { seed, bib, values: { rider, horse: famous ?? horseName(random, horses), bib } };
  };
  const first = make(0);
  return [first, ...Array.from({ length: count - 1 }, (_, index) => make(index + 1))];
}

/** Returns the field of an event of the season: twice the starters of its largest contest. */
export const startersOfEvent = (event: DemoEvent): [Starter, ...Starter[]] =>
  startersOf(event, Math.max(2, ...event.contests.map(({ rounds }) => rounds)) * 2);
