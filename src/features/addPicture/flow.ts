import type { Product, ProductVariant } from "../../api/contract/catalogueEntities.ts";
import { surfacesOf } from "../../domain/products/paperSurface.ts";
import type { FlowEvent, FlowPicture, FlowState, OpenFlow, PictureFlow, SpOptions } from "./flowStates.ts";
import { choosing, closedFlow, openedFlow } from "./opening.ts";
import { packFlow, pictureOf, runFlow, severalOf } from "./packFlow.ts";
import { firstChoice, linePrice, type SpChoice } from "./spChoice.ts";

function optionsStep(picture: PictureFlow, product: Product, variant: ProductVariant): OpenFlow {
  return {
    ...pictureOf(picture),
    step: "spOptions",
    product,
    variant,
    choice: firstChoice,
    adding: { status: "editing" },
  };
}

/** Arrows go round, and leave what was being decided only where nothing is lost: not amid packs, formats and options. */
function moved(state: OpenFlow, by: 1 | -1): OpenFlow {
  if (state.origin === "several") return state;
  const index = (state.index + by + state.count) % state.count;
  if (state.step === "picture") return { ...state, index };
  return isLeafing(state) ? { ...pictureOf(state), index, step: "target" } : state;
}

/** Whether arrows go from this picture to the next: nothing is being decided of it. */
export function isLeafing(state: PictureFlow): boolean {
  if (state.step === "spOptions") return state.adding.status === "done";
  return ["picture", "target", "afterPackCreation", "afterPackUpdate"].includes(state.step);
}

function changed(state: FlowPicture & SpOptions, change: Partial<SpChoice>): OpenFlow {
  const { variant, adding } = state;
  if (adding.status !== "editing" && adding.status !== "refused") return state;
  const choice = { ...state.choice, ...change };
  if (!surfacesOf(variant).includes(choice.surface)) return state;
  if (choice.withNumericOption && variant.numeric_option === null) return state;
  return { ...state, choice, adding: { status: "editing" } };
}

function back(state: OpenFlow): OpenFlow {
  if ("work" in state && state.work.status === "sent") return state;
  if (state.origin === "several") {
    if (state.step !== "variantSelection") return state;
    return { ...severalOf(state), step: "multiPackSelection", work: choosing };
  }
  if (state.step === "target") return { ...pictureOf(state), step: "picture" };
  const decided = state.step === "spOptions" && state.adding.status !== "adding";
  if (decided || state.step === "variantSelection" || state.step === "packSelection") {
    return { ...pictureOf(state), step: "target" };
  }
  return state;
}

type AddEvent = Extract<FlowEvent, { type: "addSent" | "addDone" | "addRefused" }>;

/** A single picture on its way into the cart. */
function added(state: FlowPicture & SpOptions, event: AddEvent): OpenFlow {
  const { adding } = state;
  if (event.type === "addSent") {
    if (adding.status === "adding" || adding.status === "done") return state;
    if (linePrice(state.variant, state.choice) === null) return state;
    const key = adding.status === "refused" ? adding.key : event.key;
    return { ...state, adding: { status: "adding", key } };
  }
  if (adding.status !== "adding" || adding.key !== event.key) return state;
  return event.type === "addDone"
    ? { ...state, adding: { status: "done", orderItemUuid: event.orderItemUuid } }
    : { ...state, adding: { status: "refused", message: event.message, key: adding.key } };
}

/**
 * The add-picture modal as one pure function (specification, section 4 "Add-picture modal flow"). An event that means
 * nothing in a step leaves the state as it is, so that a late answer or a double click cannot break it.
 */
export function addPictureFlow(state: FlowState, event: FlowEvent): FlowState {
  if (event.type === "opened" || event.type === "openedWithSeveral") return openedFlow(state, event);
  if (state.step === "closed") return state;
  switch (event.type) {
    case "next":
      return moved(state, 1);
    case "previous":
      return moved(state, -1);
    case "pictureChosen":
      return state.step === "picture" ? { ...pictureOf(state), step: "target" } : state;
    case "productChosen": {
      const { product, variants } = event;
      const [first, ...others] = variants;
      if (state.step !== "target" || first === undefined) return state;
      if (others.length === 0) return optionsStep(state, product, first);
      return { ...pictureOf(state), step: "variantSelection", product, variants, work: choosing };
    }
    case "variantChosen":
      if (state.step !== "variantSelection" || state.origin === "several") return state;
      return state.product.nature === "sp" ? optionsStep(state, state.product, event.variant) : state;
    case "choiceChanged":
      return state.step === "spOptions" ? changed(state, event.choice) : state;
    case "addSent":
    case "addDone":
    case "addRefused":
      return state.step === "spOptions" ? added(state, event) : state;
    case "packWanted":
    case "packChosen":
    case "packProductChosen":
    case "packVariantChosen":
    case "packMade":
    case "packFilled":
    case "packRefused":
      return packFlow(state, event);
    case "pictureAdded":
    case "pictureRefused":
    case "runStopped":
      return runFlow(state, event);
    case "removedFromSelection":
      return state.origin === "selection" ? { step: "closed", result: "removedFromSelection" } : state;
    case "back":
      return back(state);
    case "closed":
      return closedFlow;
  }
}
