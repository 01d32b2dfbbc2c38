import { atom, useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Picture } from "../../api/contract/catalogueEntities.ts";
import { advertEvery } from "../../domain/shop/limits.ts";
import type { PictureView } from "../../shop/pictureView.ts";
import { hydratedAtom } from "../../state/hydrated.ts";
import { Button, Mosaic, type MosaicPlace, Skeleton, StickyBar } from "../../ui/index.ts";
import { pagesNear } from "./pagesNear.ts";
import { offsetOf } from "./scopeView.ts";
import { useAskedPages } from "./useAskedPages.ts";

export interface KeptPlace {
  startAt: MosaicPlace | null;
  onLeave: (place: MosaicPlace) => void;
}

export interface PictureMosaicProps {
  /** Name of the grid. */
  label: string;
  view: PictureView;
  /** Draws a picture that is there, over its colours. */
  renderPicture: (picture: Picture, index: number, colours: readonly string[]) => ReactNode;
  /** Draws the nth advert, from 0. Default: none. */
  renderAdvert?: ((index: number) => ReactNode) | undefined;
  /** A picture of the view turns out to be no longer there, or none from a place on. Default: its place stays empty. */
  onMissing?: (index: number) => void;
  /** Where it begins, and who is told where it was left. Default: at its top, and nobody. */
  place?: KeptPlace | undefined;
  /** What stays at the window's bottom, a StickyBar; what could not be loaded takes its place. Default: nothing. */
  bar?: ReactNode;
}

/** A view's pictures as a mosaic; what one comes near to loads, and where that fails, one message offers to try again. */
export function PictureMosaic({
  label,
  view,
  renderPicture,
  renderAdvert,
  onMissing,
  place,
  bar,
}: PictureMosaicProps) {
  const [range, setRange] = useState({ from: 0, to: 0 });
  // The server knows of no place: it draws the first pictures.
  const drawn = useAtomValue(hydratedAtom) ? [] : [0];
  const { isAsked, noteRange } = useAskedPages(view.count, [place?.startAt?.index ?? 0, ...drawn]);
  const follow = useCallback(
    (first: number, last: number) => {
      // They are fewer than a page holds: it is two pages at most.
      const pages = pagesNear(first, last, view.count);
      const [from = 0, to = from] = [pages[0], pages.at(-1)];
      setRange((known) => (known.from === from && known.to === to ? known : { from, to }));
      noteRange(first, last);
    },
    [noteRange, view.count],
  );
  // The same from one scroll to the next: only rows that come are drawn.
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
  return (
    <>
      <Mosaic
        label={label}
        totalCount={view.count}
        advertEvery={advertEvery}
        renderItem={renderItem}
        renderAdvert={renderAdvert}
        onRangeChange={follow}
        startAt={place?.startAt ?? null}
        onLeave={place?.onLeave}
        skipLabel="Passer les photos"
      />
      <BottomBar view={view} near={near}>
        {bar}
      </BottomBar>
    </>
  );
}

interface PlaceProps extends Pick<PictureMosaicProps, "view" | "renderPicture"> {
  index: number;
  onMissing: ((index: number) => void) | undefined;
}

const noEndAtom = atom(Number.POSITIVE_INFINITY);
const noColoursAtom = atom<readonly string[]>([]);

function Place({ view, index, renderPicture, onMissing }: PlaceProps) {
  const state = useAtomValue(view.pictureAt(index));
  const colours = useAtomValue(view.coloursAt?.(index) ?? noColoursAtom);
  const end = useAtomValue(view.endAt?.(index) ?? noEndAtom);
  const gone = state.status === "data" && state.data === null ? index : null;
  const missing = end < view.count ? end : gone;
  const told = useRef(onMissing);
  useEffect(() => {
    told.current = onMissing;
  });
  useEffect(() => {
    if (missing !== null) told.current?.(missing);
  }, [missing]);
  if (state.status !== "data" || state.data === null) return <Skeleton shape="3/2" />;
  return renderPicture(state.data, index, colours);
}

interface BottomBarProps {
  view: PictureView;
  /** Pages in view, and those one comes near to, by the place where they begin: reading them loads them. */
  near: readonly number[];
  children: ReactNode;
}

/** Wherever the mosaic is scrolled to: at its top a failure of the pages below would not be seen. */
function BottomBar({ view, near, children }: BottomBarProps) {
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
      label="Photos non chargées"
      words={`Certaines photos n’ont pas pu être chargées. ${error.shopperMessage}`}
    >
      <Button icon="refresh" onClick={() => void retry()}>
        Réessayer
      </Button>
    </StickyBar>
  );
}
