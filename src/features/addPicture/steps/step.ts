import type { ReactNode } from "react";
import type { Picture, Product, ProductVariant } from "../../../api/contract/catalogueEntities.ts";
import type { Offer } from "../../../shop/offers.ts";
import type { FlowEvent, FlowState, OpenFlow, PictureFlow, PicturesFlow } from "../flowStates.ts";
import type { OpenPack } from "../packChoices.ts";

/** What a step can set in motion. Each call of a pack returns the uuids of the pictures that went in. */
export interface FlowActions {
  send: (event: FlowEvent) => void;
  addToCart: (picture: Picture) => Promise<void>;
  /** `picture` is null in multi mode, where the flow holds the pictures. */
  fillPack: (pack: OpenPack, picture: Picture | null) => Promise<string[]>;
  choosePackProduct: (offer: Offer, picture: Picture | null) => Promise<string[]>;
  choosePackVariant: (
    product: Product,
    variant: ProductVariant,
    picture: Picture | null,
  ) => Promise<string[]>;
}

/** What the modal needs of the selection, which is another feature's. */
export interface SelectionOfPicture {
  selected: boolean;
  count: number;
  toggle: () => void;
}

interface SharedProps {
  actions: FlowActions;
  /** Called with the uuids of pictures that went into a pack. */
  onPacked: (pictureUuids: readonly string[]) => void;
  /** Address of a pack's page. */
  packHref: (orderItemUuid: string) => string;
  cartHref: string;
}

/** What a step of one picture is drawn from, beside its state. */
export interface PictureStepProps extends SharedProps {
  picture: Picture;
  selection: SelectionOfPicture;
  onOpenSelection: () => void;
  /** Address of the pictures taken about when this one was; null where that is not known. */
  aroundHref: string | null;
  /** Called with the format under the pointer or the focus, null when it leaves. */
  onPoint: (variant: ProductVariant | null) => void;
}

/** An event that a step does not list leaves it as it is, so that a late answer or a double click cannot break it. */
type Transitions<State> = {
  [Type in FlowEvent["type"]]?: (state: State, event: Extract<FlowEvent, { type: Type }>) => FlowState;
};

/** A step of the modal, whole: without one of the three it does not compile. */
export interface Step<State extends OpenFlow, Props> {
  /** What becomes of it by each event. Pure. */
  on: Transitions<State>;
  Screen: (props: Props & { state: State }) => ReactNode;
  /** Its buttons: the way out first, the way forward last. */
  Footer: (props: Props & { state: State }) => ReactNode;
}

/** A step of one picture. */
export type PictureStep<Name extends PictureFlow["step"]> = Step<
  Extract<PictureFlow, { step: Name }>,
  PictureStepProps
>;

/** A step of several pictures. */
export type PicturesStep<Name extends PicturesFlow["step"]> = Step<
  Extract<PicturesFlow, { step: Name }>,
  SharedProps
>;
