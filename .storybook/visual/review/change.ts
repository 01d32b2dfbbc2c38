import type { Region } from "./regions.ts";

/** A changed part of a picture, and where it lies: the components from the innermost out, as React rendered them. */
export interface PlacedRegion extends Region {
  components: readonly string[];
}

export interface PictureChange {
  kind: "picture";
  story: string;
  sheet: string;
  /** Its name on the sheet. */
  name: string;
  /** Its file name in the report's folders, `expected` and `actual`. */
  file: string;
  reason: string;
  /** Whether there is no baseline: then there is no `expected`. */
  isNew?: boolean;
  /** Whether its story is gone: then there is no `actual`. */
  gone?: boolean;
  /** None if there is only one of the two pictures. */
  regions: readonly PlacedRegion[];
}

export interface TextChange {
  kind: "text";
  story: string;
  /** Path of the baseline, from the project. */
  path: string;
  reason: string;
  before: string;
  /** Empty if its story is gone. */
  now: string;
}

/** A difference from a baseline. */
export type Change = PictureChange | TextChange;
