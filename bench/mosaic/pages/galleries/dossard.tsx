import { Mosaic } from "../../../../src/ui/index.ts";
import type { GalleryProps } from "./galleryProps.ts";

/** The shop's own. */
export function Gallery({ count, renderTile }: GalleryProps) {
  return <Mosaic label="Photos" totalCount={count} renderItem={renderTile} skipLabel="Passer les photos" />;
}
