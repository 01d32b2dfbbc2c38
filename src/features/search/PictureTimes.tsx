import { useAtomValue } from "jotai";
import { type ReactNode, Suspense, useId, useState } from "react";
import { lazyPart } from "../../state/lazyPart.ts";
import { dataOf } from "../../state/query.ts";
import { Box, Button, Inline, Skeleton, Stack } from "../../ui/index.ts";
import type { SearchFilter, Span } from "./filter.ts";
import { picturePageQuery, scopeOf, subjectOf, timeCountsQuery } from "./queries.ts";
import { timesShown } from "./timesShown.ts";

const TimeHistogram = lazyPart(() => import("./TimeHistogram.tsx"), "TimeHistogram");

export interface PictureTimesProps {
  filter: SearchFilter;
  onSpanChange: (span: Span | null) => void;
  /** Content of the line, before and after the button. */
  count: ReactNode;
  actions: ReactNode;
}

/** Histogram of capture times that narrows the pictures to a span, behind a button. Hidden for a few pictures. */
export function PictureTimes({ filter, onSpanChange, count, actions }: PictureTimesProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const counts = useAtomValue(timeCountsQuery(subjectOf(filter)));
  const first = useAtomValue(picturePageQuery({ ...scopeOf(filter), offset: 0 }));
  const data = dataOf(counts);
  const isOffered = timesShown(counts, dataOf(first)?.totalCount, filter.span !== null) !== "hidden";
  return (
    <>
      <Inline space={["xs", "sm"]}>
        <Box flexGrow={1}>{count}</Box>
        {isOffered && (
          <Button
            size="small"
            icon="clock"
            iconEnd={open ? "chevronUp" : "chevronDown"}
            aria-label="Choisir l’heure"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            Heure
          </Button>
        )}
        {actions}
      </Inline>
      {isOffered && open && (
        <div id={id}>
          {data ? (
            <Suspense fallback={<HistogramPlace />}>
              <TimeHistogram counts={data} span={filter.span} onSpanChange={onSpanChange} />
            </Suspense>
          ) : (
            <HistogramPlace />
          )}
        </div>
      )}
    </>
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
