/** Duration of each call in milliseconds, unordered. */
export type Times = number[];

/** Calls `one` `calls` times, `clients` at a time, with the index of the call. */
export async function inParallel(
  clients: number,
  calls: number,
  one: (call: number) => Promise<unknown>,
): Promise<Times> {
  const times: Times = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let call = next++; call < calls; call = next++) {
        const start = performance.now();
        await one(call);
        times.push(performance.now() - start);
      }
    }),
  );
  return times;
}

/** Calls `one` for some milliseconds, `clients` at a time. Returns how many calls ended in a millisecond. */
export async function ratePerMs(
  clients: number,
  milliseconds: number,
  one: () => Promise<unknown>,
): Promise<number> {
  const start = performance.now();
  let calls = 0;
  while (performance.now() - start < milliseconds) {
    calls += (await inParallel(clients, clients, one)).length;
  }
  return calls / (performance.now() - start);
}

/** Returns the time within which `part` of the calls were answered: 0.5 is the median. */
export function quantile(times: Times, part: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
