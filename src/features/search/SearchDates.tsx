import { useAtomValue } from "jotai";
import { formatDateRange } from "../../domain/dates/dates.ts";
import { contestQuery, eventQuery } from "../../shop/catalogueQueries.ts";
import { Skeleton, Text } from "../../ui/index.ts";

export interface SearchDatesProps {
  eventUuid: string;
  /** Its dates instead of the event's. Null: none is in view. */
  contestUuid: string | null;
}

/** When the event or the contest in view took place: « 28–30 novembre 2026 ». Keeps its line until it is known. */
export function SearchDates({ eventUuid, contestUuid }: SearchDatesProps) {
  const found = useAtomValue(contestUuid === null ? eventQuery(eventUuid) : contestQuery(contestUuid));
  if (found.status === "loading") return <Skeleton text="small" width="third" />;
  if (found.status === "error") return null;
  return (
    <Text size="small" tone="muted">
      {formatDateRange(found.data.start, found.data.end)}
    </Text>
  );
}
