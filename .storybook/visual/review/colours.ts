/** A colour that has become another, as 0xrrggbb. */
export interface ColourChange {
  from: number;
  to: number;
  pixels: number;
}

const channels = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255] as const;

/** Steps of 255 that a blend of two colours may be off: edges of letters are drawn a little differently for each colour. */
const roundingSteps = 3;
const roundingShare = 0.2;

/**
 * Whether a change is a weaker form of another: the edge of a letter, a border over something else, a half transparent surface
 * are moved in the same direction as their colour, less far.
 */
export function explains(cause: ColourChange, change: ColourChange): boolean {
  const [from, to, own, now] = [cause.from, cause.to, change.from, change.to].map(channels);
  if (!from || !to || !own || !now) return false;
  const whole = to.map((value, index) => value - (from[index] ?? 0));
  const moved = now.map((value, index) => value - (own[index] ?? 0));
  const size = whole.reduce((sum, step) => sum + step * step, 0);
  const share = whole.reduce((sum, step, index) => sum + step * (moved[index] ?? 0), 0) / size;
  const allowed = Math.max(roundingSteps, roundingShare * Math.max(...whole.map(Math.abs)));
  return (
    share <= 1 + allowed / Math.sqrt(size) &&
    share >= -allowed / Math.sqrt(size) &&
    moved.every((step, index) => Math.abs(step - share * (whole[index] ?? 0)) <= allowed)
  );
}

/** Returns the changes that explain all others, the most frequent first. */
export function mainChanges(changes: readonly ColourChange[]): ColourChange[] {
  const mains: ColourChange[] = [];
  for (const change of [...changes].sort((one, two) => two.pixels - one.pixels)) {
    if (!mains.some((main) => explains(main, change))) mains.push(change);
  }
  return mains;
}

/** How often each colour became which, within a part of a picture. */
export type Successors = ReadonlyMap<number, ReadonlyMap<number, number>>;

/** Of the changed pixels, how many must have become what all pixels of their colour have become. */
const consistentShare = 0.9;

/** A part with more causes has another look. */
const causesAtMost = 4;

/**
 * Returns the colours that were replaced, if that is all that happened: each colour became one other, and neither is also there
 * unchanged, as it is where something moved, came or went.
 */
export function recoloured(successors: Successors): ColourChange[] | null {
  const changes: ColourChange[] = [];
  let [changed, consistent] = [0, 0];
  for (const [from, become] of successors) {
    const [to, pixels] = [...become].reduce((most, one) => (one[1] > most[1] ? one : most));
    for (const [now, count] of become) if (now !== from) changed += count;
    if (to === from) continue;
    consistent += pixels;
    changes.push({ from, to, pixels });
  }
  if (changed === 0 || consistent < consistentShare * changed) return null;
  const mains = mainChanges(changes);
  const stays = (colour: number) => successors.get(colour)?.has(colour) === true;
  const [first] = mains;
  if (!first || stays(first.from) || stays(first.to)) return null;
  const weighty = mains.filter(({ pixels }) => pixels > (1 - consistentShare) * 0.1 * changed);
  return weighty.length <= causesAtMost ? weighty : null;
}
