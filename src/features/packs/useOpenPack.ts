import { atom, useAtomValue, useSetAtom } from "jotai";
import { useMemo } from "react";
import type { Picture } from "../../api/contract/catalogueEntities.ts";
import { emptyPlaceAtom, fillPlaceAtom, openTrayAtom } from "./trayAtoms.ts";

/** Whether a picture is in the open pack, can join it, or finds it full; null without a pack. */
const stateOf = (uuid: string) =>
  atom((get): "held" | "free" | "full" | null => {
    const tray = get(openTrayAtom);
    if (!tray) return null;
    if (tray.places.some(({ picture }) => picture.uuid === uuid)) return "held";
    return tray.places.length < tray.capacity ? "free" : "full";
  });

/** A picture's place in the open pack, and what puts it there or takes it out. */
export function useOpenPack(picture: Picture) {
  const { uuid } = picture;
  const state = useAtomValue(useMemo(() => stateOf(uuid), [uuid]));
  const fill = useSetAtom(fillPlaceAtom);
  const empty = useSetAtom(emptyPlaceAtom);
  return { state, toggle: () => void (state === "held" ? empty(uuid) : fill(picture)) };
}
