import { useSetAtom } from "jotai";
import { useAtomPart } from "../../state/useAtomPart.ts";
import type { PictureProps } from "../../ui/index.ts";
import { pictureMarkAtom, toggleTickAtom } from "./atoms.ts";

const marks = {
  ticked: { tone: "blue", label: "cochée" },
  kept: { tone: "green", label: "dans ma sélection" },
} as const;

/** The selection-related props of a Picture. */
export interface Marked {
  mark: PictureProps["mark"];
  tick: PictureProps["tick"];
}

/** The mark and the checkbox of one picture; rerenders only when that picture's mark changes. */
export function useSelectionMark(uuid: string, name: string): Marked {
  const state = useAtomPart(pictureMarkAtom, (markOf) => markOf(uuid));
  const toggle = useSetAtom(toggleTickAtom);
  return {
    mark: state ? marks[state] : undefined,
    tick: { pressed: state === "ticked", label: `Cocher la photo ${name}`, onPress: () => toggle(uuid) },
  };
}
