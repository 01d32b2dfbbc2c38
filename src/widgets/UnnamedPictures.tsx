import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useCallback, useEffect, useId, useMemo, useState } from "react";
import type { Picture } from "../api/contract/catalogueEntities.ts";
import { contestWords } from "../domain/shop/contestWords.ts";
import { ClaimButton, type ClaimOutcome } from "../features/search/ClaimButton.tsx";
import { joinViews } from "../features/search/joinViews.ts";
import { PictureMosaic, type PictureMosaicProps } from "../features/search/PictureMosaic.tsx";
import { noteEndAtom, pictureCountQuery } from "../features/search/pictureCount.ts";
import { type PictureScope, picturePageQuery } from "../features/search/queries.ts";
import { scopeView } from "../features/search/scopeView.ts";
import { photoCount } from "../features/search/texts.ts";
import { filterValueQuery } from "../shop/catalogueQueries.ts";
import { loadFailureProps } from "../shop/loadFailureProps.ts";
import type { PictureView } from "../shop/pictureView.ts";
import { placeAtom } from "../shop/place.ts";
import { dataOf } from "../state/query.ts";
import { Button, Heading, Inline, LoadFailure, Stack, StickyBar, Text } from "../ui/index.ts";

const title = "Prises au même moment, sans nom";

export interface UnnamedPicturesProps {
  /** The pictures above, of one name. */
  scope: PictureScope;
  view: PictureView;
  /** Renders a picture; its index counts on from those above. */
  renderPicture: PictureMosaicProps["renderPicture"];
  /** Called with those above and these, through which the modal pages; its cleanup, with undefined. */
  onJoin: (joined: PictureView | undefined) => void;
}

/**
 * Pictures without a name, of the same contests and minutes as the shopper's own above them: nothing where there are none. Loaded
 * with the first search of a name.
 */
export function UnnamedPictures({ scope, view: own, renderPicture, onJoin }: UnnamedPicturesProps) {
  const id = useId();
  const near = useMemo(() => unnamedScope(scope), [scope]);
  const [first, reload] = useAtom(picturePageQuery({ ...near, offset: 0 }));
  const count = dataOf(useAtomValue(pictureCountQuery(near))) ?? 0;
  const { placeMode } = useAtomValue(placeAtom);
  const noteEnd = useSetAtom(noteEndAtom);
  const view = useMemo(() => scopeView(near, count), [near, count]);
  useEffect(() => {
    if (count === 0) return undefined;
    onJoin(joinViews(own, view));
    return () => onJoin(undefined);
  }, [count, own, view, onJoin]);
  const filterValueUuid = near.unnamedNear ?? "";
  const name = dataOf(useAtomValue(filterValueQuery(filterValueUuid)))?.value;
  const [outcome, setOutcome] = useState<ClaimOutcome | null>(null);
  const before = own.count;
  const drawPicture = useCallback(
    (picture: Picture, index: number, colours: readonly string[]) => (
      <>
        {renderPicture(picture, before + index, colours)}
        <ClaimButton picture={picture} filterValueUuid={filterValueUuid} onOutcome={setOutcome} />
      </>
    ),
    [renderPicture, before, filterValueUuid],
  );
  if (first.status === "loading" || (first.status === "data" && count === 0)) return null;
  return (
    <Stack as="section" space="sm" aria-labelledby={id}>
      <Stack space="xs">
        <Inline space="sm" justify="space-between">
          <Heading level={2} size="title3" id={id}>
            {title}
          </Heading>
          {count > 0 && (
            <Text size="small" weight="medium" figures>
              {photoCount(count)}
            </Text>
          )}
        </Inline>
        <Text tone="muted">
          {`Dans la même ${contestWords[placeMode]}, à quelques minutes des photos ci-dessus.`}
          {name !== undefined &&
            ` «\u00a0C’est moi\u00a0» propose le nom «\u00a0${name}\u00a0», affiché après vérification.`}
        </Text>
      </Stack>
      {first.status === "error" ? (
        <LoadFailure {...loadFailureProps(first.error)} onRetry={() => reload()} />
      ) : (
        <PictureMosaic
          label={`Photos\u00a0: ${title}`}
          view={view}
          renderPicture={drawPicture}
          onMissing={(index) => noteEnd(near, index)}
          caption="button"
          above
          bar={
            outcome && (
              <StickyBar above label={outcome.title} words={outcome.words}>
                <Button onClick={() => setOutcome(null)}>Fermer</Button>
              </StickyBar>
            )
          }
        />
      )}
    </Stack>
  );
}

function unnamedScope({ filterValueUuid, ...scope }: PictureScope): PictureScope {
  return filterValueUuid === null
    ? { ...scope, filterValueUuid }
    : { ...scope, filterValueUuid: null, unnamedNear: filterValueUuid };
}
