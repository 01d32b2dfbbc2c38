import { useAtomValue } from "jotai";
import type { Picture } from "../../api/contract/catalogueEntities.ts";
import { pictureSources, pictureUrl } from "../../domain/pictures/imageUrl.ts";
import { galleryTexts } from "../../shop/galleryTexts.ts";
import { placeAtom } from "../../shop/place.ts";
import { Gallery, Modal } from "../../ui/index.ts";
import { close } from "./texts.ts";

export interface PicturesGalleryProps {
  /** What the pictures have in common: « Photos de Jeanne Lefèvre ». */
  title: string;
  /** How many there are. */
  count: number;
  /** The one shown; null while it is on its way. */
  picture: Picture | null;
  /** Its place, from 0; null, the gallery is closed. */
  index: number | null;
  onIndexChange: (index: number | null) => void;
}

/** The pictures one by one, as large as the window allows. Load it lazily: it carries the dialog. */
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
                alt: `Photo ${picture.name}`,
              }
            : null
        }
        labels={galleryTexts}
      />
    </Modal>
  );
}
