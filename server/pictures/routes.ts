import type { VerbsOf } from "../verb.ts";
import { countPicturesByTime } from "./countPicturesByTime.ts";
import {
  listPictures,
  listPicturesForFilterOrderItem,
  listPlaceholders,
  readPicture,
} from "./listPictures.ts";
import { listPicturesOfCurrentOrder, listPicturesOfOrder, listPicturesOfOrderItem } from "./orderPictures.ts";

export const pictureVerbs = {
  list: listPictures,
  placeholders: listPlaceholders,
  countsByTime: countPicturesByTime,
  forFilterOrderItem: listPicturesForFilterOrderItem,
  byOrderItemInCurrentOrder: listPicturesOfOrderItem,
  byOrder: listPicturesOfOrder,
  byCurrentOrder: listPicturesOfCurrentOrder,
  byUuid: readPicture,
} satisfies VerbsOf<"pictures">;
