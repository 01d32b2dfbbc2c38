import type { VerbsOf } from "../verb.ts";
import {
  listPlacesOfCurrentOrder,
  listPlacesOfOrder,
  listPlacesOfOrderItem,
} from "./readOrderItemPictures.ts";

export const orderItemPictureVerbs = {
  byOrderItemInCurrentOrder: listPlacesOfOrderItem,
  byOrder: listPlacesOfOrder,
  byCurrentOrder: listPlacesOfCurrentOrder,
} satisfies VerbsOf<"orderItemPictures">;
