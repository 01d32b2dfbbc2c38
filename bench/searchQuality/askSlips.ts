import { createRandom } from "../../demo/scenes/random.ts";
import { searchKey } from "../../src/domain/pictures/searchKey.ts";
import type { Starter } from "./fillShop.ts";
import { bibSlips, coupleSlips, nameSlips, type Slip } from "./slips.ts";

/** A search with a slip, and the starter whom it means. */
export interface SlipSearch {
  kind: string;
  text: string;
  /** The names that answer it: one of them is enough. */
  meant: string[];
  starter: Starter;
}

/** How often a kind of slip was asked, and what was found. */
export interface SlipCount {
  kind: string;
  asked: number;
  first: number;
  firstTen: number;
  /** Searches that failed, as "typed → name". */
  missed: string[];
}

/** Returns searches of every kind, always the same ones for a seed; at most `each` of a kind. */
export function slipSearches(starters: readonly Starter[], seed: string, each: number): SlipSearch[] {
  const ofName = ({ rider, horse }: Starter) => [rider, horse].filter((name) => name !== "");
  const ofBib = ({ bib }: Starter) => [bib].filter((name) => name !== "");
  const kinds: [string, Slip, (starter: Starter) => string[]][] = [
    ...Object.entries(nameSlips).map(([kind, slip]) => [kind, slip, ofName] as (typeof kinds)[number]),
    ...Object.entries(bibSlips).map(([kind, slip]) => [kind, slip, ofBib] as (typeof kinds)[number]),
  ];
  const searches: SlipSearch[] = [];
  const take = (kind: string, next: (turn: ReturnType<typeof createRandom>) => SlipSearch | null) => {
    const random = createRandom(`${seed} ${kind}`);
    for (let turn = 0, taken = 0; turn < each * 3 && taken < each; turn++) {
      const search = next(random);
      if (search === null) continue;
      taken++;
      searches.push(search);
    }
  };
  const [first, ...rest] = starters;
  if (first === undefined) return [];
  for (const [kind, slip, namesOf] of kinds)
    take(kind, (random) => {
      const starter = random.pick([first, ...rest]);
      const [one, ...others] = namesOf(starter);
      if (one === undefined) return null;
      const name = random.pick([one, ...others]);
      const text = slip(random, name);
      return text === null ? null : { kind, text, meant: [name], starter };
    });
  for (const [kind, slip] of Object.entries(coupleSlips))
    take(kind, (random) => {
      const starter = random.pick([first, ...rest]);
      const text = slip(starter);
      return text === null ? null : { kind, text, meant: [...ofName(starter), ...ofBib(starter)], starter };
    });
  return searches;
}

/** Returns the place of a search's name among the found ones, from 0; -1 if it is not there. */
export const placeOf = ({ meant }: SlipSearch, found: readonly { value: string }[]) => {
  const keys = meant.map(searchKey);
  return found.findIndex(({ value }) => keys.includes(searchKey(value)));
};

/**
 * Asks each search.
 * @param ask returns the first ten values that the shop finds
 */
export async function askSlips(
  searches: readonly SlipSearch[],
  ask: (search: SlipSearch) => Promise<readonly { value: string }[]>,
): Promise<SlipCount[]> {
  const counts = new Map<string, SlipCount>();
  for (const search of searches) {
    const { kind, text, meant } = search;
    const count = counts.get(kind) ?? { kind, asked: 0, first: 0, firstTen: 0, missed: [] };
    counts.set(kind, count);
    const place = placeOf(search, await ask(search));
    count.asked++;
    if (place === 0) count.first++;
    if (place >= 0 && place < 10) count.firstTen++;
    else count.missed.push(`${text} → ${meant.join(", ")}`);
  }
  return [...counts.values()];
}
