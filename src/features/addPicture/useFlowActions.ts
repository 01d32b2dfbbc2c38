import { useSetAtom } from "jotai";
import { addPictureAtom, addToCartAtom, repeatLastAtom } from "./atoms.ts";
import { choosePackProductAtom, choosePackVariantAtom, fillPackAtom } from "./packAtoms.ts";
import type { FlowActions } from "./steps/step.ts";

/** Actions for the steps. The modal passes them down: atoms import the flow, and the flow imports the steps. */
export function useFlowActions(): FlowActions {
  return {
    send: useSetAtom(addPictureAtom),
    addToCart: useSetAtom(addToCartAtom),
    repeatLast: useSetAtom(repeatLastAtom),
    fillPack: useSetAtom(fillPackAtom),
    choosePackProduct: useSetAtom(choosePackProductAtom),
    choosePackVariant: useSetAtom(choosePackVariantAtom),
  };
}
