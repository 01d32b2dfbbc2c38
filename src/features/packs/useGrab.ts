import { useSetAtom } from "jotai";
import { dragPicture } from "./dragPicture.ts";
import { draggedAtom, groupOf, movePlaceAtom } from "./trayAtoms.ts";
import type { TrayPlace } from "./trayView.ts";

/** Moves a picture by mouse or pen to a place of another group. A finger scrolls the places. */
export function useGrab(places: readonly TrayPlace[]) {
  const setDragged = useSetAtom(draggedAtom);
  const move = useSetAtom(movePlaceAtom);
  return (pictureUuid: string, event: PointerEvent) => {
    const picture = places.find((place) => place.picture.uuid === pictureUuid)?.picture;
    if (!picture || event.pointerType === "touch" || event.button !== 0) return;
    dragPicture(
      event,
      (point) => setDragged(point && { picture, ...point }),
      (point) => {
        const group = groupOf(point.group);
        if (group) void move(pictureUuid, group);
      },
    );
  };
}
