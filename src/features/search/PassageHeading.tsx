import { useAtomValue } from "jotai";
import { formatHour, formatWeekday } from "../../domain/dates/dates.ts";
import type { Passage } from "../../domain/pictures/passages.ts";
import { dataOf } from "../../state/query.ts";
import { Box, Heading, Text } from "../../ui/index.ts";
import { contestsQuery, type PictureScope } from "./queries.ts";
import { photoCount } from "./texts.ts";

export interface PassageHeadingProps {
  passage: Omit<Passage, "bursts">;
  /** Number of its pictures, folded ones included. */
  count: number;
  /** Whether to tell the day too. */
  withDay: boolean;
  scope: PictureScope;
}

/** Contest, hour and number of pictures of a passage: « Pro 2 Grand Prix 1,40 m », « 10 h 15 · 12 photos ». */
export function PassageHeading({ passage, count, withDay, scope }: PassageHeadingProps) {
  const { eventUuid, filterValueUuid } = scope;
  const contests = dataOf(useAtomValue(contestsQuery({ eventUuid, filterValueUuid })));
  const contest = contests?.find(({ uuid }) => uuid === passage.contestUuid);
  return (
    <Heading level={2} size="title4">
      <Box
        as="span"
        display="flex"
        flexDirection={["column", "row"]}
        justifyContent="space-between"
        alignItems={["stretch", "baseline"]}
        gap={["none", "sm"]}
      >
        <Box as="span" minWidth={0}>
          <Text as="span" weight="strong" lines={1}>
            {contest?.label}{" "}
          </Text>
        </Box>
        <Box as="span" flexShrink={0}>
          <Text as="span" size="small" tone="muted" figures>
            {`${timeOf(passage, withDay)}\u00a0· ${photoCount(count)}`}
          </Text>
        </Box>
      </Box>
    </Heading>
  );
}

function timeOf({ startsAt }: PassageHeadingProps["passage"], withDay: boolean): string {
  if (startsAt === null) return "Horaire inconnu";
  return withDay ? `${formatWeekday(startsAt)}, ${formatHour(startsAt)}` : formatHour(startsAt);
}
