/**
 * Returns the source with one occurrence replaced.
 * @throws {Error} where `from` does not occur exactly once: the mutation has to follow the source
 */
export function mutate(source: string, from: string, to: string, file: string): string {
  const count = source.split(from).length - 1;
  if (count !== 1)
    throw new Error(
      `${file} has « ${from} » ${count} times, not once: update scripts/mutationTest/mutations.ts`,
    );
  return source.replace(from, () => to);
}
