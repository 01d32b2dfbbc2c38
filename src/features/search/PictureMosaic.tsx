import { atom, useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Picture } from "../../api/contract/catalogueEntities.ts";
import type { PictureView } from "../../api/pictureView.ts";
import { advertEvery } from "../../domain/limits.ts";
import { Alert, Button, Mosaic, Skeleton } from "../../ui/index.ts";
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
}

/** A view's pictures as a mosaic; what is near loads, and where that fails, one message offers to try again. */
export function PictureMosaic({ label, view, renderPicture, renderAdvert, onMissing }: PictureMosaicProps) {
  const [near, setNear] = useState({ from: 0, to: 0 });
  const noteRange = useCallback((first: number, last: number) => {
    const from = offsetOf(first);
    const to = offsetOf(last);
    setNear((known) => (known.from === from && known.to === to ? known : { from, to }));
  }, []);
  return (
    <>
      <PagesFailure view={view} from={near.from} to={Math.min(near.to, view.count - 1)} />
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

interface PagesFailureProps {
  view: PictureView;
  from: number;
  to: number;
}

function PagesFailure({ view, from, to }: PagesFailureProps) {
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
  if (!error) return null;
  return (
    <Alert
      tone="critical"
      title="Certaines photos n’ont pas pu être chargées"
      action={
        <Button size="small" icon="refresh" onClick={() => void retry()}>
          Réessayer
        </Button>
      }
    >
      {error.shopperMessage}
    </Alert>
  );
}
