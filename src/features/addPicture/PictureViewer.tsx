import { atom, useAtomValue } from "jotai";
import { type ReactNode, useMemo } from "react";
import type { Picture, ProductVariant } from "../../api/contract/catalogueEntities.ts";
import { pictureSources, pictureUrl } from "../../domain/pictures/imageUrl.ts";
import { paperCrop } from "../../domain/products/paperCrop.ts";
import { galleryTexts } from "../../shop/galleryTexts.ts";
import type { PictureView } from "../../shop/pictureView.ts";
import { placeAtom } from "../../shop/place.ts";
import { dataOf } from "../../state/query.ts";
import { Gallery } from "../../ui/index.ts";
import { isLeafing } from "./flow.ts";
import type { PictureFlow } from "./flowStates.ts";

export interface PictureViewerProps {
  view: PictureView;
  /** Null while it loads. */
  picture: Picture | null;
  state: PictureFlow;
  /** The hovered or focused format; null if none. */
  pointed: ProductVariant | null;
  previous: () => void;
  next: () => void;
  /** Called by a swipe down; undefined where it does nothing. */
  onDismiss: (() => void) | undefined;
  /** The button over the picture. */
  action: ReactNode;
}

/** The picture between its neighbours, overlaid with the crop of the chosen paper. */
export function PictureViewer({
  view,
  picture,
  state,
  pointed,
  previous,
  next,
  onDismiss,
  action,
}: PictureViewerProps) {
  const { cdnHost } = useAtomValue(placeAtom);
  const { index, count } = state;
  const leafs = count > 1 && isLeafing(state);
  const variant = framedVariant(state, pointed);
  const crop = picture && variant && paperCrop(picture, variant.grp1_format);
  const beside = useAtomValue(useMemo(() => neighbours(view, index), [view, index]));
  const shown = (here: Picture | null) => here && galleryPicture(cdnHost, here);
  return (
    <Gallery
      label="Photos"
      size="stage"
      picture={
        picture && {
          ...galleryPicture(cdnHost, picture),
          ...(crop && crop.cut > 0 && { frame: { of: picture, width: crop.width, height: crop.height } }),
        }
      }
      index={index}
      count={count}
      onIndexChange={leafs ? (to) => (to === (index + 1) % count ? next() : previous()) : undefined}
      neighbours={leafs ? { previous: shown(beside.previous), next: shown(beside.next) } : undefined}
      onDismiss={onDismiss}
      action={action}
      labels={galleryTexts}
    />
  );
}

const galleryPicture = (cdnHost: string, picture: Picture) => ({
  src: pictureUrl(cdnHost, picture, 1350),
  srcSet: pictureSources(cdnHost, picture),
  alt: `Photo ${picture.name}`,
  preview: pictureUrl(cdnHost, picture),
});

/** The pictures before and after one; reading them loads them. Null while they load, and beside a single picture. */
const neighbours = (view: PictureView, index: number) =>
  atom((get) => {
    const { count } = view;
    const at = (to: number) =>
      count > 1 ? (dataOf(get(view.pictureAt((to + count) % count))) ?? null) : null;
    return { previous: at(index - 1), next: at(index + 1) };
  });

/** The chosen format, or the hovered one during the choice. */
function framedVariant(state: PictureFlow, pointed: ProductVariant | null): ProductVariant | null {
  if (state.step === "spOptions") return state.adding.status === "done" ? null : state.variant;
  if (state.step !== "variantSelection" || pointed === null) return null;
  return state.variants.includes(pointed) ? pointed : null;
}
