import { useAtomValue } from "jotai";
import type { Picture, ProductVariant } from "../../api/contract/catalogueEntities.ts";
import { pictureSources, pictureUrl } from "../../domain/pictures/imageUrl.ts";
import { paperCrop } from "../../domain/products/paperCrop.ts";
import { galleryTexts } from "../../shop/galleryTexts.ts";
import { placeAtom } from "../../shop/place.ts";
import { Gallery } from "../../ui/index.ts";
import { isLeafing } from "./flow.ts";
import type { PictureFlow } from "./flowStates.ts";

export interface PictureViewerProps {
  /** Null while it loads. */
  picture: Picture | null;
  state: PictureFlow;
  /** The hovered or focused format; null if none. */
  pointed: ProductVariant | null;
  previous: () => void;
  next: () => void;
}

/** The picture between its neighbours, overlaid with the crop of the chosen paper. */
export function PictureViewer({ picture, state, pointed, previous, next }: PictureViewerProps) {
  const { cdnHost } = useAtomValue(placeAtom);
  const { index, count } = state;
  const variant = framedVariant(state, pointed);
  const crop = picture && variant && paperCrop(picture, variant.grp1_format);
  return (
    <Gallery
      label="Photos"
      picture={
        picture && {
          src: pictureUrl(cdnHost, picture, 1350),
          srcSet: pictureSources(cdnHost, picture),
          alt: `Photo ${picture.name}`,
          preview: pictureUrl(cdnHost, picture),
          ...(crop && crop.cut > 0 && { frame: { of: picture, width: crop.width, height: crop.height } }),
        }
      }
      index={index}
      count={count}
      onIndexChange={
        count > 1 && isLeafing(state)
          ? (shown) => (shown === (index + 1) % count ? next() : previous())
          : undefined
      }
      labels={galleryTexts}
    />
  );
}

/** The chosen format, or the hovered one during the choice. */
function framedVariant(state: PictureFlow, pointed: ProductVariant | null): ProductVariant | null {
  if (state.step === "spOptions") return state.adding.status === "done" ? null : state.variant;
  if (state.step !== "variantSelection" || pointed === null) return null;
  return state.variants.includes(pointed) ? pointed : null;
}
