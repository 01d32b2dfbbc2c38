import { atom, useAtom, useAtomValue } from "jotai";
import { Suspense } from "react";
import { lazyPart } from "../../state/lazyPart.ts";
import { dataOf } from "../../state/query.ts";
import { Box, Button, Skeleton, Stack, VisuallyHidden } from "../../ui/index.ts";
import type { SearchFilter, Span } from "./filter.ts";
import { pictureCountQuery } from "./pictureCount.ts";
import { scopeOf, subjectOf, timeCountsQuery } from "./queries.ts";
import { timesShown } from "./timesShown.ts";

const TimeHistogram = lazyPart(() => import("./TimeHistogram.tsx"), "TimeHistogram");

/** The subject whose histogram is open. A span keeps it open. */
const openAtom = atom<string | null>(null);
/** Opens the histogram of a filter, for when its pictures show. */
export const openTimesAtom = atom(null, (_, set, filter: SearchFilter) =>
  set(openAtom, JSON.stringify(subjectOf(filter))),
);
const histogramId = "photos-par-heure";

function useTimes(filter: SearchFilter) {
  const [openSubject, setOpenSubject] = useAtom(openAtom);
  const counts = useAtomValue(timeCountsQuery(subjectOf(filter)));
  const total = dataOf(useAtomValue(pictureCountQuery(scopeOf(filter))));
  const subject = JSON.stringify(subjectOf(filter));
  const isOpen = openSubject === subject;
  return {
    counts: dataOf(counts),
    total,
    isOffered: timesShown(counts, total, filter.span !== null),
    isOpen,
    toggle: () => setOpenSubject(isOpen ? null : subject),
  };
}

/** Opens and closes the histogram; nothing for a few pictures. On a phone its icon alone. */
export function TimesButton({ filter }: { filter: SearchFilter }) {
  const { isOffered, isOpen, toggle } = useTimes(filter);
  if (!isOffered) return null;
  return (
    <Button size="compact" icon="clock" aria-expanded={isOpen} aria-controls={histogramId} onClick={toggle}>
      <VisuallyHidden>Choisir l’heure</VisuallyHidden>
      <Box as="span" display={["none", "inline"]} aria-hidden>
        Heure
      </Box>
    </Button>
  );
}

export interface PictureTimesProps {
  filter: SearchFilter;
  onSpanChange: (span: Span | null) => void;
}

/** Histogram of capture times that narrows the pictures to a span, once its button has opened it. */
export function PictureTimes({ filter, onSpanChange }: PictureTimesProps) {
  const { counts, total, isOffered, isOpen } = useTimes(filter);
  if (!isOffered || !isOpen) return null;
  return (
    <div id={histogramId}>
      {counts ? (
        <Suspense fallback={<HistogramPlace />}>
          <TimeHistogram counts={counts} total={total} span={filter.span} onSpanChange={onSpanChange} />
        </Suspense>
      ) : (
        <HistogramPlace />
      )}
    </div>
  );
}

/** Placeholder of the histogram's height; silent, since the pictures below announce the loading. */
function HistogramPlace() {
  return (
    <Stack space="xs">
      <div>
        <Skeleton text="body" width="third" />
        <Skeleton text="small" width="third" />
      </div>
      <Skeleton shape="chart" />
    </Stack>
  );
}
