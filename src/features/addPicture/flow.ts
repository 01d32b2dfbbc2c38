import type { FlowEvent, FlowState, OpenFlow, PictureFlow, PicturesFlow } from "./flowStates.ts";
import { closedFlow, openedFlow } from "./openState.ts";
import { afterPack, afterPackOfSeveral } from "./steps/afterPack.tsx";
import { multiPackSelection } from "./steps/multiPackSelection.tsx";
import { onWall } from "./steps/onWall.tsx";
import { packSelection } from "./steps/packSelection.tsx";
import { picture } from "./steps/picture.tsx";
import { spOptions } from "./steps/spOptions.tsx";
import type { PictureStep, PicturesStep } from "./steps/step.ts";
import { target } from "./steps/target.tsx";
import { variantSelection, variantSelectionOfSeveral } from "./steps/variantSelection.tsx";

const pictureSteps: { [Name in PictureFlow["step"]]: PictureStep<Name> } = {
  picture,
  target,
  packSelection,
  variantSelection,
  spOptions,
  onWall,
  afterPackCreation: afterPack,
  afterPackUpdate: afterPack,
};

const picturesSteps: { [Name in PicturesFlow["step"]]: PicturesStep<Name> } = {
  multiPackSelection,
  variantSelection: variantSelectionOfSeveral,
  afterPackCreation: afterPackOfSeveral,
  afterPackUpdate: afterPackOfSeveral,
};

// Each state maps to the step of the same name; TypeScript cannot correlate the two unions.
export const pictureStep = (state: PictureFlow) =>
  pictureSteps[state.step] as unknown as PictureStep<PictureFlow["step"]>;
export const picturesStep = (state: PicturesFlow) =>
  picturesSteps[state.step] as unknown as PicturesStep<PicturesFlow["step"]>;

/** The add-picture modal as a pure reducer over its steps (specification, section 4 "Add-picture modal flow"). */
export function addPictureFlow(state: FlowState, event: FlowEvent): FlowState {
  if (event.type === "opened" || event.type === "openedWithSeveral") return openedFlow(state, event);
  if (state.step === "closed") return state;
  if (event.type === "closed") return closedFlow;
  if (event.type === "removedFromSelection") {
    return state.origin === "selection" ? { step: "closed", result: "removedFromSelection" } : state;
  }
  if (event.type === "zoomChanged") {
    return state.origin === "several" ? state : { ...state, zoomed: event.zoomed };
  }
  const { on } = state.origin === "several" ? picturesStep(state) : pictureStep(state);
  const transition = on[event.type] as ((from: OpenFlow, by: FlowEvent) => FlowState) | undefined;
  return transition?.(state, event) ?? state;
}

/** Whether the crop can be moved: true while the options of a print are chosen. */
export const canMoveCrop = (state: PictureFlow): boolean =>
  addPictureFlow(state, { type: "cropMoved", offset: 0 }) !== state;

/** Whether the arrow keys change picture: true when no choice is in progress. */
export const isLeafing = (state: PictureFlow): boolean => addPictureFlow(state, { type: "next" }) !== state;
