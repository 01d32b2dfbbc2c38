import { useAtom, useAtomValue } from "jotai";
import type { ReactNode } from "react";
import type { FoundContest } from "../../api/contract/catalogueEntities.ts";
import { formatDateRange } from "../../domain/dates/dates.ts";
import { imageSources, imageUrl } from "../../domain/pictures/imageUrl.ts";
import { searchKey } from "../../domain/pictures/searchKey.ts";
import { contestWords } from "../../domain/shop/contestWords.ts";
import { loadFailureProps } from "../../shop/loadFailureProps.ts";
import { placeAtom } from "../../shop/place.ts";
import { Box, ClickableCard, Columns, EmptyState, LoadFailure, Stack } from "../../ui/index.ts";
import { CardSkeletons } from "./CardSkeletons.tsx";
import { contestTextAtom } from "./ContestFilter.tsx";
import { type SearchFilter, withContest } from "./filter.ts";
import { contestsQuery } from "./queries.ts";
import { matchingCount } from "./texts.ts";

// Loaded with it: each further file lengthens the first load's list.
export { ContestFilter } from "./ContestFilter.tsx";

export interface ContestCardsProps {
  filter: SearchFilter;
  /** Address of a filter. */
  hrefOf: (filter: SearchFilter) => string;
  /** Shown if there is no contest: a link to all the event's pictures. */
  emptyAction: ReactNode;
  /** Content after the first rows: the event's packs. */
  strip: ReactNode;
}

/** Contests above the strip: full rows of one, two and three. */
const firstCards = 6;

/** The contests of an event as cards, those whose names contain the filter's text. */
export function ContestCards({ filter, hrefOf, emptyAction, strip }: ContestCardsProps) {
  const { eventUuid, filterValueUuid } = filter;
  const [contests, reload] = useAtom(contestsQuery({ eventUuid, filterValueUuid }));
  const text = useAtomValue(contestTextAtom);
  const noun = contestWords[useAtomValue(placeAtom).placeMode];
  if (contests.status === "loading") return <CardSkeletons label={`Chargement des ${noun}s…`} />;
  if (contests.status === "error") {
    return <LoadFailure {...loadFailureProps(contests.error)} onRetry={() => reload()} />;
  }
  if (contests.data.length === 0) {
    return (
      <Stack space="lg">
        <EmptyState icon="calendar" title={`Aucune ${noun}`} action={emptyAction}>
          {filterValueUuid === null
            ? `Cet événement n’est pas découpé en ${noun}s.`
            : `Aucune ${noun} n’a de photo pour cette recherche.`}
        </EmptyState>
        {strip}
      </Stack>
    );
  }
  const wanted = searchKey(text);
  const found = contests.data.filter(({ label }) => searchKey(label).includes(wanted));
  return (
    <Stack space="lg">
      {found.length === 0 ? (
        <div role="status">
          <EmptyState icon="search" title={`Aucune ${noun} ne correspond`}>
            Essayez avec un autre mot.
          </EmptyState>
        </div>
      ) : (
        <ContestGrid contests={found.slice(0, firstCards)} filter={filter} hrefOf={hrefOf} eager />
      )}
      {strip}
      {found.length > firstCards && (
        <ContestGrid contests={found.slice(firstCards)} filter={filter} hrefOf={hrefOf} />
      )}
    </Stack>
  );
}

function ContestGrid({
  contests,
  filter,
  hrefOf,
  eager = false,
}: Pick<ContestCardsProps, "filter" | "hrefOf"> & { contests: readonly FoundContest[]; eager?: boolean }) {
  const { cdnHost } = useAtomValue(placeAtom);
  return (
    <Columns as="ul" count={[1, 2, 3]} space={["md", "lg"]}>
      {contests.map((contest, place) => (
        <Box as="li" key={contest.uuid}>
          <ClickableCard
            level={2}
            title={contest.label}
            cover={contest.totalPictureCount > 0 ? imageUrl(cdnHost, contest.uuid) : null}
            coverSet={imageSources(cdnHost, contest.uuid)}
            eager={eager && place < 3}
            meta={[formatDateRange(contest.start, contest.end), matchingCount(contest)]}
            to={hrefOf(withContest(filter, contest))}
          />
        </Box>
      ))}
    </Columns>
  );
}
