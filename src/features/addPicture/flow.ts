import type { Product, ProductVariant } from "../../api/contract/catalogueEntities.ts";
import { type Surface, surfacesOf } from "../../domain/paperSurface.ts";
import { type ItemOptions, itemPrice } from "../../domain/product.ts";

/** Where the modal was opened from; a view of pictures, in both cases, of which one is shown. */
export type FlowOrigin = "search" | "selection";

/** What a shopper decides of a single picture. `quantity` is null while the field holds no number. */
export interface SpChoice {
  surface: Surface;
  withNumericOption: boolean;
  quantity: number | null;
}

/** `key` is the call's idempotency key: pressing again after a lost answer is the same addition. */
export type Adding =
  | { status: "editing" }
  | { status: "adding"; key: string }
  | { status: "refused"; message: string; key: string }
  /** The done flag of the specification: a confirmation with a link to the cart is shown. */
  | { status: "done"; orderItemUuid: string };

/** Which picture of the view is shown: its place from 0, and how many there are. */
export interface FlowPicture {
  origin: FlowOrigin;
  index: number;
  count: number;
}

/** A step with what it needs; a pack's steps join as further members. */
export type FlowStep =
  | { step: "picture" }
  | { step: "target" }
  | { step: "variantSelection"; product: Product; variants: readonly ProductVariant[] }
  | { step: "spOptions"; product: Product; variant: ProductVariant; choice: SpChoice; adding: Adding };

export type OpenFlow = FlowPicture & FlowStep;
export type FlowState = { step: "closed"; result: "quit" | "removedFromSelection" } | OpenFlow;

export type FlowEvent =
  | ({ type: "opened" } & FlowPicture)
  | { type: "next" }
  | { type: "previous" }
  | { type: "pictureChosen" }
  | { type: "productChosen"; product: Product; variants: readonly ProductVariant[] }
  | { type: "variantChosen"; variant: ProductVariant }
  | { type: "choiceChanged"; choice: Partial<SpChoice> }
  | { type: "addSent"; key: string }
  | { type: "addDone"; orderItemUuid: string }
  | { type: "addRefused"; message: string }
  | { type: "removedFromSelection" }
  | { type: "back" }
  | { type: "closed" };

export const closedFlow: FlowState = { step: "closed", result: "quit" };

const firstChoice: SpChoice = { surface: "none", withNumericOption: false, quantity: 1 };

function pictureOf({ origin, index, count }: FlowPicture): FlowPicture {
  return { origin, index, count };
}

/** The options as an order item carries them. */
export function itemOptions(choice: SpChoice): ItemOptions {
  return {
    withMatOption: choice.surface === "mat",
    withSatinOption: choice.surface === "satin",
    withNumericOption: choice.withNumericOption,
  };
}

/** Price of the whole line in cents, or null while the quantity is no number from 1 up. */
export function linePrice(variant: ProductVariant, choice: SpChoice): number | null {
  const { quantity } = choice;
  return isQuantity(quantity) ? quantity * itemPrice(variant, itemOptions(choice)) : null;
}

const isQuantity = (quantity: number | null): quantity is number =>
  quantity !== null && Number.isInteger(quantity) && quantity >= 1 && quantity <= 999;

function optionsStep(picture: FlowPicture, product: Product, variant: ProductVariant): OpenFlow {
  return {
    ...pictureOf(picture),
    step: "spOptions",
    product,
    variant,
    choice: firstChoice,
    adding: { status: "editing" },
  };
}

/** Arrows go round, and leave what was being decided only where nothing is lost: not amid formats and options. */
function moved(state: OpenFlow, by: 1 | -1): OpenFlow {
  const index = (state.index + by + state.count) % state.count;
  if (state.step === "picture") return { ...state, index };
  const decided = state.step === "spOptions" && state.adding.status === "done";
  return state.step === "target" || decided ? { ...pictureOf(state), index, step: "target" } : state;
}

function changed(state: OpenFlow & { step: "spOptions" }, change: Partial<SpChoice>): OpenFlow {
  const { variant, adding } = state;
  if (adding.status !== "editing" && adding.status !== "refused") return state;
  const choice = { ...state.choice, ...change };
  if (!surfacesOf(variant).includes(choice.surface)) return state;
  if (choice.withNumericOption && variant.numeric_option === null) return state;
  return { ...state, choice, adding: { status: "editing" } };
}

function back(state: OpenFlow): OpenFlow {
  if (state.step === "target") return { ...pictureOf(state), step: "picture" };
  if (state.step === "variantSelection") return { ...pictureOf(state), step: "target" };
  if (state.step === "spOptions" && state.adding.status !== "adding") {
    return { ...pictureOf(state), step: "target" };
  }
  return state;
}

/**
 * The add-picture modal as one pure function (specification, section 4 "Add-picture modal flow"). An event that means
 * nothing in a step leaves the state as it is, so that a late answer or a double click cannot break it.
 */
export function addPictureFlow(state: FlowState, event: FlowEvent): FlowState {
  if (event.type === "opened") {
    if (event.count < 1) return state;
    return { ...pictureOf(event), step: event.origin === "selection" ? "target" : "picture" };
  }
  if (state.step === "closed") return state;
  switch (event.type) {
    case "next":
      return moved(state, 1);
    case "previous":
      return moved(state, -1);
    case "pictureChosen":
      return state.step === "picture" ? { ...pictureOf(state), step: "target" } : state;
    case "productChosen": {
      const [first, ...others] = event.variants;
      if (state.step !== "target" || first === undefined) return state;
      if (others.length === 0) return optionsStep(state, event.product, first);
      return {
        ...pictureOf(state),
        step: "variantSelection",
        product: event.product,
        variants: event.variants,
      };
    }
    case "variantChosen":
      return state.step === "variantSelection" ? optionsStep(state, state.product, event.variant) : state;
    case "choiceChanged":
      return state.step === "spOptions" ? changed(state, event.choice) : state;
    case "addSent":
      if (state.step !== "spOptions" || state.adding.status === "adding") return state;
      if (state.adding.status === "done" || linePrice(state.variant, state.choice) === null) return state;
      return {
        ...state,
        adding: { status: "adding", key: state.adding.status === "refused" ? state.adding.key : event.key },
      };
    case "addDone":
      if (state.step !== "spOptions" || state.adding.status !== "adding") return state;
      return { ...state, adding: { status: "done", orderItemUuid: event.orderItemUuid } };
    case "addRefused":
      if (state.step !== "spOptions" || state.adding.status !== "adding") return state;
      return { ...state, adding: { status: "refused", message: event.message, key: state.adding.key } };
    case "removedFromSelection":
      return state.origin === "selection" ? { step: "closed", result: "removedFromSelection" } : state;
    case "back":
      return back(state);
    case "closed":
      return closedFlow;
  }
}
