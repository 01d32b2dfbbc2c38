import { formatNumber } from "./formatNumber.ts";

/** A count with its noun; the French plural starts at 2: « 0 photo », « 1 photo », « 2 photos ». */
export function pluralize(count: number, one: string, several = `${one}s`): string {
  return `${formatNumber(count)} ${Math.abs(count) >= 2 ? several : one}`;
}
