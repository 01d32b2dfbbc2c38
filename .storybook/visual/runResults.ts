import type { Change } from "./review/change.ts";

export interface RunResults {
  /** Ids of the stories that were checked. */
  stories: Set<string>;
  /** Pictures of the stories in this run, by sheet and name, with the screenshot that is to become the baseline. */
  pictures: Map<string, Map<string, Buffer | null>>;
  /** Transcripts compared or written in this run, by file name. */
  transcripts: Set<string>;
  /** Texts of what no picture shows, by file name. */
  looks: Set<string>;
  axeViolations: number;
  changes: Change[];
}

const key = Symbol.for("dossard.stories.results");
const shared = globalThis as { [key]?: RunResults };

const empty = (): RunResults => ({
  stories: new Set(),
  pictures: new Map(),
  transcripts: new Set(),
  looks: new Set(),
  axeViolations: 0,
  changes: [],
});

/** Shared by the whole process: Vitest loads the commands and the global setup as separate modules. */
export function runResults(): RunResults {
  shared[key] ??= empty();
  return shared[key];
}

/** Starts again from nothing: in watch mode, one process runs several times. */
export function clearResults(): void {
  shared[key] = empty();
}
