import { resolve } from "node:path";

/** Approved pictures of every story. */
export const picturesFolder = resolve("stories/__pictures__");

/** Approved transcripts of every story. */
export const transcriptsFolder = resolve("stories/__spoken__");

/** Report of the last run: expected, actual and diff of each change. */
export const reportFolder = resolve(".cache/stories");

/** Counts of the last run of all stories, for `npm run stats`. */
export const countsPath = resolve(".cache/stories.json");
