import type { VerbsOf } from "../verb.ts";
import { listPictures, listPicturesForFilterOrderItem, readPicture } from "./listPictures.ts";
import { listPicturesOfCurrentOrder, listPicturesOfOrder, listPicturesOfOrderItem } from "./orderPictures.ts";

export const pictureVerbs = {
  list: listPictures,
  forFilterOrderItem: listPicturesForFilterOrderItem,
  byOrderItemInCurrentOrder: listPicturesOfOrderItem,
  byOrder: listPicturesOfOrder,
  byCurrentOrder: listPicturesOfCurrentOrder,
  byUuid: readPicture,
} satisfies VerbsOf<"pictures">;
