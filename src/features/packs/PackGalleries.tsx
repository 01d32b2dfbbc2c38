import { useAtomValue } from "jotai";
import type { PackMatchCriteria } from "../../domain/packs/packMatchCriteria.ts";
import { picturePageSize } from "../../domain/shop/limits.ts";
import { dataOf } from "../../state/query.ts";
import { matchingPage } from "./matching.ts";
import { PicturesGallery, type PicturesGalleryProps } from "./PicturesGallery.tsx";
import { placeGroups } from "./packPage.ts";

type GalleryProps = Pick<PicturesGalleryProps, "title" | "onIndexChange"> & { index: number };

/** Gallery of the pictures in a pack's places. */
export function PlacesGallery({
  page,
  ...gallery
}: GalleryProps & { page: Parameters<typeof placeGroups>[0] }) {
  const pictures = placeGroups(page).flatMap((group) => group.pictures.map(({ picture }) => picture));
  return <PicturesGallery {...gallery} count={pictures.length} picture={pictures[gallery.index] ?? null} />;
}

/** Gallery of all pictures that match a filter pack, displayed on its page or not. */
export function MatchingGallery({ content, ...gallery }: GalleryProps & { content: PackMatchCriteria }) {
  const page = dataOf(useAtomValue(matchingPage(content, gallery.index)));
  const first = dataOf(useAtomValue(matchingPage(content, 0)));
  return (
    <PicturesGallery
      {...gallery}
      count={first?.totalCount ?? 0}
      picture={page?.items[gallery.index % picturePageSize] ?? null}
    />
  );
}
