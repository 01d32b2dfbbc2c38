import type { Change, PictureChange, PlacedRegion } from "./change.ts";
import { type ColourChange, explains, mainChanges } from "./colours.ts";
import { replacedWords } from "./words.ts";

/** A changed place: its change, and for a picture its region there. */
export interface Place {
  change: number;
  region?: number;
}

/** All changes of one cause. */
export interface Group {
  key: string;
  title: string;
  /** The components that it shows in, the most frequent first. */
  components: string[];
  /** One place for each look, the most frequent first, with all of its places. */
  looks: Place[][];
}

export interface Run {
  changes: readonly Change[];
  /** Ids of all stories that were played. */
  stories: readonly string[];
}

/** Returns the theme's name of a colour, if it has one. */
export type NameOfColour = (colour: number) => string | undefined;

interface Found extends Place {
  key: string;
  look: string;
  component?: string;
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "");

/** `ui-button` holds the stories of Button. */
const ownStories = (story: string) => plain((story.split("--")[0] ?? "").replace(/^[^-]+-/, ""));

const placed = (changes: readonly Change[]) =>
  changes.flatMap((change, index) =>
    change.kind === "picture"
      ? change.regions.map((region, number) => ({ change, index, region, number }))
      : [],
  );

/** Says which component caused a change, from the innermost that it shows in. */
type CauseOf = (region: PlacedRegion) => string;

/**
 * A component's own stories tell what is its own: if they have changed within it, so has it; if they were played and have not, it
 * only shows what the components around it have changed.
 */
function causesIn({ changes, stories }: Run): CauseOf {
  const played = new Set(stories.map(ownStories));
  const changed = new Set(
    placed(changes)
      .filter(({ region }) => !region.colours)
      .flatMap(({ change, region }) =>
        region.components.map(plain).filter((name) => name === ownStories(change.story)),
      ),
  );
  return ({ components }) =>
    components.find((name) => changed.has(plain(name))) ??
    components.find((name) => !played.has(plain(name))) ??
    components[0] ??
    "the page";
}

const hex = (colour: number) => `#${colour.toString(16).padStart(6, "0")}`;

/** The colour changes that explain those of all regions, found by their pixels over all pictures. */
function colourCauses(changes: readonly Change[]): ColourChange[] {
  const all = new Map<string, ColourChange>();
  for (const { region } of placed(changes)) {
    for (const { from, to, pixels } of region.colours ?? []) {
      const known = all.get(`${from} ${to}`);
      all.set(`${from} ${to}`, { from, to, pixels: (known?.pixels ?? 0) + pixels });
    }
  }
  return mainChanges([...all.values()]);
}

function findInPicture(
  change: PictureChange,
  index: number,
  colours: readonly ColourChange[],
  causeOf: CauseOf,
): Found[] {
  const at = { change: index };
  if (change.regions.length === 0) {
    const [folder = ""] = change.story.split("--");
    return [{ ...at, key: `${folder}: ${change.reason}`, look: change.file }];
  }
  return change.regions.flatMap((region, number) => {
    const [component = "the page"] = region.components;
    const found = { ...at, region: number, look: region.look };
    if (!region.colours) return [{ ...found, key: causeOf(region), component }];
    const keys = region.colours.map((colour) => {
      const { from, to } = colours.find((cause) => explains(cause, colour)) ?? colour;
      return `${hex(from)} → ${hex(to)}`;
    });
    // Recoloured pixel by pixel: what it was drawn of cannot be seen in it.
    return [...new Set(keys)].map((key) => ({ ...found, key, look: component, component }));
  });
}

/** A colour that a text names has the key of the same colour in pictures. */
function keyOfWords(from: string, to: string): string {
  const colours = [from, to].flatMap((words) => /^(#[0-9a-f]{6});?$/.exec(words)?.[1] ?? []);
  if (colours.length === 2) return colours.join(" → ");
  return [from, to].map((words) => (words ? `« ${words} »` : "« »")).join(" → ");
}

function findAll(run: Run): Found[] {
  const colours = colourCauses(run.changes);
  const causeOf = causesIn(run);
  return run.changes.flatMap((change, index): Found[] =>
    change.kind === "picture"
      ? findInPicture(change, index, colours, causeOf)
      : replacedWords(change.before, change.now).map(({ from, to }) => {
          const key = keyOfWords(from, to);
          return { change: index, key, look: key };
        }),
  );
}

/** Returns the values by key, those with the most first. */
function byFrequency<Value>(values: readonly Value[], key: (value: Value) => string): [string, Value[]][] {
  return [...Map.groupBy(values, key)].sort(([, one], [, two]) => two.length - one.length);
}

const steps = (all: number[], more: string, less: string): string[] => {
  const values = all.filter((step) => step !== 0);
  if (values.length === 0) return [];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const sizes = low === high ? `${Math.abs(low)}` : `${low} to ${high}`;
  return [`${sizes} px ${low === high && low < 0 ? less : more}`];
};

/** Says how regions without recoloured ones have changed. */
function shapeOf(regions: readonly PlacedRegion[]): string {
  const said = [
    ...steps(
      regions.map(({ before, now }) => now.height - before.height),
      "taller",
      "shorter",
    ),
    ...steps(
      regions.map(({ before, now }) => (now.height && before.height ? now.width - before.width : 0)),
      "wider",
      "narrower",
    ),
  ];
  return said.length > 0 ? said.join(", ") : "looks otherwise";
}

function titleOf(
  key: string,
  found: readonly Found[],
  changes: readonly Change[],
  name: NameOfColour,
): string {
  const regions = found.flatMap(({ change, region }) => {
    const one = changes[change];
    return one?.kind === "picture" && region !== undefined ? (one.regions[region] ?? []) : [];
  });
  if (regions.length === 0) return key;
  if (regions.some(({ colours }) => !colours)) return `${key}: ${shapeOf(regions)}`;
  const named = name(Number.parseInt(key.slice(-6), 16));
  return named ? `${named}: ${key}` : key;
}

/** Groups changes by their cause, the most frequent first. A picture with several causes is in several groups. */
export function groupChanges(run: Run, name: NameOfColour): Group[] {
  return byFrequency(findAll(run), ({ key }) => key).map(([key, found]) => ({
    key,
    title: titleOf(key, found, run.changes, name),
    components: byFrequency(
      found.flatMap(({ component }) => component ?? []),
      String,
    ).map(([component]) => component),
    looks: byFrequency(found, ({ look }) => look).map(([, same]) =>
      same.map(({ change, region }) => (region === undefined ? { change } : { change, region })),
    ),
  }));
}
