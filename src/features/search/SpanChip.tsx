import { useAtomValue } from "jotai";
import { dataOf } from "../../state/query.ts";
import { Tag } from "../../ui/index.ts";
import type { SearchFilter, Span } from "./filter.ts";
import { subjectOf, timeCountsQuery } from "./queries.ts";
import { spanWords } from "./timeSpan.ts";

export interface SpanChipProps {
  filter: SearchFilter & { span: Span };
  onRemove: () => void;
}

/** The active time span in words; a press removes it. */
export function SpanChip({ filter, onRemove }: SpanChipProps) {
  const counts = dataOf(useAtomValue(timeCountsQuery(subjectOf(filter))));
  const severalDays = (counts?.days.length ?? 0) > 1;
  const words = spanWords(filter.span, { timeZone: counts?.timeZone, severalDays });
  return (
    <Tag icon="clock" removeLabel={`Retirer le filtre «\u00a0${words}\u00a0»`} onRemove={onRemove}>
      {words}
    </Tag>
  );
}
