import type { operatorPictureCalls } from "../../../src/api/contract/operator/pictureCalls.ts";
import { authorOf } from "../../core/author.ts";
import { listCameras } from "../../import/listCameras.ts";
import { listEventPictures } from "../../import/listEventPictures.ts";
import { movePictures } from "../../import/movePictures.ts";
import { noPicture } from "../../import/pictureRefusals.ts";
import { renamePicture } from "../../import/renamePicture.ts";
import { replacePicture } from "../../import/replacePicture.ts";
import { setClock } from "../../import/setClock.ts";
import { takeDown } from "../../import/takeDown.ts";
import type { HandlersOf } from "../http/mount.ts";

export const operatorPictureHandlers: HandlersOf<typeof operatorPictureCalls> = {
  listEventPictures: ({ db }, { query }) => listEventPictures(db, query, query),
  movePictures: (context, { body }) =>
    movePictures(authorOf(context), body.pictureUuids, body.contestUuid.toLowerCase()),
  renamePicture: (context, { params, body }) => renamePicture(authorOf(context), params.uuid, body.name),
  replacePicture: (context, { params, body }) =>
    replacePicture(context.services, authorOf(context), params.uuid, body),
  takeDown: async (context, { body }) => {
    const taken = await takeDown(context.services, authorOf(context), body.pictureUuid, body.reason);
    if (!taken) throw noPicture(body.pictureUuid);
    return taken;
  },
  listCameras: ({ db }, { query }) => listCameras(db, query.eventUuid),
  setClock: (context, { params, body }) =>
    setClock(authorOf(context), params.uuid, body.clockOffset, {
      now: context.services.now(),
      isCheck: body.isCheck === true,
    }),
};
