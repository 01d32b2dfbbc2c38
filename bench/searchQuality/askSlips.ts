import { createRandom } from "../../demo/scenes/random.ts";
import { searchKey } from "../../src/domain/pictures/searchKey.ts";
import type { Starter } from "./fillShop.ts";
import { bibSlips, nameSlips, type Slip } from "./slips.ts";

/** How often a kind of slip was asked, and found among the first ten. */
export interface SlipCount {
  kind: string;
  asked: number;
  found: number;
  /** Searches that failed, as "typed → name". */
  missed: string[];
}

/**
 * Asks for starters with each kind of slip.
 * @param each number of searches of a kind, at most
 * @param ask returns the first ten values that the shop finds
 */
export async function askSlips(
  starters: readonly Starter[],
  seed: string,
  each: number,
  ask: (text: string) => Promise<string[]>,
): Promise<SlipCount[]> {
  const counts: SlipCount[] = [];
  const names = starters.flatMap(({ rider, horse }) => [rider, horse]);
  const kinds: [string, Slip, readonly string[]][] = [
    ...Object.entries(nameSlips).map(([kind, slip]) => [kind, slip, names] as [string, Slip, string[]]),
    ...Object.entries(bibSlips).map(
      ([kind, slip]) => [kind, slip, starters.map(({ bib }) => bib)] as [string, Slip, string[]],
    ),
  ];
  for (const [kind, slip, values] of kinds) {
    const random = createRandom(`${seed} ${kind}`);
    const count: SlipCount = { kind, asked: 0, found: 0, missed: [] };
    for (let turn = 0; turn < each * 3 && count.asked < each; turn++) {
      const value = values[random.int(0, values.length - 1)] ?? "";
      const text = slip(random, value);
      if (text === null) continue;
      count.asked++;
      const first = (await ask(text)).map(searchKey);
      if (first.includes(searchKey(value))) count.found++;
      else count.missed.push(`${text} → ${value}`);
    }
    counts.push(count);
  }
  return counts;
}
