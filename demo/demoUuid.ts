import { deterministicUuid } from "../server/import/deterministicUuid.ts";

/** Returns the uuid of a demonstration's row: links to it survive another seeding. */
export function demoUuid(...what: (string | number)[]): string {
  return deterministicUuid("demonstration", ...what);
}
