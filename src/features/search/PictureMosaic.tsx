import { type Atom, atom, useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, type Ref, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Picture } from "../../api/contract/catalogueEntities.ts";
import { advertEvery } from "../../domain/shop/limits.ts";
import type { PictureView } from "../../shop/pictureView.ts";
import { hydratedAtom } from "../../state/hydrated.ts";
import { dataOf } from "../../state/query.ts";
import { useAtomPart } from "../../state/useAtomPart.ts";
import {
  type ArrangeMosaic,
  Button,
  Mosaic,
  type MosaicCaption,
  type MosaicHandle,
  type MosaicPlace,
  Skeleton,
  StickyBar,
} from "../../ui/index.ts";
import { pagesNear } from "./pagesNear.ts";
import { offsetOf } from "./scopeView.ts";
import { useAskedPages } from "./useAskedPages.ts";

export interface KeptPlace {
  startAt: MosaicPlace | null;
  onLeave: (place: MosaicPlace) => void;
}

export interface PictureMosaicProps {
  /** Accessible name of the grid. */
  label: string;
  view: PictureView;
  /** Renders a loaded picture over its placeholder colours. */
  renderPicture: (picture: Picture, index: number, colours: readonly string[]) => ReactNode;
  /** Renders the nth advert, from 0. Default: none. */
  renderAdvert?: ((index: number) => ReactNode) | undefined;
  /** Called when a picture no longer exists, or when the view ends early. Default: its place stays empty. */
  onMissing?: ((index: number) => void) | undefined;
  /** The pictures in sections, by `arrangeSections`. Default: all in one run. */
  arrange?: ArrangeMosaic;
  /** Called with the offsets of the requested pages near the window. Default: nobody is told. */
  onPages?: (offsets: readonly number[]) => void;
  /** Content across the columns after the first rows. Default: none. */
  strip?: ReactNode;
  /** Initial scroll place and the callback that saves it. Default: at its top, and nobody. */
  place?: KeptPlace | undefined;
  /** Set to what scrolls the mosaic. Default: none. */
  handle?: Ref<MosaicHandle>;
  /** What `renderPicture` adds below each picture. Default: nothing. */
  caption?: MosaicCaption;
  /** Content below the pictures, once the page is hydrated. Default: nothing. */
  after?: ReactNode;
  /** StickyBar at the window's bottom, replaced by the load failure if there is one. Default: nothing. */
  bar?: ReactNode;
  /** Whether its bars stand above those of the mosaic that it comes after. Default: false. */
  above?: boolean;
}

/** A view's pictures as a mosaic. Nearby pages load on scroll; a single message offers to retry failed ones. */
export function PictureMosaic({
  label,
  view,
  renderPicture,
  renderAdvert,
  onMissing,
  arrange,
  onPages,
  strip,
  place,
  handle,
  caption,
  after,
  bar,
  above = false,
}: PictureMosaicProps) {
  const [range, setRange] = useState({ from: 0, to: 0 });
  // Without a scroll place, the server renders the first pictures.
  const hydrated = useAtomValue(hydratedAtom);
  const drawn = hydrated ? [] : [0];
  const { isAsked, noteRange } = useAskedPages(view.count, [place?.startAt?.index ?? 0, ...drawn]);
  const follow = useCallback(
    (first: number, last: number) => {
      // The range is shorter than a page: at most two pages.
      const pages = pagesNear(first, last, view.count);
      const [from = 0, to = from] = [pages[0], pages.at(-1)];
      setRange((known) => (known.from === from && known.to === to ? known : { from, to }));
      noteRange(first, last);
    },
    [noteRange, view.count],
  );
  // Stable across scrolls, so that only new rows render.
  const renderItem = useCallback(
    (index: number) =>
      isAsked(offsetOf(index)) ? (
        <Place view={view} index={index} renderPicture={renderPicture} onMissing={onMissing} />
      ) : (
        <Skeleton shape="3/2" />
      ),
    [view, isAsked, renderPicture, onMissing],
  );
  const near = useMemo(
    () => [...new Set([range.from, range.to])].filter((page) => page < view.count && isAsked(page)),
    [range, view, isAsked],
  );
  useEffect(() => onPages?.(near), [near, onPages]);
  return (
    <>
      <Mosaic
        label={label}
        totalCount={view.count}
        advertEvery={advertEvery}
        renderItem={renderItem}
        caption={caption}
        arrange={arrange}
        renderAdvert={renderAdvert}
        onRangeChange={follow}
        strip={strip}
        startAt={place?.startAt ?? null}
        onLeave={place?.onLeave}
        handle={handle}
        skipLabel="Passer les photos"
      />
      {near.map((page) => {
        const endAtom = view.endAt?.(page);
        return endAtom && <PageEnd key={page} endAtom={endAtom} count={view.count} onMissing={onMissing} />;
      })}
      {hydrated && after}
      <BottomBar view={view} near={near} above={above}>
        {bar}
      </BottomBar>
    </>
  );
}

interface PlaceProps extends Pick<PictureMosaicProps, "view" | "renderPicture" | "onMissing"> {
  index: number;
}

const none: readonly string[] = [];
const noColoursAtom = atom(() => () => none);

function Place({ view, index, renderPicture, onMissing }: PlaceProps) {
  const picture = useAtomPart(view.pictureAt(index), dataOf);
  const colours = useAtomPart(view.coloursAt?.(index) ?? noColoursAtom, (coloursOf) => coloursOf(index));
  if (picture === undefined) return <Skeleton shape="3/2" />;
  if (picture === null) return <Missing index={index} onMissing={onMissing} />;
  return renderPicture(picture, index, colours);
}

interface MissingProps extends Pick<PictureMosaicProps, "onMissing"> {
  index: number;
}

function Missing({ index, onMissing }: MissingProps) {
  useMissing(index, onMissing);
  return <Skeleton shape="3/2" />;
}

interface PageEndProps extends Pick<PictureMosaicProps, "onMissing"> {
  endAtom: Atom<number>;
  count: number;
}

/** Reports that a page reveals an earlier end of the view. One for each page: a picture's tile has no need of it. */
function PageEnd({ endAtom, count, onMissing }: PageEndProps) {
  const end = useAtomValue(endAtom);
  useMissing(end < count ? end : null, onMissing);
  return null;
}

function useMissing(index: number | null, onMissing: PictureMosaicProps["onMissing"]): void {
  const told = useRef(onMissing);
  useEffect(() => {
    told.current = onMissing;
  });
  useEffect(() => {
    if (index !== null) told.current?.(index);
  }, [index]);
}

interface BottomBarProps {
  view: PictureView;
  /** Offsets of the pages in view and of those nearby: reading them loads them. */
  near: readonly number[];
  above: boolean;
  children: ReactNode;
}

/** Shown at any scroll place: at the mosaic's top, a failure of the pages below would go unnoticed. */
function BottomBar({ view, near, above, children }: BottomBarProps) {
  const sources = useMemo(() => near.map((page) => view.sourceAt(page)), [view, near]);
  const errorAtom = useMemo(
    () =>
      atom((get) => {
        for (const source of sources) {
          const state = get(source);
          if (state.status === "error") return state.error;
        }
        return null;
      }),
    [sources],
  );
  const retryAtom = useMemo(
    () =>
      atom(null, async (get, set) => {
        const failed = new Set(sources.filter((source) => get(source).status === "error"));
        await Promise.all([...failed].map((source) => set(source)));
      }),
    [sources],
  );
  const error = useAtomValue(errorAtom);
  const retry = useSetAtom(retryAtom);
  if (!error) return children;
  return (
    <StickyBar
      above={above}
      label="Photos non chargées"
      words={`Certaines photos n’ont pas pu être chargées. ${error.shopperMessage}`}
    >
      <Button icon="refresh" onClick={() => void retry()}>
        Réessayer
      </Button>
    </StickyBar>
  );
}
