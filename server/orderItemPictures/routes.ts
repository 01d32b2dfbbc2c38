import type { VerbsOf } from "../verb.ts";
import { changeGroup } from "./changeGroup.ts";
import {
  listPlacesOfCurrentOrder,
  listPlacesOfOrder,
  listPlacesOfOrderItem,
} from "./readOrderItemPictures.ts";

export const orderItemPictureVerbs = {
  byOrderItemInCurrentOrder: listPlacesOfOrderItem,
  byOrder: listPlacesOfOrder,
  byCurrentOrder: listPlacesOfCurrentOrder,
  groupPosition: changeGroup,
} satisfies VerbsOf<"orderItemPictures">;
