import { useSetAtom } from "jotai";
import { addPictureAtom, addToCartAtom } from "./atoms.ts";
import { choosePackProductAtom, choosePackVariantAtom, fillPackAtom } from "./packAtoms.ts";
import type { FlowActions } from "./steps/step.ts";

/** What steps set in motion. They get it from the modal, for the atoms know the flow and the flow knows the steps. */
export function useFlowActions(): FlowActions {
  return {
    send: useSetAtom(addPictureAtom),
    addToCart: useSetAtom(addToCartAtom),
    fillPack: useSetAtom(fillPackAtom),
    choosePackProduct: useSetAtom(choosePackProductAtom),
    choosePackVariant: useSetAtom(choosePackVariantAtom),
  };
}
