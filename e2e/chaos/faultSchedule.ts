import { setTimeout as sleep } from "node:timers/promises";
import type { FaultKind } from "./faults.ts";

export interface FaultSchedule {
  kinds: readonly FaultKind[];
  /** How many in all. */
  faults: number;
  /** At most so many at a time. */
  together: number;
  random: () => number;
  /** Returns how many may have begun by now. */
  allowed: () => number;
  /** Returns whether no more may begin, ever. */
  isOver: () => boolean;
  /** Called as each begins. */
  onFault: (name: string) => void;
}

const pollMs = 20;

/** Injects faults, each kind as often as the others. Resolves once the last one is over; throws if one could not be injected. */
export async function injectFaults(schedule: FaultSchedule): Promise<void> {
  const { kinds, faults, together, random, allowed, isOver, onFault } = schedule;
  const names = [...new Set(kinds.map(({ name }) => name))];
  const busy = new Set<string>();
  let deck: string[] = [];
  let begun = 0;

  const draw = (): FaultKind | undefined => {
    if (deck.length === 0) deck = shuffled(names, random);
    for (const [index, name] of deck.entries()) {
      const free = kinds.filter((kind) => kind.name === name && !busy.has(kind.on));
      const kind = free[Math.floor(random() * free.length)];
      if (!kind) continue;
      deck.splice(index, 1);
      return kind;
    }
    return undefined;
  };
  const injecting = async () => {
    while (begun < faults && !isOver()) {
      const kind = begun < allowed() ? draw() : undefined;
      if (!kind) {
        await sleep(pollMs);
        continue;
      }
      begun++;
      busy.add(kind.on);
      onFault(kind.name);
      try {
        await kind.inject(random);
      } finally {
        busy.delete(kind.on);
      }
    }
  };
  await Promise.all(Array.from({ length: together }, injecting));
}

function shuffled(names: readonly string[], random: () => number): string[] {
  const left = [...names];
  return names.map(() => left.splice(Math.floor(random() * left.length), 1)[0] as string);
}
