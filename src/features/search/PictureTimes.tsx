import { useAtomValue } from "jotai";
import { lazy, Suspense, useId, useState } from "react";
import { dataOf } from "../../api/query.ts";
import { afterFirstPicture, Box, Button, Skeleton, Stack } from "../../ui/index.ts";
import type { SearchFilter, Span } from "./filter.ts";
import { picturePageQuery, scopeOf, subjectOf, timeCountsQuery } from "./queries.ts";
import { timesShown } from "./timesShown.ts";

const TimeHistogram = lazy(async () => {
  await afterFirstPicture();
  return { default: (await import("./TimeHistogram.tsx")).TimeHistogram };
});

export interface PictureTimesProps {
  filter: SearchFilter;
  onSpanChange: (span: Span | null) => void;
}

/** When the pictures in view were taken, to narrow them to a span; on a phone behind a button. Nothing for a few. */
export function PictureTimes({ filter, onSpanChange }: PictureTimesProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const counts = useAtomValue(timeCountsQuery(subjectOf(filter)));
  const first = useAtomValue(picturePageQuery({ ...scopeOf(filter), offset: 0 }));
  const shown = timesShown(counts, dataOf(first)?.totalCount, filter.span !== null);
  const data = dataOf(counts);
  if (shown === "hidden") return null;
  return (
    <div>
      <Box display={["block", "none"]}>
        <Button
          icon="clock"
          iconEnd={open ? "chevronUp" : "chevronDown"}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          Choisir l’heure
        </Button>
      </Box>
      <Box id={id} display={[open ? "block" : "none", "block"]} paddingTop={["md", "none"]}>
        {data ? (
          <Suspense fallback={<HistogramPlace />}>
            <TimeHistogram counts={data} span={filter.span} onSpanChange={onSpanChange} />
          </Suspense>
        ) : (
          <HistogramPlace />
        )}
      </Box>
    </div>
  );
}

/** As high as the histogram; mute, for the pictures below say that they are loading. */
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
