import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { apiAtom } from "../api/atoms.ts";
import type { Picture } from "../api/contract/catalogueEntities.ts";
import { failureWords } from "../api/failureWords.ts";
import type { PictureView } from "../api/pictureView.ts";
import { selectionMaximum } from "../domain/limits.ts";
import { openAddPictureAtom } from "../features/addPicture/opening.ts";
import { AdvertTile } from "../features/adverts/AdvertTile.tsx";
import { advertsAtom } from "../features/adverts/atoms.ts";
import type { SearchFilter } from "../features/search/filter.ts";
import { type KeptPlace, PictureMosaic } from "../features/search/PictureMosaic.tsx";
import { PictureTile } from "../features/search/PictureTile.tsx";
import { picturePageQuery, scopeOf } from "../features/search/queries.ts";
import { scopeView } from "../features/search/scopeView.ts";
import { photoCount } from "../features/search/texts.ts";
import { AddAllButton } from "../features/selection/AddAllButton.tsx";
import { selectionCountAtom, tickedUuidsAtom } from "../features/selection/atoms.ts";
import { SelectionRefused } from "../features/selection/SelectionRefused.tsx";
import { TickedBar } from "../features/selection/TickedBar.tsx";
import { useMark } from "../features/selection/useMark.ts";
import {
  ButtonLink,
  Columns,
  EmptyState,
  Inline,
  LoadFailure,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from "../ui/index.ts";
import { AddPicture } from "./AddPicture.tsx";
import { paths } from "./paths.ts";
import { useMosaicPlace } from "./useMosaicPlace.ts";

export interface PicturesPanelProps {
  filter: SearchFilter;
  /** What the pictures are of, for the mosaic's name. */
  title: string;
  /** The ways out of a filter value or a span without pictures. */
  clear: ReactNode;
}

/** The pictures of a filter: count, actions, mosaic, and the modal over it. */
export function PicturesPanel({ filter, title, clear }: PicturesPanelProps) {
  const scope = scopeOf(filter);
  const [first, reload] = useAtom(picturePageQuery({ ...scope, offset: 0 }));
  const place = useMosaicPlace("search");
  const key = JSON.stringify(scope);
  const [end, setEnd] = useState({ key, at: Number.POSITIVE_INFINITY });
  const total = first.status === "data" ? first.data.totalCount : 0;
  const count = end.key === key ? Math.min(total, end.at) : total;
  // A page that is short ends the pictures, whatever their count was when they were first asked for.
  const noteEnd = useCallback(
    (at: number) => setEnd((known) => (known.key === key && known.at <= at ? known : { key, at })),
    [key],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a scope is what it says, not which object it is
  const view = useMemo(() => scopeView(scope, count), [key, count]);
  if (first.status === "loading") return <MosaicSkeleton />;
  if (first.status === "error")
    return <LoadFailure {...failureWords(first.error)} onRetry={() => reload()} />;
  if (count === 0) {
    return (
      <EmptyState title="Aucune photo ne correspond" action={clear}>
        Aucune photo ne correspond à votre recherche.
      </EmptyState>
    );
  }
  return <Pictures filter={filter} title={title} view={view} place={place} onMissing={noteEnd} />;
}

interface PicturesProps extends Pick<PicturesPanelProps, "filter" | "title"> {
  view: PictureView;
  place: KeptPlace;
  onMissing: (index: number) => void;
}

function Pictures({ filter, title, view, place, onMissing }: PicturesProps) {
  const api = useAtomValue(apiAtom);
  const open = useSetAtom(openAddPictureAtom);
  const adverts = useAtomValue(advertsAtom);
  const selected = useAtomValue(selectionCountAtom);
  const ticked = useAtomValue(tickedUuidsAtom);
  const { count } = view;
  const drawPicture = useCallback(
    (picture: Picture, index: number, colours: readonly string[]) => (
      <MarkedTile
        picture={picture}
        index={index}
        colours={colours}
        onOpen={() => open({ type: "opened", origin: "search", index, count })}
      />
    ),
    [open, count],
  );
  return (
    <Stack space="md">
      <Inline justify="space-between">
        <Text weight="medium" figures>
          {photoCount(count)}
        </Text>
        <Inline>
          <AddAllButton
            count={count}
            loadUuids={async () => {
              const query = { ...scopeOf(filter), limit: selectionMaximum };
              return (await api.pictures.list({ query })).items.map(({ uuid }) => uuid);
            }}
          />
          {selected > 0 && (
            <ButtonLink icon="heartFilled" to={paths.selection()}>
              Voir ma sélection ({selected})
            </ButtonLink>
          )}
        </Inline>
      </Inline>
      <SelectionRefused />
      <PictureMosaic
        label={`Photos\u00a0: ${title}`}
        view={view}
        renderPicture={drawPicture}
        renderAdvert={adverts.length > 0 ? drawAdvert : undefined}
        onMissing={onMissing}
        place={place}
        bar={<TickedBar onAddToPack={() => open({ type: "openedWithSeveral", pictures: ticked })} />}
      />
      <AddPicture view={view} />
    </Stack>
  );
}

export interface MarkedTileProps {
  picture: Picture;
  index: number;
  colours?: readonly string[];
  onOpen: () => void;
}

/** A picture of the mosaic with its checkmark. */
export function MarkedTile({ picture, index, colours, onOpen }: MarkedTileProps) {
  const marked = useMark(picture.uuid, picture.name);
  return <PictureTile picture={picture} index={index} colours={colours} onOpen={onOpen} {...marked} />;
}

const drawAdvert = (index: number) => <AdvertTile index={index} />;

function MosaicSkeleton() {
  return (
    <Stack space="md">
      <div role="status">
        <VisuallyHidden>Chargement des photos…</VisuallyHidden>
      </div>
      <Skeleton shape="control" />
      <Columns count={[2, 3, 4]} space={["xs", "md"]}>
        {Array.from("abcdefghijkl", (place) => (
          <Skeleton key={place} shape="3/2" />
        ))}
      </Columns>
    </Stack>
  );
}
