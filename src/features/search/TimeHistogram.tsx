import { useEffect, useRef, useState } from "react";
import type { TimeCounts } from "../../api/contract/pictureCalls.ts";
import { formatWeekday } from "../../domain/dates/dates.ts";
import { capitalize } from "../../domain/french/capitalize.ts";
import { histogramDebounceMs } from "../../domain/shop/limits.ts";
import { Box, Histogram, type HistogramRange, Select } from "../../ui/index.ts";
import type { Span } from "./filter.ts";
import { allDays, labelsOfDays, labelsOfHours } from "./timeTexts.ts";
import { barsOf, rangeWords, spanOfDay, spanOfRange, timeView, untimedWords } from "./timeView.ts";

const anyDay = "any";

export interface TimeHistogramProps {
  counts: TimeCounts;
  /** Number of pictures in the span; undefined while unknown. */
  total: number | undefined;
  span: Span | null;
  /** Called once the dragging pauses. */
  onSpanChange: (span: Span | null) => void;
}

/** The day's histogram, with a day selector if there are several. Loaded on first display. */
export function TimeHistogram({ counts, total, span, onSpanChange }: TimeHistogramProps) {
  const view = timeView(counts, span);
  const [range, setRange, commit] = useDraft(span, view.range, (kept) =>
    onSpanChange(spanOfRange(counts, view, kept)),
  );
  const bars = barsOf(view, counts.timeZone);
  const ofDays = view.day === null;
  return (
    <Box display="flex" flexDirection={["column", "row"]} gap={["sm", "lg"]}>
      {counts.days.length > 1 && (
        <Box flexShrink={0}>
          <Select
            label="Jour"
            required
            options={[
              { value: anyDay, label: allDays },
              ...counts.days.map(({ day, start }) => ({
                value: day,
                label: capitalize(formatWeekday(start, counts.timeZone)),
              })),
            ]}
            value={view.day ?? anyDay}
            onValueChange={(day) => onSpanChange(spanOfDay(counts, day))}
          />
        </Box>
      )}
      <Box flexGrow={1} minWidth={0}>
        <Histogram
          label={ofDays ? "Photos par jour" : "Photos par heure"}
          bars={bars}
          range={range}
          onRangeChange={setRange}
          onRangeCommit={commit}
          summary={`${rangeWords(bars, range)}${span === null && range === null ? untimedWords(counts, total) : ""}`}
          labels={ofDays ? labelsOfDays : labelsOfHours}
        />
      </Box>
    </Box>
  );
}

/** The range being dragged: shown at once, reported once the dragging pauses. */
function useDraft(
  span: Span | null,
  kept: HistogramRange | null,
  onRest: (range: HistogramRange | null) => void,
) {
  const key = JSON.stringify(span);
  const [draft, setDraft] = useState<{ key: string; range: HistogramRange | null } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onRest);
  useEffect(() => {
    latest.current = onRest;
  });
  // The URL or the day selector changed the span meanwhile: the pending drag is obsolete.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of span ends the wait, whatever it is
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      setDraft(null);
    },
    [key],
  );
  return [
    draft?.key === key ? draft.range : kept,
    (range: HistogramRange | null) => setDraft({ key, range }),
    (range: HistogramRange | null) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(range), histogramDebounceMs);
    },
  ] as const;
}
