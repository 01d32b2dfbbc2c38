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
  listPictures: listPictures,
  listPlaceholders: listPlaceholders,
  countPicturesByTime: countPicturesByTime,
  listPicturesForFilterOrderItem: listPicturesForFilterOrderItem,
  listPicturesOfOrderItem: listPicturesOfOrderItem,
  listPicturesOfOrder: listPicturesOfOrder,
  listPicturesOfCurrentOrder: listPicturesOfCurrentOrder,
  readPicture: readPicture,
} satisfies VerbsOf<"pictures">;
