import type { Product, ProductVariant } from "../../api/contract/catalogueEntities.ts";
import type { SingleChoice } from "../../domain/products/singleChoice.ts";
import type { LastChoice } from "../../shop/lastChoice.ts";

/** The view that the modal was opened from; it shows one of that view's pictures. */
export type FlowOrigin = "search" | "selection";

/** `key` tells the pending call's answer from late ones. */
export type Adding =
  | { status: "editing" }
  | { status: "adding"; key: string }
  | { status: "refused"; message: string }
  /** The done flag of the specification: a confirmation with a link to the cart is shown. `isQueued`: it waits for the network. */
  | { status: "done"; isQueued: boolean };

/** A pack of the cart and its fill level. */
export interface PackState {
  orderItemUuid: string;
  /** Label of the pack's product. */
  label: string;
  filled: number;
  capacity: number;
}

/** The choice of a pack; `uuid` is the order item being filled, or the product or variant being created. */
export type PackWork =
  | { status: "choosing" }
  | { status: "sent"; uuid: string; key: string }
  | { status: "refused"; uuid: string; message: string };

/** A picture that was not added to the pack, and why. */
export interface RefusedPicture {
  /** « DSC_0412 ». */
  name: string;
  /** The message shown to the shopper. */
  message: string;
}

/** Result of adding several pictures; `stopped` says why the rest was not tried. */
export interface PackOutcome {
  total: number;
  added: number;
  refused: readonly RefusedPicture[];
  stopped: string | null;
}

/** Several pictures being added to a pack, one at a time. */
export interface PackRun {
  status: "running";
  key: string;
  end: "afterPackCreation" | "afterPackUpdate";
  pack: PackState;
  added: number;
  refused: readonly RefusedPicture[];
}

/** The picture shown: its index from 0 in the view, and the view's count. */
export interface FlowPicture {
  origin: FlowOrigin;
  index: number;
  count: number;
  /** Whether the first step shows the picture's details, of one picture after another. Default: false. */
  details?: boolean | undefined;
  /** Whether the picture is zoomed over the window; ends with its step. Default: false. */
  zoomed?: boolean | undefined;
}

/** The uuids of the pictures to add to one pack (multi mode). */
export interface FlowPictures {
  origin: "several";
  pictures: readonly string[];
}

interface Variants {
  step: "variantSelection";
  product: Product;
  variants: readonly ProductVariant[];
  /** Used for a pack's format; a single picture's format sends nothing here. */
  work: PackWork;
}

interface AfterPack<Step> {
  step: Step;
  pack: PackState;
}
type AfterAnyPack = AfterPack<"afterPackCreation"> | AfterPack<"afterPackUpdate">;

export type SpOptions = {
  step: "spOptions";
  product: Product;
  variant: ProductVariant;
  choice: SingleChoice;
  /** Where the paper lies along the side that it cuts, from 0, left or top, to 1, right or bottom. */
  cropOffset: number;
  adding: Adding;
};

/** A print on a wall, over the step that it was opened from. */
interface OnWall {
  step: "onWall";
  product: Product;
  /** Formats on paper. */
  variants: readonly ProductVariant[];
  /** The one on the wall. */
  variant: ProductVariant;
  under: Variants | SpOptions;
}

/** A step for one picture, with its data. */
export type PictureStep =
  | { step: "picture" }
  | { step: "target" }
  | { step: "packSelection"; work: PackWork }
  | Variants
  | SpOptions
  | OnWall
  | AfterAnyPack;

/** A step for several pictures. */
export type PicturesStep =
  | { step: "multiPackSelection"; work: PackWork | PackRun }
  | Variants
  | (AfterAnyPack & { outcome: PackOutcome });

export type PictureFlow = FlowPicture & PictureStep;
export type PicturesFlow = FlowPictures & PicturesStep;
export type OpenFlow = PictureFlow | PicturesFlow;
export type FlowState = { step: "closed"; result: "quit" | "removedFromSelection" } | OpenFlow;

/** Responses carry the key of their call, so that late ones are ignored. `choice`: the options to begin with. */
export type FlowEvent =
  | ({ type: "opened" } & FlowPicture)
  | { type: "openedWithSeveral"; pictures: readonly string[] }
  | { type: "next" }
  | { type: "previous" }
  /** A press in the strip; the index in the view. */
  | { type: "leafedTo"; index: number }
  | { type: "detailsChanged"; details: boolean }
  | { type: "zoomChanged"; zoomed: boolean }
  | { type: "pictureChosen" }
  | { type: "productChosen"; product: Product; variants: readonly ProductVariant[]; choice?: SingleChoice }
  | { type: "variantChosen"; variant: ProductVariant; choice?: SingleChoice }
  | { type: "lastRepeated"; last: LastChoice; key: string }
  | { type: "choiceChanged"; choice: Partial<SingleChoice> }
  | { type: "cropMoved"; offset: number }
  | { type: "wallOpened"; variants: readonly ProductVariant[]; variant: ProductVariant }
  | { type: "wallVariantChosen"; variant: ProductVariant }
  | { type: "addSent"; key: string }
  | { type: "addDone"; key: string; isQueued: boolean }
  | { type: "addRefused"; key: string; message: string }
  | { type: "packWanted" }
  | { type: "packChosen"; pack: PackState; key: string }
  | { type: "packProductChosen"; product: Product; variants: readonly ProductVariant[]; key: string }
  | { type: "packVariantChosen"; variant: ProductVariant; key: string }
  | { type: "packMade"; key: string; pack: PackState }
  | { type: "packFilled"; key: string; pack: PackState }
  | { type: "packRefused"; key: string; message: string }
  | { type: "pictureAdded"; key: string; pack: PackState }
  | { type: "pictureRefused"; key: string; refused: RefusedPicture }
  | { type: "runStopped"; key: string; message: string }
  | { type: "removedFromSelection" }
  | { type: "back" }
  | { type: "closed" };
