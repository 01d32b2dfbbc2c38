import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { ApiError } from "../../api/apiError.ts";
import type { Product } from "../../api/contract/catalogueEntities.ts";
import { pluralize } from "../../domain/french/pluralize.ts";
import { pictureUrl } from "../../domain/pictures/imageUrl.ts";
import { pictureLabel } from "../../domain/pictures/pictureTitle.ts";
import { formatLabel, isDigitalFormat } from "../../domain/products/pictureFormat.ts";
import { loadFailureProps } from "../../shop/loadFailureProps.ts";
import { openPackAtom, packControlsAtom } from "../../shop/openPack.ts";
import { packVersionAtom } from "../../shop/packVersion.ts";
import { paths } from "../../shop/paths.ts";
import { placeAtom } from "../../shop/place.ts";
import { dataOf } from "../../state/query.ts";
import { IconButton, LoadingButton, PackTray } from "../../ui/index.ts";
import { isGone, packPageQuery } from "./atoms.ts";
import { changePackAtom } from "./mutations.ts";
import { groupFormat, type PackPage } from "./packPage.ts";
import { StageControl } from "./StageControl.tsx";
import { TileControl } from "./TileControl.tsx";
import { TrayPrice } from "./TrayPrice.tsx";
import { draggedAtom, emptyPlaceAtom, openTrayAtom, resumeAddingAtom, settleTrayAtom } from "./trayAtoms.ts";
import { useGrab } from "./useGrab.ts";
import { useTrayNotice } from "./useTrayNotice.tsx";

function useClose() {
  const setOpen = useSetAtom(openPackAtom);
  return () => setOpen(null);
}

export interface FillTrayProps {
  /** Order item of the pack. */
  uuid: string;
}

/** The tray of the pack being filled, over pictures. Closes by itself if the pack has left the cart since the last visit. */
export function FillTray({ uuid }: FillTrayProps) {
  const state = useAtomValue(packPageQuery(uuid));
  const reload = useSetAtom(packPageQuery(uuid));
  const setOpen = useSetAtom(openPackAtom);
  const version = useAtomValue(packVersionAtom);
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    void reload();
  }, [version, reload]);
  const page = dataOf(state);
  const isStale =
    (state.status === "error" && isGone(state.error)) ||
    (page !== undefined && page.product?.nature !== "multi");
  useEffect(() => {
    if (isStale) setOpen(null);
  }, [isStale, setOpen]);
  if (isStale || state.status === "loading") return null;
  if (state.status === "error") return <Unavailable error={state.error} onReload={() => reload()} />;
  const { product } = state.data;
  if (product === null) return null;
  const { refreshError: error } = state;
  if (isGone(error)) {
    return (
      <PackTray {...empty} label={product.label} words="Ce pack n’est plus dans votre panier.">
        <CloseButton />
      </PackTray>
    );
  }
  return <Filling page={{ ...state.data, product }} error={error} onReload={() => reload()} />;
}

interface LoadedProps {
  error: ApiError;
  onReload: () => Promise<void>;
}

function Unavailable({ error, onReload }: LoadedProps) {
  const { title, children, retryLabel, loadingLabel } = loadFailureProps(error);
  return (
    <PackTray {...empty} label="Votre pack" words={title} price={children}>
      <LoadingButton size="small" icon="refresh" loadingLabel={loadingLabel} onClick={onReload}>
        {retryLabel}
      </LoadingButton>
      <CloseButton />
    </PackTray>
  );
}

const labels = {
  places: "Places du pack",
  remove: (name: string) => `Retirer la photo ${name} du pack`,
  free: (format: string) => `Place libre, ${format}`,
};
const empty = { labels, groups: [], price: null, onRemove: () => {} };

function CloseButton() {
  return <IconButton icon="close" label="Fermer le pack" onClick={useClose()} />;
}

/** Takes a pack without pictures out of the cart, where it would only be in the way of the order. */
function DiscardButton({ uuid }: { uuid: string }) {
  const change = useSetAtom(changePackAtom);
  const close = useClose();
  return (
    <IconButton
      icon="trash"
      label="Supprimer ce pack vide"
      onClick={async () => {
        const error = await change(uuid, { kind: "delete", mode: "void" });
        if (error === null) close();
      }}
    />
  );
}

interface FillingProps {
  page: PackPage & { product: Product };
  /** Why the pack shown could not be refetched; null if it is up to date. */
  error: ApiError | null;
  onReload: () => Promise<void>;
}

function Filling({ page, error, onReload }: FillingProps) {
  const { item, product } = page;
  const { cdnHost } = useAtomValue(placeAtom);
  const { places, capacity } = useAtomValue(openTrayAtom) ?? { places: [], capacity: 0 };
  const dragged = useAtomValue(draggedAtom);
  const emptyPlace = useSetAtom(emptyPlaceAtom);
  const grab = useGrab(places);
  const close = useClose();
  const notice = useTrayNotice(error, onReload);
  const navigate = useNavigate();
  const settle = useSetAtom(settleTrayAtom);
  const resume = useSetAtom(resumeAddingAtom);
  const setControls = useSetAtom(packControlsAtom);
  useEffect(() => {
    setControls({ OnTile: TileControl, OnStage: StageControl });
    void resume();
    return () => setControls(null);
  }, [setControls, resume]);
  const isFull = places.length >= capacity;
  const groupOf = (position: 1 | 2, size: number) => {
    const format = groupFormat(page, position);
    const isDigital = format !== null && isDigitalFormat(format);
    return {
      key: String(position),
      size,
      format: isDigital ? "fichier" : format === null ? "" : formatLabel(format),
      isDigital,
      pictures: places
        .filter(({ group }) => group === position)
        .map(({ picture, placeUuid }) => ({
          key: picture.uuid,
          name: pictureLabel(picture),
          src: pictureUrl(cdnHost, picture, 400),
          isPending: placeUuid === null,
        })),
    };
  };
  return (
    <PackTray
      data-takes-pictures=""
      label={product.label}
      to={paths.orderItem(item.uuid)}
      words={`${pluralize(places.length, "photo")} sur ${capacity}`}
      groups={[
        groupOf(1, product.grp1_count ?? 0),
        ...(product.grp2_count ? [groupOf(2, product.grp2_count)] : []),
      ]}
      price={<TrayPrice page={page} places={places} isFull={isFull} />}
      notice={notice}
      dragged={dragged && { ...dragged, src: pictureUrl(cdnHost, dragged.picture, 400) }}
      labels={labels}
      onRemove={(pictureUuid) => void emptyPlace(pictureUuid)}
      onGrab={product.grp2_count ? grab : undefined}
    >
      <LoadingButton
        size="small"
        variant={isFull ? "primary" : "secondary"}
        loadingLabel="Ajout en cours…"
        onClick={async () => {
          // The cart would show the pack without them.
          await settle();
          close();
          void navigate(paths.cart());
        }}
      >
        Terminer
      </LoadingButton>
      {places.length === 0 ? <DiscardButton uuid={item.uuid} /> : <CloseButton />}
    </PackTray>
  );
}
