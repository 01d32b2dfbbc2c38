/** Milliseconds that each of some calls took, in no order. */
export type Times = number[];

/** Calls `one` as often as asked, `clients` at a time; the number says which call it is. */
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

/** The time within which `part` of the calls were answered: 0.5 the median. */
export function quantile(times: Times, part: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
