import { aroundPictureMs } from "../../domain/shop/limits.ts";
import type { Span } from "./filter.ts";

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

/** Returns the span from one minute before to one minute after `takenAt` (ISO 8601), both included. */
export function spanAround(takenAt: string): Span {
  const at = Date.parse(takenAt);
  return { takenFrom: iso(at - aroundPictureMs), takenBefore: iso(at + aroundPictureMs + 1) };
}
