import { resolve } from "node:path";

/** What every story looked like when it was last approved. */
export const picturesFolder = resolve("stories/__pictures__");

/** What a screen reader is told of every story. */
export const spokenFolder = resolve("stories/__spoken__");

/** What the last run left: expected, actual and diff of whatever changed. */
export const reportFolder = resolve(".cache/stories");

/** Counts of the last run of all stories, for `npm run stats`. */
export const countsPath = resolve(".cache/stories.json");
