import { atom, useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Picture } from "../../api/contract/catalogueEntities.ts";
import type { PictureView } from "../../api/pictureView.ts";
import { advertEvery } from "../../domain/limits.ts";
import { Button, Mosaic, Skeleton, StickyBar } from "../../ui/index.ts";
import { offsetOf } from "./scopeView.ts";

export interface PictureMosaicProps {
  /** Name of the feed. */
  label: string;
  view: PictureView;
  /** Draws a picture that is there. */
  renderPicture: (picture: Picture, index: number) => ReactNode;
  /** Draws the nth advert, from 0. Default: none. */
  renderAdvert?: ((index: number) => ReactNode) | undefined;
  /** A picture of the view that is seen turns out to be no longer there. Default: its place stays empty. */
  onMissing?: (index: number) => void;
  /** What stays at the window's bottom, a StickyBar; what could not be loaded takes its place. Default: nothing. */
  bar?: ReactNode;
}

/** A view's pictures as a mosaic; what is near loads, and where that fails, one message offers to try again. */
export function PictureMosaic({
  label,
  view,
  renderPicture,
  renderAdvert,
  onMissing,
  bar,
}: PictureMosaicProps) {
  const [near, setNear] = useState({ from: 0, to: 0 });
  const noteRange = useCallback((first: number, last: number) => {
    const from = offsetOf(first);
    const to = offsetOf(last);
    setNear((known) => (known.from === from && known.to === to ? known : { from, to }));
  }, []);
  return (
    <>
      <Mosaic
        label={label}
        totalCount={view.count}
        advertEvery={advertEvery}
        renderItem={(index) => (
          <Place view={view} index={index} renderPicture={renderPicture} onMissing={onMissing} />
        )}
        renderAdvert={renderAdvert}
        onRangeChange={noteRange}
        skipLabel="Passer les photos"
      />
      <BottomBar view={view} from={near.from} to={Math.min(near.to, view.count - 1)}>
        {bar}
      </BottomBar>
    </>
  );
}

interface PlaceProps extends Pick<PictureMosaicProps, "view" | "renderPicture"> {
  index: number;
  onMissing: ((index: number) => void) | undefined;
}

function Place({ view, index, renderPicture, onMissing }: PlaceProps) {
  const state = useAtomValue(view.pictureAt(index));
  const missing = state.status === "data" && state.data === null;
  const told = useRef(onMissing);
  useEffect(() => {
    told.current = onMissing;
  });
  useEffect(() => {
    if (missing) told.current?.(index);
  }, [missing, index]);
  if (state.status !== "data" || state.data === null) return <Skeleton shape="3/2" />;
  return renderPicture(state.data, index);
}

interface BottomBarProps {
  view: PictureView;
  from: number;
  to: number;
  children: ReactNode;
}

/** Wherever the mosaic is scrolled to: at its top a failure of the pages below would not be seen. */
function BottomBar({ view, from, to, children }: BottomBarProps) {
  const sources = useMemo(() => [view.sourceAt(from), view.sourceAt(to)], [view, from, to]);
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
