import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, Suspense, useCallback, useMemo, useState } from "react";
import type { Picture } from "../api/contract/catalogueEntities.ts";
import { openAddPictureAtom } from "../features/addPicture/openState.ts";
import { AdvertTile } from "../features/adverts/AdvertTile.tsx";
import { advertsAtom } from "../features/adverts/atoms.ts";
import type { SearchFilter, Span } from "../features/search/filter.ts";
import { PictureMosaic } from "../features/search/PictureMosaic.tsx";
import { PictureTile } from "../features/search/PictureTile.tsx";
import { PictureTimes } from "../features/search/PictureTimes.tsx";
import { type PictureScope, picturePageQuery, scopeOf, subjectOf } from "../features/search/queries.ts";
import { scopeView } from "../features/search/scopeView.ts";
import { photoCount } from "../features/search/texts.ts";
import { useMosaicPlace } from "../features/search/useMosaicPlace.ts";
import { tickedUuidsAtom } from "../features/selection/atoms.ts";
import { SelectionRefused } from "../features/selection/SelectionRefused.tsx";
import { useSelectionMark } from "../features/selection/useSelectionMark.ts";
import { loadFailureProps } from "../shop/loadFailureProps.ts";
import { lazyPart } from "../state/lazyPart.ts";
import { Columns, EmptyState, LoadFailure, Skeleton, Stack, Text, VisuallyHidden } from "../ui/index.ts";
import { AddPicture } from "./AddPicture.tsx";
import { CountSkeleton, PictureActions } from "./PictureActions.tsx";

const TickedBar = lazyPart(() => import("../features/selection/TickedBar.tsx"), "TickedBar");

export interface PicturesPanelProps {
  filter: SearchFilter;
  /** Subject of the pictures, for the mosaic's accessible name. */
  title: string;
  /** Links that clear a filter value or a span without pictures. */
  clear: ReactNode;
  onSpanChange: (span: Span | null) => void;
}

/** The pictures of a filter: count, actions, times, mosaic and modal. */
export function PicturesPanel({ filter, title, clear, onSpanChange }: PicturesPanelProps) {
  const scope = scopeOf(filter);
  const [first, reload] = useAtom(picturePageQuery({ ...scope, offset: 0 }));
  const key = JSON.stringify(scope);
  const [end, setEnd] = useState({ key, at: Number.POSITIVE_INFINITY });
  const total = first.status === "data" ? first.data.totalCount : 0;
  const count = end.key === key ? Math.min(total, end.at) : total;
  // A short page ends the list, whatever the first count was.
  const noteEnd = useCallback(
    (at: number) => setEnd((known) => (known.key === key && known.at <= at ? known : { key, at })),
    [key],
  );
  return (
    <Stack space={["sm", "md"]}>
      <PictureTimes
        // Same key for every span: a change keeps the focus and the histogram.
        key={JSON.stringify(subjectOf(filter))}
        filter={filter}
        onSpanChange={onSpanChange}
        count={first.status === "loading" ? <CountSkeleton /> : <PictureCount count={count} />}
        actions={count > 0 && <PictureActions filter={filter} count={count} />}
      />
      {first.status === "loading" && <MosaicSkeleton />}
      {first.status === "error" && (
        <LoadFailure {...loadFailureProps(first.error)} onRetry={() => reload()} />
      )}
      {first.status === "data" && count === 0 && (
        <EmptyState title="Aucune photo ne correspond" action={clear}>
          Aucune photo ne correspond à votre recherche.
        </EmptyState>
      )}
      {count > 0 && <Pictures key={key} scope={scope} count={count} title={title} onMissing={noteEnd} />}
    </Stack>
  );
}

/** Renders nothing if the mosaic's area already shows that there are none or that they failed to load. */
function PictureCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Text size="small" weight="medium" figures>
      {photoCount(count)}
    </Text>
  );
}

interface PicturesProps {
  scope: PictureScope;
  count: number;
  title: string;
  onMissing: (index: number) => void;
}

function Pictures({ scope: begunWith, count, title, onMissing }: PicturesProps) {
  // Pins the first object: later ones are equal, since the component's key contains the scope.
  const [scope] = useState(begunWith);
  const open = useSetAtom(openAddPictureAtom);
  const adverts = useAtomValue(advertsAtom);
  const ticked = useAtomValue(tickedUuidsAtom);
  const place = useMosaicPlace("search");
  const view = useMemo(() => scopeView(scope, count), [scope, count]);
  const drawPicture = useCallback(
    (picture: Picture, index: number, colours: readonly string[]) => (
      <MarkedTile
        picture={picture}
        index={index}
        colours={colours}
        onOpen={() => open({ type: "opened", origin: "search", index, count })}
      />
    ),
    [open, count],
  );
  return (
    <>
      <SelectionRefused />
      <PictureMosaic
        label={`Photos\u00a0: ${title}`}
        view={view}
        renderPicture={drawPicture}
        renderAdvert={adverts.length > 0 ? drawAdvert : undefined}
        onMissing={onMissing}
        place={place}
        bar={
          ticked.length > 0 && (
            <Suspense>
              <TickedBar onAddToPack={() => open({ type: "openedWithSeveral", pictures: ticked })} />
            </Suspense>
          )
        }
      />
      <AddPicture view={view} origin="search" />
    </>
  );
}

export interface MarkedTileProps {
  picture: Picture;
  index: number;
  colours?: readonly string[];
  onOpen: () => void;
}

/** A picture of the mosaic with its checkbox. */
export function MarkedTile({ picture, index, colours, onOpen }: MarkedTileProps) {
  const marked = useSelectionMark(picture.uuid, picture.name);
  return <PictureTile picture={picture} index={index} colours={colours} onOpen={onOpen} {...marked} />;
}

const drawAdvert = (index: number) => <AdvertTile index={index} />;

function MosaicSkeleton() {
  return (
    <>
      <div role="status">
        <VisuallyHidden>Chargement des photos…</VisuallyHidden>
      </div>
      <Columns count={[2, 3, 4]} space={["xs", "md"]}>
        {Array.from("abcdefghijkl", (place) => (
          <Skeleton key={place} shape="3/2" />
        ))}
      </Columns>
    </>
  );
}
