import { atom } from "jotai";
import type { FlowEvent, FlowState, PackWork } from "./flowStates.ts";

export const closedFlow: FlowState = { step: "closed", result: "quit" };
export const choosing: PackWork = { status: "choosing" };

export type Opening = Extract<FlowEvent, { type: "opened" | "openedWithSeveral" }>;

/** Returns the modal's first step; with nothing to show, the state is unchanged. */
export function openedFlow(state: FlowState, event: Opening): FlowState {
  if (event.type === "openedWithSeveral") {
    if (event.pictures.length === 0) return state;
    return { origin: "several", pictures: event.pictures, step: "multiPackSelection", work: choosing };
  }
  const { origin, index, count } = event;
  if (count < 1) return state;
  return { origin, index, count, step: origin === "selection" ? "target" : "picture" };
}

/** The flow's current state. Screens open and close the modal through it: the flow itself loads with the modal. */
export const flowStateAtom = atom<FlowState>(closedFlow);

/** Opens the modal on a picture of a view, or on several pictures. */
export const openAddPictureAtom = atom(null, (get, set, event: Opening) =>
  set(flowStateAtom, openedFlow(get(flowStateAtom), event)),
);

export const closeAddPictureAtom = atom(null, (_, set) => set(flowStateAtom, closedFlow));
