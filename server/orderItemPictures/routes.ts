import type { VerbsOf } from "../verb.ts";
import { changeGroup } from "./changeGroup.ts";
import {
  listPlacesOfCurrentOrder,
  listPlacesOfOrder,
  listPlacesOfOrderItem,
} from "./readOrderItemPictures.ts";

export const orderItemPictureVerbs = {
  listOrderItemPicturesOfItem: listPlacesOfOrderItem,
  listOrderItemPicturesOfOrder: listPlacesOfOrder,
  listOrderItemPicturesOfCurrentOrder: listPlacesOfCurrentOrder,
  changeGroupPosition: changeGroup,
} satisfies VerbsOf<"orderItemPictures">;
