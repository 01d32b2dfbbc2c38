import { useAtomValue, useSetAtom } from "jotai";
import { contestWords } from "../../domain/shop/contestWords.ts";
import { paths } from "../../shop/paths.ts";
import { placeAtom } from "../../shop/place.ts";
import { Box, Button, ButtonLink, Inline } from "../../ui/index.ts";
import { rootFilter, type SearchFilter, textParameter, withFilterValue, withMode } from "./filter.ts";
import { wantedAlertAtom } from "./nameAlert.ts";
import { openTimesAtom } from "./PictureTimes.tsx";

export interface NothingFoundProps {
  /** As typed. */
  text: string;
  /** Where it was searched. */
  filter: SearchFilter;
  hrefOf: (filter: SearchFilter) => string;
  /** Called when a link leads on: the text has done its work. */
  onLeave: () => void;
}

/** Other ways to the pictures of somebody whose name no picture has: the hour, the contest, other events, a mail later. */
export function NothingFound({ text, filter, hrefOf, onLeave }: NothingFoundProps) {
  const { placeMode, placeWhat } = useAtomValue(placeAtom);
  const openTimes = useSetAtom(openTimesAtom);
  const want = useSetAtom(wantedAlertAtom);
  const { eventUuid, eventLabel } = filter;
  const event = { ...withFilterValue(rootFilter, null), eventUuid, eventLabel };
  const pictures = withMode(event, "pictures");
  return (
    <Box padding="sm" paddingTop="none" role="group" aria-label="Retrouver vos photos autrement">
      <Inline space="xs">
        {eventUuid === null ? (
          <ButtonLink size="small" icon="calendar" to={hrefOf(rootFilter)} onClick={onLeave}>
            Chercher par événement
          </ButtonLink>
        ) : (
          <>
            <ButtonLink
              size="small"
              icon="clock"
              to={hrefOf(pictures)}
              onClick={() => {
                openTimes(pictures);
                onLeave();
              }}
            >
              Chercher par heure
            </ButtonLink>
            <ButtonLink size="small" to={hrefOf(withMode(event, "contests"))} onClick={onLeave}>
              Chercher par {contestWords[placeMode]}
            </ButtonLink>
            <ButtonLink
              size="small"
              icon="search"
              to={paths.search({ mode: "events", [textParameter]: text })}
            >
              Chercher dans tous les événements
            </ButtonLink>
          </>
        )}
        {placeWhat === "main" && (
          <Button size="small" onClick={() => want({ text, eventUuid })}>
            Prévenez-moi
          </Button>
        )}
      </Inline>
    </Box>
  );
}
