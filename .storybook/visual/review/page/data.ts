import type { Box, Pair } from "../align.ts";
import type { Place } from "../groups.ts";

export type { Box, Place };
export type Decision = "accepted" | "refused";

export interface ShownPicture {
  kind: "picture";
  story: string;
  /** Theme and window. */
  where: string;
  file: string;
  reason: string;
  /** Whether there is a picture before, and one now. */
  has: { expected: boolean; actual: boolean };
  regions: Pair[];
}

export interface ShownText {
  kind: "text";
  story: string;
  path: string;
  reason: string;
  before: string;
  now: string;
}

export type Shown = ShownPicture | ShownText;

export interface ShownGroup {
  key: string;
  title: string;
  components: string[];
  looks: Place[][];
  /** « 61 pictures of 40 stories ». */
  size: string;
}

/** What the page shows, at `/review.json`. */
export interface Review {
  groups: ShownGroup[];
  changes: Shown[];
  decisions: Record<string, Decision>;
}

/** What has become of the decisions, at `/state.json`. */
export interface State {
  decisions: Record<string, Decision>;
  /** « 61 pictures and 3 texts accepted, 2 sheets still to write ». */
  summary: string;
}
