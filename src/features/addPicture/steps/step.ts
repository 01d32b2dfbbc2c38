import type { ReactNode } from "react";
import type { Picture, Product, ProductVariant } from "../../../api/contract/catalogueEntities.ts";
import type { LastChoice } from "../../../shop/lastChoice.ts";
import type { Offer } from "../../../shop/offers.ts";
import type { FlowEvent, FlowState, OpenFlow, PictureFlow, PicturesFlow } from "../flowStates.ts";
import type { OpenPack } from "../packChoices.ts";

/** Actions available to a step. Each pack call returns the uuids of the pictures added. */
export interface FlowActions {
  send: (event: FlowEvent) => void;
  addToCart: (picture: Picture) => Promise<void>;
  /** Adds the picture to the cart as the last one was. */
  repeatLast: (picture: Picture, last: LastChoice) => Promise<void>;
  /** `picture` is null in multi mode, where the flow holds the pictures. */
  fillPack: (pack: OpenPack, picture: Picture | null) => Promise<string[]>;
  choosePackProduct: (offer: Offer, picture: Picture | null) => Promise<string[]>;
  choosePackVariant: (
    product: Product,
    variant: ProductVariant,
    picture: Picture | null,
  ) => Promise<string[]>;
}

/** What the modal needs from the selection, which is another feature. */
export interface SelectionOfPicture {
  selected: boolean;
  count: number;
  toggle: () => void;
}

interface SharedProps {
  actions: FlowActions;
  /** Called with the uuids of the pictures added to a pack. */
  onPacked: (pictureUuids: readonly string[]) => void;
  /** Address of a pack's page. */
  packHref: (orderItemUuid: string) => string;
  cartHref: string;
}

/** What a step for one picture renders from, besides its state. */
export interface PictureStepProps extends SharedProps {
  picture: Picture;
  selection: SelectionOfPicture;
  onOpenSelection: () => void;
  /** Address of the pictures taken around the same time; null if the time is unknown. */
  aroundHref: string | null;
  /** Called with the hovered or focused format, null when it leaves. */
  onPoint: (variant: ProductVariant | null) => void;
}

/** Events that a step does not list leave it unchanged, so that a late response or a double click is harmless. */
type Transitions<State> = {
  [Type in FlowEvent["type"]]?: (state: State, event: Extract<FlowEvent, { type: Type }>) => FlowState;
};

/** A complete step of the modal: omitting any of the three members is a type error. */
export interface Step<State extends OpenFlow, Props> {
  /** Transitions by event. Pure. */
  on: Transitions<State>;
  Screen: (props: Props & { state: State }) => ReactNode;
  /** The step's buttons: back or quit first, continue last. */
  Footer: (props: Props & { state: State }) => ReactNode;
}

/** A step for one picture. */
export type PictureStep<Name extends PictureFlow["step"]> = Step<
  Extract<PictureFlow, { step: Name }>,
  PictureStepProps
>;

/** A step for several pictures. */
export type PicturesStep<Name extends PicturesFlow["step"]> = Step<
  Extract<PicturesFlow, { step: Name }>,
  SharedProps
>;
