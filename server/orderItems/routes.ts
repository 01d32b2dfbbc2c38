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
  create: createOrderItem,
  update: updateOrderItem,
  delete: deleteOrderItem,
  currentUncompletePacks: listUncompletePacks,
  singlePictures: listSinglePictures,
  addPictureToPack,
  removePictureFromPack,
  moveSinglePicturesToPack,
  suggestion: readSuggestion,
  applySuggestion,
  inCurrentOrder: readItemOfCurrentOrder,
  byCurrentOrder: listItemsOfCurrentOrder,
  byOrder: listItemsOfOrder,
  cartCount: countCart,
} satisfies VerbsOf<"orderItems">;
