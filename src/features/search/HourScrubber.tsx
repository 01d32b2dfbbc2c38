import { useAtomValue } from "jotai";
import { type RefObject, useMemo } from "react";
import { histogramFrom } from "../../domain/shop/limits.ts";
import { dataOf } from "../../state/query.ts";
import { type MosaicHandle, Scrubber } from "../../ui/index.ts";
import { hourMarks } from "./hourMarks.ts";
import { type PictureScope, timeCountsQuery } from "./queries.ts";

export interface HourScrubberProps {
  scope: PictureScope;
  /** Number of pictures of the scope. */
  count: number;
  mosaic: RefObject<MosaicHandle | null>;
}

/** Scrolls many pictures by the hour; nothing for a few, and for those of one hour. */
export function HourScrubber({ scope, count, mosaic }: HourScrubberProps) {
  const { eventUuid, contestUuid, filterValueUuid, takenFrom, takenBefore } = scope;
  const counts = dataOf(useAtomValue(timeCountsQuery({ eventUuid, contestUuid, filterValueUuid })));
  const hours = useMemo(() => {
    const span = takenFrom !== null && takenBefore !== null ? { takenFrom, takenBefore } : null;
    return counts && hourMarks(counts, span, count);
  }, [counts, takenFrom, takenBefore, count]);
  if (!hours || count < histogramFrom || hours.marks.length < 2) return null;
  return <Scrubber label="Heure des photos" of={mosaic} totalCount={count} {...hours} />;
}
