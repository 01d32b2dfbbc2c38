import { deterministicUuid } from "../server/import/deterministicUuid.ts";

/** The uuid of a demonstration's row: links to it survive a new seeding. */
export function demoUuid(...what: (string | number)[]): string {
  return deterministicUuid("demonstration", ...what);
}
