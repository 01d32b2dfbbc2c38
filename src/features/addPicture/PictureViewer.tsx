import { atom, useAtomValue } from "jotai";
import { type ReactNode, useMemo } from "react";
import type { Picture, ProductVariant } from "../../api/contract/catalogueEntities.ts";
import { formatHour } from "../../domain/dates/dates.ts";
import { pictureSources, pictureUrl } from "../../domain/pictures/imageUrl.ts";
import { centredCrop, offsetWords, paperCrop } from "../../domain/products/paperCrop.ts";
import { galleryTexts } from "../../shop/galleryTexts.ts";
import type { PictureView } from "../../shop/pictureView.ts";
import { placeAtom } from "../../shop/place.ts";
import { dataOf } from "../../state/query.ts";
import { Gallery, type GalleryFrameShape, type GalleryStripContents } from "../../ui/index.ts";
import { canMoveCrop, isLeafing } from "./flow.ts";
import type { PictureFlow } from "./flowStates.ts";
import { cropLabel } from "./texts.ts";

export interface PictureViewerProps {
  view: PictureView;
  /** Null while it loads. */
  picture: Picture | null;
  state: PictureFlow;
  /** The hovered or focused format; null if none. */
  pointed: ProductVariant | null;
  /** Called with the index of the picture to show. */
  onLeaf: (index: number) => void;
  /** Called by a swipe down; undefined where it does nothing. */
  onDismiss: (() => void) | undefined;
  /** Called when the zoom begins or ends. */
  onZoomedChange: (zoomed: boolean) => void;
  /** Called with the offset that the crop is moved to, from 0 to 1. */
  onCropMove: (offset: number) => void;
  /** The button over the picture. */
  action: ReactNode;
}

/** The picture between its neighbours, overlaid with the crop of the chosen paper. */
export function PictureViewer({
  view,
  picture,
  state,
  pointed,
  onLeaf,
  onDismiss,
  onZoomedChange,
  onCropMove,
  action,
}: PictureViewerProps) {
  const { cdnHost } = useAtomValue(placeAtom);
  const { index, count } = state;
  const { soughtAmong } = view;
  const leafs = count > 1 && isLeafing(state);
  const frame = picture && frameOf(picture, state, pointed, onCropMove);
  const beside = useAtomValue(useMemo(() => neighbours(view, cdnHost, index), [view, cdnHost, index]));
  const strip = useMemo(() => neighbourStrip(view, cdnHost), [view, cdnHost]);
  return (
    <Gallery
      label="Photos"
      size="stage"
      picture={
        picture && {
          ...galleryPicture(cdnHost, picture),
          ...(frame && { frame }),
        }
      }
      index={index}
      count={soughtAmong ?? count}
      onIndexChange={leafs ? onLeaf : undefined}
      neighbours={leafs ? beside : undefined}
      strip={strip}
      onDismiss={onDismiss}
      zoomed={state.zoomed ?? false}
      onZoomedChange={onZoomedChange}
      action={action}
      labels={soughtAmong === undefined ? galleryTexts : unplacedTexts}
    />
  );
}

/** Its place is not told before it is known, but keeps its line. */
const unplacedTexts = { ...galleryTexts, position: () => "\u00a0" };

const galleryPicture = (cdnHost: string, picture: Picture) => ({
  src: pictureUrl(cdnHost, picture, 1350),
  srcSet: pictureSources(cdnHost, picture),
  alt: `Photo ${picture.name}`,
  preview: pictureUrl(cdnHost, picture),
});

/** Two pictures before and after one; reading them loads them. Null while they load, and beside a single picture. */
const neighbours = (view: PictureView, cdnHost: string, index: number) =>
  atom((get) => {
    const { count } = view;
    const at = (by: number) => {
      const picture = count > Math.abs(by) && dataOf(get(view.pictureAt((index + by + count) % count)));
      return picture ? galleryPicture(cdnHost, picture) : null;
    };
    return { previous: at(-1), next: at(1), secondPrevious: at(-2), secondNext: at(2) };
  });

const neighbourStrip = (view: PictureView, cdnHost: string): GalleryStripContents => ({
  label: "Photos voisines",
  useThumbnail: (index) => {
    const picture = dataOf(useAtomValue(view.pictureAt(index)));
    if (!picture) return null;
    const name = `Photo ${picture.name}`;
    const alt = picture.takenAt === null ? name : `${name}, ${formatHour(picture.takenAt)}`;
    return { src: pictureUrl(cdnHost, picture, 400), alt };
  },
});

/** What the format keeps of the picture: movable once the format is chosen. Null if it keeps all of it. */
function frameOf(
  picture: Picture,
  state: PictureFlow,
  pointed: ProductVariant | null,
  onOffsetChange: (offset: number) => void,
): GalleryFrameShape | null {
  const variant = framedVariant(state, pointed);
  const offset = state.step === "spOptions" ? state.cropOffset : centredCrop;
  const crop = variant && paperCrop(picture, variant.grp1_format, offset);
  if (!crop || crop.cut <= 0) return null;
  const { cut: _, ...inside } = crop;
  if (!canMoveCrop(state)) return { of: picture, ...inside };
  const text = offsetWords(offset, crop.width < 1 ? "width" : "height");
  return { of: picture, ...inside, move: { label: cropLabel, offset, text, onOffsetChange } };
}

/** The chosen format, or the hovered one during the choice. */
function framedVariant(state: PictureFlow, pointed: ProductVariant | null): ProductVariant | null {
  if (state.step === "spOptions") return state.adding.status === "done" ? null : state.variant;
  if (state.step !== "variantSelection" || pointed === null) return null;
  return state.variants.includes(pointed) ? pointed : null;
}
