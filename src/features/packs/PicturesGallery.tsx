import { useAtomValue } from "jotai";
import type { Picture } from "../../api/contract/catalogueEntities.ts";
import { pictureSources, pictureUrl } from "../../domain/pictures/imageUrl.ts";
import { pictureLabel } from "../../domain/pictures/pictureTitle.ts";
import { galleryTexts } from "../../shop/galleryTexts.ts";
import { placeAtom } from "../../shop/place.ts";
import { Gallery, Modal } from "../../ui/index.ts";
import { close } from "./texts.ts";

export interface PicturesGalleryProps {
  /** What the pictures have in common: « Photos de Jeanne Lefèvre ». */
  title: string;
  /** Total number of pictures. */
  count: number;
  /** The displayed picture; null while it loads. */
  picture: Picture | null;
  /** Its index, from 0; null if the gallery is closed. */
  index: number | null;
  onIndexChange: (index: number | null) => void;
}

/** The pictures one by one, at the window's size. Load it lazily: it bundles the dialog. */
export function PicturesGallery({ title, count, picture, index, onIndexChange }: PicturesGalleryProps) {
  const { cdnHost } = useAtomValue(placeAtom);
  return (
    <Modal
      size="large"
      open={index !== null}
      onOpenChange={(open) => !open && onIndexChange(null)}
      title={title}
      closeLabel={close}
    >
      <Gallery
        label={title}
        size="alone"
        index={index ?? 0}
        count={count}
        onIndexChange={onIndexChange}
        picture={
          picture
            ? {
                src: pictureUrl(cdnHost, picture, 1350),
                srcSet: pictureSources(cdnHost, picture),
                preview: pictureUrl(cdnHost, picture, 400),
                alt: `Photo ${pictureLabel(picture)}`,
              }
            : null
        }
        labels={galleryTexts}
      />
    </Modal>
  );
}
