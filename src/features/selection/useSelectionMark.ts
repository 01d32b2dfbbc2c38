import { atom, useAtomValue, useSetAtom } from "jotai";
import { useMemo } from "react";
import type { PictureProps } from "../../ui/index.ts";
import { pictureMark, toggleTickAtom } from "./atoms.ts";

const marks = {
  ticked: { tone: "blue", label: "cochée" },
  kept: { tone: "green", label: "dans ma sélection" },
} as const;

/** What a Picture shows of the selection. */
export interface Marked {
  mark: PictureProps["mark"];
  tick: PictureProps["tick"];
}

/** The checkmark of one picture and the tick on its corner; only a change of its own draws it again. */
export function useSelectionMark(uuid: string, name: string): Marked {
  const state = useAtomValue(useMemo(() => atom((get) => pictureMark(get, uuid)), [uuid]));
  const toggle = useSetAtom(toggleTickAtom);
  return {
    mark: state ? marks[state] : undefined,
    tick: { pressed: state === "ticked", label: `Cocher la photo ${name}`, onPress: () => toggle(uuid) },
  };
}
