import type { Product, ProductVariant } from "../../api/contract/catalogueEntities.ts";
import type { SpChoice } from "./singleOptions.ts";

/** Where the modal was opened from: a view of pictures, in both cases, of which one is shown. */
export type FlowOrigin = "search" | "selection";

/** `key` is the call's idempotency key: pressing again after a lost answer is the same addition. */
export type Adding =
  | { status: "editing" }
  | { status: "adding"; key: string }
  | { status: "refused"; message: string; key: string }
  /** The done flag of the specification: a confirmation with a link to the cart is shown. */
  | { status: "done"; orderItemUuid: string };

/** A pack of the cart, and how far it is filled. */
export interface PackState {
  orderItemUuid: string;
  /** Label of its product. */
  label: string;
  filled: number;
  capacity: number;
}

/** The choice of a pack; `uuid` is the order item being filled, or the product or variant being made into one. */
export type PackWork =
  | { status: "choosing" }
  | { status: "sent"; uuid: string; key: string }
  | { status: "refused"; uuid: string; key: string; message: string };

/** A picture that did not go into the pack, and why. */
export interface RefusedPicture {
  /** « DSC_0412 ». */
  name: string;
  /** The shopper's sentence of the refusal. */
  message: string;
}

/** How several pictures fared: some in, some refused; `stopped` says why the rest was not tried. */
export interface PackOutcome {
  total: number;
  added: number;
  refused: readonly RefusedPicture[];
  stopped: string | null;
}

/** Several pictures going into a pack, one at a time. */
export interface PackRun {
  status: "running";
  key: string;
  end: "afterPackCreation" | "afterPackUpdate";
  pack: PackState;
  added: number;
  refused: readonly RefusedPicture[];
}

/** Which picture of the view is shown: its place from 0, and how many there are. */
export interface FlowPicture {
  origin: FlowOrigin;
  index: number;
  count: number;
}

/** The pictures that are to go into one pack (multi mode), by their uuids. */
export interface FlowPictures {
  origin: "several";
  pictures: readonly string[];
}

interface Variants {
  step: "variantSelection";
  product: Product;
  variants: readonly ProductVariant[];
  /** Of a pack's format; of a single picture's, nothing is sent here. */
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
  choice: SpChoice;
  adding: Adding;
};

/** A step of one picture, with what it needs. */
export type PictureStep =
  | { step: "picture" }
  | { step: "target" }
  | { step: "packSelection"; work: PackWork }
  | Variants
  | SpOptions
  | AfterAnyPack;

/** A step of several. */
export type PicturesStep =
  | { step: "multiPackSelection"; work: PackWork | PackRun }
  | Variants
  | (AfterAnyPack & { outcome: PackOutcome });

export type PictureFlow = FlowPicture & PictureStep;
export type PicturesFlow = FlowPictures & PicturesStep;
export type OpenFlow = PictureFlow | PicturesFlow;
export type FlowState = { step: "closed"; result: "quit" | "removedFromSelection" } | OpenFlow;

/** Answers carry the key of the call they are to: a late one means nothing to what was begun since. */
export type FlowEvent =
  | ({ type: "opened" } & FlowPicture)
  | { type: "openedWithSeveral"; pictures: readonly string[] }
  | { type: "next" }
  | { type: "previous" }
  | { type: "pictureChosen" }
  | { type: "productChosen"; product: Product; variants: readonly ProductVariant[] }
  | { type: "variantChosen"; variant: ProductVariant }
  | { type: "choiceChanged"; choice: Partial<SpChoice> }
  | { type: "addSent"; key: string }
  | { type: "addDone"; key: string; orderItemUuid: string }
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
