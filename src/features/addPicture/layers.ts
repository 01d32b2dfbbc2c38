import { atom } from "jotai";
import { addPictureAtom } from "./atoms.ts";
import type { FlowEvent, FlowState, PictureFlow } from "./flowStates.ts";
import { flowStateAtom } from "./openState.ts";

/** Number of the modal's layers, which the browser's Back closes one at a time; 0 when it is closed. */
export function depthOf(state: FlowState): number {
  if (state.step === "closed") return 0;
  if (state.origin === "several") return state.step === "variantSelection" ? 2 : 1;
  // The details stay below the steps that follow, the zoom is over all.
  return stepDepth(state) + (state.details ? 1 : 0) + (state.zoomed ? 1 : 0);
}

function stepDepth(state: PictureFlow): number {
  // A picture of the selection opens at its choice of product.
  const below = state.origin === "search" ? 1 : 0;
  if (state.step === "picture") return below;
  return state.step === "target" ? below + 1 : state.step === "onWall" ? below + 3 : below + 2;
}

/** Returns what closes the uppermost of the layers. */
function closingEvent(state: FlowState, depth: number): FlowEvent {
  if ("zoomed" in state && state.zoomed) return { type: "zoomChanged", zoomed: false };
  if (state.step === "picture" && state.details) return { type: "detailsChanged", details: false };
  return { type: depth === 1 ? "closed" : "back" };
}

/** Closes layers until `depth` are left. Returns how many are: a call in progress keeps its own. */
export const closeLayersAtom = atom(null, (get, set, depth: number): number => {
  for (let left = depthOf(get(flowStateAtom)); left > depth; ) {
    const state = get(flowStateAtom);
    if ("work" in state && state.work.status === "running") return left;
    set(addPictureAtom, closingEvent(state, left));
    const now = depthOf(get(flowStateAtom));
    if (now === left) return left;
    left = now;
  }
  return depthOf(get(flowStateAtom));
});
