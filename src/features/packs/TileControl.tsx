import { atom, useAtomValue, useSetAtom } from "jotai";
import { useEffect, useMemo, useRef } from "react";
import type { Picture } from "../../api/contract/catalogueEntities.ts";
import { pictureLabel } from "../../domain/pictures/pictureTitle.ts";
import { PictureAction } from "../../ui/index.ts";
import { dragPicture } from "./dragPicture.ts";
import { draggedAtom, emptyPlaceAtom, fillPlaceAtom, groupOf, openTrayAtom } from "./trayAtoms.ts";

/** Whether a picture is in the open pack, can join it, or finds it full; null without a pack. */
const stateOf = (uuid: string) =>
  atom((get): "held" | "free" | "full" | null => {
    const tray = get(openTrayAtom);
    if (!tray) return null;
    if (tray.places.some(({ picture }) => picture.uuid === uuid)) return "held";
    return tray.places.length < tray.capacity ? "free" : "full";
  });

/** Puts a picture of the mosaic into the open pack, or takes it out; dragging the picture to the tray does the same. */
export function TileControl({ picture }: { picture: Picture }) {
  const state = useAtomValue(useMemo(() => stateOf(picture.uuid), [picture.uuid]));
  const fill = useSetAtom(fillPlaceAtom);
  const empty = useSetAtom(emptyPlaceAtom);
  const setDragged = useSetAtom(draggedAtom);
  const action = useRef<HTMLDivElement>(null);
  const isFree = state === "free";
  useEffect(() => {
    const tile = action.current?.parentElement;
    if (!tile || !isFree) return undefined;
    const start = (event: PointerEvent) => {
      // A finger scrolls; it taps the control instead.
      if (event.pointerType === "touch" || event.button !== 0) return;
      dragPicture(
        event,
        (point) => setDragged(point && { picture, ...point }),
        ({ group }) => void fill(picture, groupOf(group)),
      );
    };
    tile.addEventListener("pointerdown", start);
    return () => tile.removeEventListener("pointerdown", start);
  }, [picture, isFree, fill, setDragged]);
  if (state === null || state === "full") return null;
  return (
    <PictureAction
      ref={action}
      label={`Mettre la photo ${pictureLabel(picture)} dans le pack`}
      pressed={state === "held"}
      onPress={() => void (state === "held" ? empty(picture.uuid) : fill(picture))}
    />
  );
}
