import type { VerbsOf } from "../verb.ts";
import { createSharedSelection } from "./createSharedSelection.ts";
import { readSharedSelection } from "./readSharedSelection.ts";

export const sharedSelectionVerbs = {
  createSharedSelection: createSharedSelection,
  readSharedSelection: readSharedSelection,
} satisfies VerbsOf<"sharedSelections">;
