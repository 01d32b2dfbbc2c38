import type { VerbsOf } from "../verb.ts";
import { addPictureToPack } from "./addPictureToPack.ts";
import { applySuggestion } from "./applySuggestion.ts";
import { createOrderItem } from "./createOrderItem.ts";
import { deleteOrderItem } from "./deleteOrderItem.ts";
import { moveSinglePicturesToPack } from "./moveSinglePicturesToPack.ts";
import {
  countCart,
  listItemsOfCurrentOrder,
  listItemsOfOrder,
  listSinglePictures,
  listUncompletePacks,
  readItemOfCurrentOrder,
} from "./readOrderItems.ts";
import { readSuggestion } from "./readSuggestion.ts";
import { removePictureFromPack } from "./removePictureFromPack.ts";
import { updateOrderItem } from "./updateOrderItem.ts";

export const orderItemVerbs = {
  createOrderItem: createOrderItem,
  updateOrderItem: updateOrderItem,
  deleteOrderItem: deleteOrderItem,
  listUncompletePacks: listUncompletePacks,
  listSinglePictures: listSinglePictures,
  addPictureToPack,
  removePictureFromPack,
  moveSinglePicturesToPack,
  readSuggestion: readSuggestion,
  applySuggestion,
  readItemOfCurrentOrder: readItemOfCurrentOrder,
  listItemsOfCurrentOrder: listItemsOfCurrentOrder,
  listItemsOfOrder: listItemsOfOrder,
  countCartItems: countCart,
} satisfies VerbsOf<"orderItems">;
