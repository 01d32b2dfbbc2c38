import { useSetAtom } from "jotai";
import { useEffect, useRef } from "react";
import type { Picture } from "../../api/contract/catalogueEntities.ts";
import { pictureLabel } from "../../domain/pictures/pictureTitle.ts";
import { PictureAction } from "../../ui/index.ts";
import { dragPicture } from "./dragPicture.ts";
import { draggedAtom, fillPlaceAtom, groupOf } from "./trayAtoms.ts";
import { useOpenPack } from "./useOpenPack.ts";

/** Puts a picture of the mosaic into the open pack, or takes it out; dragging the picture to the tray does the same. */
export function TileControl({ picture }: { picture: Picture }) {
  const { state, toggle } = useOpenPack(picture);
  const fill = useSetAtom(fillPlaceAtom);
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
      onPress={toggle}
    />
  );
}
