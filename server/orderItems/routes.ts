import type { VerbsOf } from "../verb.ts";
import { createOrderItem } from "./createOrderItem.ts";
import { deleteOrderItem } from "./deleteOrderItem.ts";
import {
  countCart,
  listItemsOfCurrentOrder,
  listItemsOfOrder,
  listSinglePictures,
  listUncompletePacks,
  readItemOfCurrentOrder,
} from "./readOrderItems.ts";
import { updateOrderItem } from "./updateOrderItem.ts";

export const orderItemVerbs = {
  create: createOrderItem,
  update: updateOrderItem,
  delete: deleteOrderItem,
  currentUncompletePacks: listUncompletePacks,
  singlePictures: listSinglePictures,
  inCurrentOrder: readItemOfCurrentOrder,
  byCurrentOrder: listItemsOfCurrentOrder,
  byOrder: listItemsOfOrder,
  cartCount: countCart,
} satisfies VerbsOf<"orderItems">;
