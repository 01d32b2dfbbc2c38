/**
 * A source with one thing altered.
 * @throws {Error} where `from` does not stand there exactly once: the mutation has to follow the source
 */
export function altered(source: string, from: string, to: string, file: string): string {
  const count = source.split(from).length - 1;
  if (count !== 1)
    throw new Error(`${file} has « ${from} » ${count} times, not once: mend scripts/prove/mutations.ts`);
  return source.replace(from, () => to);
}
