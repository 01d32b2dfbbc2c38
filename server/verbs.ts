import type { Verbs } from "./verb.ts";

/** Every call that is served, by resource. */
export const verbs: Verbs = {};
