import { useAtomValue } from "jotai";
import { type ReactNode, Suspense, useId, useState } from "react";
import { hydratedAtom } from "../../state/hydrated.ts";
import { lazyPart } from "../../state/lazyPart.ts";
import { dataOf } from "../../state/query.ts";
import { afterFirstPicture, Box, Button, Inline, Skeleton, Stack } from "../../ui/index.ts";
import type { SearchFilter, Span } from "./filter.ts";
import { picturePageQuery, scopeOf, subjectOf, timeCountsQuery } from "./queries.ts";
import { timesShown } from "./timesShown.ts";

const TimeHistogram = lazyPart(async () => {
  await afterFirstPicture();
  return import("./TimeHistogram.tsx");
}, "TimeHistogram");

export interface PictureTimesProps {
  filter: SearchFilter;
  onSpanChange: (span: Span | null) => void;
  /** Content of the line above: count and actions. On a phone the times button sits between them. */
  count: ReactNode;
  actions: ReactNode;
}

/** Histogram of capture times that narrows the pictures to a span; behind a button on a phone. Hidden for a few. */
export function PictureTimes({ filter, onSpanChange, count, actions }: PictureTimesProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const counts = useAtomValue(timeCountsQuery(subjectOf(filter)));
  const first = useAtomValue(picturePageQuery({ ...scopeOf(filter), offset: 0 }));
  const shown = timesShown(counts, dataOf(first)?.totalCount, filter.span !== null);
  const data = dataOf(counts);
  // Its bars need inline styles, which the server's page forbids.
  const hydrated = useAtomValue(hydratedAtom);
  return (
    <>
      <Inline space={["xs", "sm"]}>
        <Box flexGrow={1}>{count}</Box>
        {shown !== "hidden" && (
          <Box display={["block", "none"]}>
            <Button
              size="small"
              iconEnd={open ? "chevronUp" : "chevronDown"}
              aria-label="Choisir l’heure"
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            >
              Heure
            </Button>
          </Box>
        )}
        {actions}
      </Inline>
      {shown !== "hidden" && (
        <Box id={id} display={[open ? "block" : "none", "block"]}>
          {data && hydrated ? (
            <Suspense fallback={<HistogramPlace />}>
              <TimeHistogram counts={data} span={filter.span} onSpanChange={onSpanChange} />
            </Suspense>
          ) : (
            <HistogramPlace />
          )}
        </Box>
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
