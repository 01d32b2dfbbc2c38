import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from "react";
import type { Picture } from "../api/contract/catalogueEntities.ts";
import { pictureLabel } from "../domain/pictures/pictureTitle.ts";
import { openAddPictureAtom } from "../features/addPicture/openState.ts";
import { AdvertTile } from "../features/adverts/AdvertTile.tsx";
import { advertsAtom } from "../features/adverts/atoms.ts";
import type { SearchFilter } from "../features/search/filter.ts";
import { PictureMosaic, type PictureMosaicProps } from "../features/search/PictureMosaic.tsx";
import { PictureTile } from "../features/search/PictureTile.tsx";
import { noteEndAtom, pictureCountQuery } from "../features/search/pictureCount.ts";
import { type PictureScope, picturePageQuery, scopeOf } from "../features/search/queries.ts";
import { scopeView } from "../features/search/scopeView.ts";
import { photoCount } from "../features/search/texts.ts";
import { useMosaicPlace } from "../features/search/useMosaicPlace.ts";
import { tickedUuidsAtom } from "../features/selection/atoms.ts";
import { SelectionRefused } from "../features/selection/SelectionRefused.tsx";
import { useSelectionMark } from "../features/selection/useSelectionMark.ts";
import { loadFailureProps } from "../shop/loadFailureProps.ts";
import { packControlsAtom } from "../shop/openPack.ts";
import type { PictureView } from "../shop/pictureView.ts";
import { useAfterFirstPicture } from "../shop/useAfterFirstPicture.ts";
import { lazyPart, noPartAtom, partAtom } from "../state/lazyPart.ts";
import { dataOf } from "../state/query.ts";
import { useAtomPart } from "../state/useAtomPart.ts";
import {
  Box,
  Columns,
  EmptyState,
  LoadFailure,
  type MosaicHandle,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from "../ui/index.ts";
import { AddPicture } from "./AddPicture.tsx";

/** The code that shows the pictures of a name, loaded with the first search of one; undefined until then. */
export const ownPicturesAtom = partAtom(() => import("./OwnPictures.tsx"));
const HourScrubber = lazyPart(() => import("../features/search/HourScrubber.tsx"), "HourScrubber");
const TickedBar = lazyPart(() => import("../features/selection/TickedBar.tsx"), "TickedBar");

export interface PicturesPanelProps {
  filter: SearchFilter;
  /** Subject of the pictures, for the mosaic's accessible name. */
  title: string;
  /** Links that clear a filter value or a span without pictures. */
  clear: ReactNode;
  /** Content across the mosaic after its first rows. Default: none. */
  strip?: ReactNode;
}

/** The pictures of a filter: mosaic and modal. */
export function PicturesPanel({ filter, title, clear, strip }: PicturesPanelProps) {
  const scope = scopeOf(filter);
  const [first, reload] = useAtom(picturePageQuery({ ...scope, offset: 0 }));
  const count = dataOf(useAtomValue(pictureCountQuery(scope))) ?? 0;
  const isNamed = scope.filterValueUuid !== null;
  const own = useAtomValue(isNamed ? ownPicturesAtom : noPartAtom);
  // An empty list needs no code to show it.
  const isLoading =
    first.status === "loading" || (first.status === "data" && count > 0 && isNamed && own === undefined);
  return (
    <Stack space={["sm", "md"]}>
      {isLoading && <MosaicSkeleton />}
      {first.status === "error" && (
        <LoadFailure {...loadFailureProps(first.error)} onRetry={() => reload()} />
      )}
      {first.status === "data" && count === 0 && (
        <EmptyState title="Aucune photo ne correspond" action={clear}>
          Aucune photo ne correspond à votre recherche.
        </EmptyState>
      )}
      {!isLoading && count > 0 && (
        <Pictures
          key={JSON.stringify(scope)}
          filterValue={filter.filterValueValue}
          {...{ scope, count, title, strip, own }}
        />
      )}
    </Stack>
  );
}

/** The number of a filter's pictures; nothing if the mosaic's area already shows that there are none. */
export function PictureCount({ filter }: { filter: SearchFilter }) {
  const count = dataOf(useAtomValue(pictureCountQuery(scopeOf(filter)))) ?? 0;
  if (count === 0) return null;
  return (
    <Box flexShrink={0}>
      <Text size="small" weight="medium" figures>
        {photoCount(count)}
      </Text>
    </Box>
  );
}

interface PicturesProps {
  scope: PictureScope;
  count: number;
  /** Who all of them show; null for any pictures. */
  filterValue: string | null;
  title: string;
  strip: ReactNode;
  /** Shows the pictures of a name; undefined for any pictures. */
  own: typeof import("./OwnPictures.tsx") | undefined;
}

function Pictures({ scope: begunWith, count, filterValue, title, strip, own }: PicturesProps) {
  // Pins the first object: later ones are equal, since the component's key contains the scope.
  const [scope] = useState(begunWith);
  const open = useSetAtom(openAddPictureAtom);
  const noteEnd = useSetAtom(noteEndAtom);
  const adverts = useAtomValue(advertsAtom);
  const ticked = useAtomValue(tickedUuidsAtom);
  const place = useMosaicPlace("search");
  const view = useMemo(() => scopeView(scope, count), [scope, count]);
  const handle = useRef<MosaicHandle>(null);
  const isLater = useAfterFirstPicture();
  const [joined = view, setJoined] = useState<PictureView>();
  const labelOf = useCallback(
    ({ name }: Picture) => pictureLabel({ name, names: filterValue === null ? [] : [filterValue] }),
    [filterValue],
  );
  const drawPicture = useCallback(
    (picture: Picture, index: number, colours: readonly string[]) => (
      <MarkedTile
        picture={picture}
        // Those after the name's own have none.
        label={index < count ? labelOf(picture) : picture.name}
        index={index}
        colours={colours}
        onOpen={() => open({ type: "opened", origin: "search", index, count: joined.count })}
      />
    ),
    [open, labelOf, count, joined.count],
  );
  const mosaic: PictureMosaicProps = {
    label: `Photos\u00a0: ${title}`,
    view,
    renderPicture: drawPicture,
    renderAdvert: adverts.length > 0 ? drawAdvert : undefined,
    onMissing: (index) => noteEnd(scope, index),
    strip,
    place,
    handle,
    bar: ticked.length > 0 && (
      <Suspense>
        <TickedBar onAddToPack={() => open({ type: "openedWithSeveral", pictures: ticked })} />
      </Suspense>
    ),
  };
  return (
    <>
      <SelectionRefused />
      {isLater && (
        <Suspense>
          <HourScrubber scope={scope} count={count} mosaic={handle} />
        </Suspense>
      )}
      {own ? (
        <own.OwnPictures {...mosaic} scope={scope} labelOf={labelOf} onJoin={setJoined} />
      ) : (
        <PictureMosaic {...mosaic} />
      )}
      <AddPicture view={joined} scope={scope} origin="search" />
    </>
  );
}

export interface MarkedTileProps {
  picture: Picture;
  /** What it is called. Default: its file's name. */
  label?: string;
  index: number;
  colours?: readonly string[];
  onOpen: () => void;
}

/** A picture of the mosaic with its checkbox, and the open pack's control. */
export function MarkedTile(tile: MarkedTileProps) {
  const { picture, label = picture.name } = tile;
  const marked = useSelectionMark(picture.uuid, label);
  const PackControl = useAtomPart(packControlsAtom, (controls) => controls?.OnTile);
  return (
    <>
      <PictureTile {...tile} label={label} {...marked} />
      {PackControl && <PackControl picture={picture} />}
    </>
  );
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
