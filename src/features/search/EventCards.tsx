import { useAtom, useAtomValue } from "jotai";
import { type ReactNode, useState } from "react";
import type { FoundEvent } from "../../api/contract/catalogueEntities.ts";
import { formatDateRange } from "../../domain/dates/dates.ts";
import { imageSources, imageUrl } from "../../domain/pictures/imageUrl.ts";
import { loadFailureProps } from "../../shop/loadFailureProps.ts";
import { placeAtom } from "../../shop/place.ts";
import { Badge, Box, ClickableCard, Columns, EmptyState, LoadFailure } from "../../ui/index.ts";
import { CardSkeletons } from "./CardSkeletons.tsx";
import { displayedEvents } from "./displayedEvents.ts";
import { type SearchFilter, withEvent } from "./filter.ts";
import { eventsQuery } from "./queries.ts";
import { matchingCount } from "./texts.ts";

export interface EventCardsProps {
  filter: SearchFilter;
  /** Address of a filter. */
  hrefOf: (filter: SearchFilter) => string;
  /** Shown if a filter value has no event: a link that clears it. */
  clearAction: ReactNode;
}

/** The events as cards: cover, dates, picture count. */
export function EventCards({ filter, hrefOf, clearAction }: EventCardsProps) {
  const [events, reload] = useAtom(eventsQuery(filter.filterValueUuid));
  const { cdnHost, eventsDisplayMode } = useAtomValue(placeAtom);
  const [now] = useState(() => new Date().toISOString());
  if (events.status === "loading") return <CardSkeletons label="Chargement des événements…" />;
  if (events.status === "error")
    return <LoadFailure {...loadFailureProps(events.error)} onRetry={() => reload()} />;
  const displayed = displayedEvents(events.data, eventsDisplayMode);
  // Events with pictures come before upcoming ones.
  const shown = [...displayed.filter(hasPictures), ...displayed.filter((event) => !hasPictures(event))];
  if (shown.length === 0) return <NoEvent filter={filter} clearAction={clearAction} />;
  return (
    <Columns as="ul" count={[1, 2, 3]} space={["md", "lg"]}>
      {shown.map((event, place) => (
        <Box as="li" key={event.uuid}>
          <ClickableCard
            level={2}
            title={event.label}
            cover={hasPictures(event) ? imageUrl(cdnHost, event.uuid) : null}
            coverSet={imageSources(cdnHost, event.uuid)}
            badge={event.end > now && !hasPictures(event) && <Badge>Photos à venir</Badge>}
            eager={place < 3}
            meta={cardLines(event)}
            to={hrefOf(withEvent(filter, event))}
          />
        </Box>
      ))}
    </Columns>
  );
}

const hasPictures = (event: FoundEvent) => event.totalPictureCount > 0;

/** Dates and picture count: of the matching pictures if a name is searched for. */
function cardLines(event: FoundEvent): string[] {
  const dates = formatDateRange(event.start, event.end);
  return hasPictures(event) ? [dates, matchingCount(event)] : [dates];
}

function NoEvent({ filter, clearAction }: Pick<EventCardsProps, "filter" | "clearAction">) {
  if (filter.filterValueUuid === null) {
    return (
      <EmptyState icon="calendar" title="Aucun événement pour le moment">
        Les photos sont mises en ligne pendant et après chaque événement. Revenez bientôt.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="calendar" title="Aucun événement" action={clearAction}>
      Aucun événement n’a de photo pour cette recherche.
    </EmptyState>
  );
}
