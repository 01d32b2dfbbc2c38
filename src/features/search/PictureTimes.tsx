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
  /** What stands on the line above: the count, the actions. On a phone the button of the times is between them. */
  count: ReactNode;
  actions: ReactNode;
}

/** When the pictures in view were taken, to narrow them to a span; on a phone behind a button. Nothing for a few. */
export function PictureTimes({ filter, onSpanChange, count, actions }: PictureTimesProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const counts = useAtomValue(timeCountsQuery(subjectOf(filter)));
  const first = useAtomValue(picturePageQuery({ ...scopeOf(filter), offset: 0 }));
  const shown = timesShown(counts, dataOf(first)?.totalCount, filter.span !== null);
  const data = dataOf(counts);
  // Its bars have styles of their own, which the page of the server cannot.
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
