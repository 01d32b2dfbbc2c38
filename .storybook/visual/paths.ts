import { resolve } from "node:path";

/** Approved pictures of every story. */
export const picturesFolder = resolve("stories/__pictures__");

/** Approved transcripts of every story. */
export const transcriptsFolder = resolve("stories/__spoken__");

/** Approved texts of what no picture shows, one for each story file. */
export const looksFolder = resolve("stories/__looks__");

/** What has changed in the last run: `changes.json`, and the pictures before and now. */
export const reportFolder = resolve(".cache/stories");
export const changesPath = resolve(".cache/stories/changes.json");

/** Counts of the last run of all stories, for `npm run stats`. */
export const countsPath = resolve(".cache/stories.json");
