import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { capitalize } from "../domain/french/capitalize.ts";
import { formatNumber } from "../domain/french/formatNumber.ts";
import { contestWords } from "../domain/shop/contestWords.ts";
import { contestCardsAtom, saveFilterAtom, spanChipAtom } from "../features/search/atoms.ts";
import { EventCards } from "../features/search/EventCards.tsx";
import { FilterValueBox } from "../features/search/FilterValueBox.tsx";
import {
  filterQuery,
  isNamed,
  type SearchFilter,
  textOfQuery,
  withFilterValue,
  withMode,
  withSpan,
} from "../features/search/filter.ts";
import { PictureTimes } from "../features/search/PictureTimes.tsx";
import { subjectOf } from "../features/search/queries.ts";
import { SearchBreadcrumbs } from "../features/search/SearchBreadcrumbs.tsx";
import { SearchCover } from "../features/search/SearchCover.tsx";
import { SearchDates } from "../features/search/SearchDates.tsx";
import { searchWords } from "../features/search/texts.ts";
import { useVisitWithoutPlace } from "../features/search/useMosaicPlace.ts";
import { selectionCountAtom } from "../features/selection/atoms.ts";
import { paths } from "../shop/paths.ts";
import { placeAtom } from "../shop/place.ts";
import { ShopStepper } from "../shop/ShopStepper.tsx";
import { usePageTitle } from "../shop/usePageTitle.ts";
import { noPartAtom } from "../state/lazyPart.ts";
import { Box, Button, ButtonLink, Heading, Inline, ModeToggle, Page, Stack, Text } from "../ui/index.ts";
import { FilterPacks } from "../widgets/FilterPacks.tsx";
import { PictureActions } from "../widgets/PictureActions.tsx";
import { PictureCount, PicturesPanel } from "../widgets/PicturesPanel.tsx";

const hrefOf = (filter: SearchFilter) => paths.search(filterQuery(filter));

export interface SearchScreenProps {
  filter: SearchFilter;
}

/** The search in its three modes. */
export function SearchScreen({ filter }: SearchScreenProps) {
  const navigate = useNavigate();
  const sent = textOfQuery(useSearchParams()[0]);
  const save = useSetAtom(saveFilterAtom);
  const selected = useAtomValue(selectionCountAtom);
  const { placeMode } = useAtomValue(placeAtom);
  useEffect(() => {
    // Saved once the shop is known to have it: a dead link would return on each visit.
    if (isNamed(filter)) save(filter);
  }, [save, filter]);
  useVisitWithoutPlace("search", filter.mode !== "pictures");
  const go = (next: SearchFilter) => void navigate(hrefOf(next));
  const title = filter.contestLabel ?? filter.eventLabel ?? "Retrouvez vos photos";
  usePageTitle(filter.eventUuid === null ? "Rechercher vos photos" : title);
  const { span } = filter;
  const contests = useAtomValue(filter.mode === "contests" ? contestCardsAtom : noPartAtom);
  const chip = useAtomValue(span === null ? noPartAtom : spanChipAtom);
  const clearValue = filter.filterValueUuid !== null && (
    <Button icon="close" onClick={() => go(withFilterValue(filter, null))}>
      Retirer le filtre{filter.filterValueValue && ` «\u00a0${filter.filterValueValue}\u00a0»`}
    </Button>
  );
  const clearSpan = span !== null && chip && (
    <chip.SpanChip filter={{ ...filter, span }} onRemove={() => go(withSpan(filter, null))} />
  );
  const clear = (clearValue || clearSpan) && (
    <>
      {clearValue}
      {clearSpan}
    </>
  );
  const toggled = filter.eventUuid !== null && filter.contestUuid === null;
  const inPictures = filter.mode === "pictures";
  const packs = filter.eventUuid !== null && (
    <FilterPacks filter={{ ...filter, eventUuid: filter.eventUuid }} />
  );
  // On a phone the top bar's heart has it: a line of its own would push the pictures down at the first tick.
  const viewSelection = selected > 0 && (
    <Box display={["none", "flex"]}>
      <ButtonLink size="compact" icon="heartFilled" to={paths.selection()}>
        Voir ma sélection ({formatNumber(selected)})
      </ButtonLink>
    </Box>
  );
  const hasControls = clear || toggled || inPictures;
  return (
    <Page width="wide" compact>
      <Stack space={filter.eventUuid === null ? "xs" : "none"}>
        <ShopStepper active={selected > 0 ? 1 : 0} />
        <Stack space="xs">
          <Stack space="none">
            {filter.eventUuid !== null && (
              <Inline space="sm" justify="space-between" wrap={false}>
                <SearchBreadcrumbs filter={filter} hrefOf={hrefOf} />
                {inPictures && <PictureCount filter={filter} />}
              </Inline>
            )}
            <Inline space="sm" wrap={false}>
              {filter.eventUuid !== null && <SearchCover uuid={filter.contestUuid ?? filter.eventUuid} />}
              {/* One line in a wide window, so that the pictures start higher. */}
              <Box display={["block", "flex"]} flexWrap="wrap" alignItems="baseline" gap={["none", "sm"]}>
                <Heading level={1} size={filter.eventUuid === null ? "title1" : "title3"}>
                  {title}
                </Heading>
                {filter.eventUuid !== null && (
                  <SearchDates eventUuid={filter.eventUuid} contestUuid={filter.contestUuid} />
                )}
              </Box>
            </Inline>
          </Stack>
          {filter.eventUuid === null && (
            <Text size="lead" tone="muted">
              {searchWords[placeMode].lead}
            </Text>
          )}
          {/* On a tall screen at a stand all of it is at the window's foot. */}
          <Stack space="xs" data-reach="">
            {/* One line on a desktop, so that the pictures start higher. */}
            <Box
              display="flex"
              flexDirection={["column", "column", "row"]}
              flexWrap="wrap"
              alignItems={["stretch", "stretch", "center"]}
              gap={["xs", "sm"]}
            >
              <Box flexGrow={1} maxWidth="reading">
                <FilterValueBox
                  // A new submitted text remounts the box.
                  key={sent}
                  sent={sent}
                  filter={filter}
                  hrefOf={hrefOf}
                  onOpen={(href) => void navigate(href)}
                />
              </Box>
              {(hasControls || viewSelection) && (
                <Box
                  display={[hasControls ? "flex" : "none", "flex", "contents"]}
                  flexWrap="wrap"
                  alignItems="center"
                  gap="xs"
                >
                  {toggled && (
                    <Box display="flex" alignItems="center" gap="xs">
                      <Box flexShrink={0}>
                        <ModeToggle
                          label="Affichage"
                          modes={[
                            { value: "contests", label: capitalize(`${contestWords[placeMode]}s`) },
                            { value: "pictures", label: "Photos" },
                          ]}
                          value={filter.mode === "contests" ? "contests" : "pictures"}
                          onValueChange={(mode) => go(withMode(filter, mode))}
                        />
                      </Box>
                      {contests && <contests.ContestFilter key={filter.eventUuid} {...filter} />}
                    </Box>
                  )}
                  {inPictures && <PictureActions filter={filter} />}
                  {clear}
                  {viewSelection}
                </Box>
              )}
            </Box>
            {inPictures && (
              <PictureTimes
                // Same key for every span: a change keeps the focus and the histogram.
                key={JSON.stringify(subjectOf(filter))}
                filter={filter}
                // Stays on the same screen: keeps the focus and the scroll at the histogram.
                onSpanChange={(next) =>
                  void navigate(hrefOf(withSpan(filter, next)), { replace: true, preventScrollReset: true })
                }
              />
            )}
          </Stack>
        </Stack>
      </Stack>
      <Stack space={["lg", "xl"]}>
        {filter.mode === "events" && <EventCards filter={filter} hrefOf={hrefOf} clearAction={clearValue} />}
        {contests && (
          <contests.ContestCards
            filter={filter}
            hrefOf={hrefOf}
            strip={packs}
            emptyAction={
              <Button variant="primary" onClick={() => go(withMode(filter, "pictures"))}>
                Voir toutes les photos
              </Button>
            }
          />
        )}
        {inPictures && (
          <PicturesPanel
            filter={filter}
            title={title}
            clear={clear && <Inline>{clear}</Inline>}
            strip={packs}
          />
        )}
      </Stack>
    </Page>
  );
}
