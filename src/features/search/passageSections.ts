import { type Passage, type PassagePicture, passagesOf } from "../../domain/pictures/passages.ts";

/** Pictures of a list in a row of its mosaic: a passage, or pictures that have not loaded. */
export interface PictureGroup {
  /** Its bursts, as indices of the list. */
  bursts: readonly (readonly number[])[];
  /** Null for pictures that have not loaded. */
  passage: Omit<Passage, "bursts"> | null;
}

/**
 * Groups a list into passages, as far as it has loaded; those of pages on each side of a missing one are apart.
 * @param pictures by index; undefined while they load
 * @param count number of pictures of the list
 */
export function groupsOf(
  pictures: readonly (PassagePicture | undefined)[],
  count: number,
): readonly PictureGroup[] {
  const groups: PictureGroup[] = [];
  for (let from = 0; from < count; ) {
    const isLoaded = pictures[from] !== undefined;
    const run: (PassagePicture | undefined)[] = [];
    while (from + run.length < count && (pictures[from + run.length] !== undefined) === isLoaded) {
      run.push(pictures[from + run.length]);
    }
    groups.push(
      ...(isLoaded
        ? passageGroups(
            run.filter((one) => one !== undefined),
            from,
          )
        : [missing(run, from)]),
    );
    from += run.length;
  }
  return groups;
}

const missing = (run: readonly unknown[], from: number): PictureGroup => ({
  bursts: run.map((_, place) => [from + place]),
  passage: null,
});

const passageGroups = (run: readonly PassagePicture[], from: number): PictureGroup[] =>
  passagesOf(run).map(({ bursts, ...passage }) => ({
    bursts: bursts.map((burst) => burst.map((index) => from + index)),
    passage,
  }));

/** Returns the bursts of several pictures, by their first one. */
export function burstsOf(groups: readonly PictureGroup[]): ReadonlyMap<number, readonly number[]> {
  const all = groups.flatMap(({ bursts }) => bursts).filter(({ length }) => length > 1);
  return new Map(all.map((burst) => [burst[0] ?? 0, burst]));
}

/**
 * Returns the pictures that a group shows, in the list's order: all of an unfolded burst, the first of any other.
 * @param isUnfolded called with a burst's first picture
 */
export const picturesShown = ({ bursts }: PictureGroup, isUnfolded: (first: number) => boolean): number[] =>
  bursts
    .flatMap((burst) => (isUnfolded(burst[0] ?? 0) ? burst : burst.slice(0, 1)))
    .toSorted((one, other) => one - other);

export const sizeOf = ({ bursts }: PictureGroup): number =>
  bursts.reduce((size, { length }) => size + length, 0);
