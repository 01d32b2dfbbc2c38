import { useAtomValue } from "jotai";
import { useCallback, useMemo, useState } from "react";
import type { Picture } from "../api/contract/catalogueEntities.ts";
import { formatWeekday } from "../domain/dates/dates.ts";
import { loadedPicturesAtom } from "../features/search/loadedPictures.ts";
import { PassageHeading } from "../features/search/PassageHeading.tsx";
import { PictureMosaic, type PictureMosaicProps } from "../features/search/PictureMosaic.tsx";
import {
  burstsOf,
  groupsOf,
  type PictureGroup,
  picturesShown,
  sizeOf,
} from "../features/search/passageSections.ts";
import { offsetOf } from "../features/search/scopeView.ts";
import { unfoldedBurstsAtom } from "../features/search/unfoldedBursts.ts";
import { arrangeSections } from "../ui/index.ts";
import { FoldedBurst } from "./FoldedBurst.tsx";
import { UnnamedPictures, type UnnamedPicturesProps } from "./UnnamedPictures.tsx";

export interface OwnPicturesProps extends PictureMosaicProps, Pick<UnnamedPicturesProps, "scope" | "onJoin"> {
  /** What a picture of the name is called. */
  labelOf: (picture: Picture) => string;
}

/**
 * The pictures of a name: each passage in rows of its own, each burst folded under its first picture; below them, those without a
 * name. Loaded with the first search of a name.
 */
export function OwnPictures({ scope, labelOf, onJoin, ...mosaic }: OwnPicturesProps) {
  const { view, renderPicture, place } = mosaic;
  const [pages, setPages] = useState<readonly number[]>(() =>
    merged([0], [offsetOf(Math.min(place?.startAt?.index ?? 0, view.count - 1))]),
  );
  const notePages = useCallback((near: readonly number[]) => setPages((known) => merged(known, near)), []);
  const pictures = useAtomValue(useMemo(() => loadedPicturesAtom(scope, pages), [scope, pages]));
  const groups = useMemo(() => groupsOf(pictures, view.count), [pictures, view.count]);
  const bursts = useMemo(() => burstsOf(groups), [groups]);
  const unfolded = useAtomValue(unfoldedBurstsAtom);
  const arrange = useMemo(() => {
    const isUnfolded = (first: number) => unfolded.has(pictures[first]?.uuid ?? "");
    const withDay = coverDays(groups);
    return arrangeSections(
      groups.map((group) => ({
        pictures: picturesShown(group, isUnfolded),
        heading: group.passage && (
          <PassageHeading passage={group.passage} count={sizeOf(group)} withDay={withDay} scope={scope} />
        ),
      })),
    );
  }, [groups, pictures, unfolded, scope]);
  const drawPicture = useCallback(
    (picture: Picture, index: number, colours: readonly string[]) => {
      const drawn = renderPicture(picture, index, colours);
      const others = bursts.get(index)?.slice(1);
      if (!others) return drawn;
      return (
        <FoldedBurst
          first={picture.uuid}
          label={labelOf(picture)}
          others={others.flatMap((other) => pictures[other]?.uuid ?? [])}
        >
          {drawn}
        </FoldedBurst>
      );
    },
    [renderPicture, labelOf, bursts, pictures],
  );
  return (
    <PictureMosaic
      {...mosaic}
      renderPicture={drawPicture}
      arrange={arrange}
      onPages={notePages}
      after={<UnnamedPictures scope={scope} view={view} renderPicture={renderPicture} onJoin={onJoin} />}
    />
  );
}

/** The same array if it has all of them. */
function merged(known: readonly number[], more: readonly number[]): readonly number[] {
  return more.every((page) => known.includes(page)) ? known : [...new Set([...known, ...more])];
}

function coverDays(groups: readonly PictureGroup[]): boolean {
  const starts = groups.flatMap(({ passage }) => passage?.startsAt ?? []);
  return new Set(starts.map((start) => formatWeekday(start))).size > 1;
}
