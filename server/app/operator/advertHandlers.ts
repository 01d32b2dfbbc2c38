import type { operatorAdvertCalls } from "../../../src/api/contract/operator/advertCalls.ts";
import { addAdvert } from "../../catalogue/addAdvert.ts";
import { editAdvert } from "../../catalogue/editAdvert.ts";
import { listManagedAdverts } from "../../catalogue/listManagedAdverts.ts";
import { removeAdvert } from "../../catalogue/removeAdvert.ts";
import { authorOf } from "../../core/author.ts";
import { findPlainImage } from "../../images/findPlainImage.ts";
import { storePlainImage } from "../../images/storePlainImage.ts";
import type { HandlersOf } from "../http/mount.ts";

export const operatorAdvertHandlers: HandlersOf<typeof operatorAdvertCalls> = {
  listManagedAdverts: ({ db }, { query }) => listManagedAdverts(db, query),
  storePlainImage: ({ services }, { body }) => storePlainImage(services.store, body),
  addAdvert: async (context, { body: { image, ...fields } }) =>
    addAdvert(authorOf(context), fields, await findPlainImage(context.services.store, image)),
  editAdvert: async (context, { params, body: { image, ...changes } }) => {
    const originalKey = image === undefined ? null : await findPlainImage(context.services.store, image);
    return editAdvert(authorOf(context), params.code, changes, originalKey);
  },
  removeAdvert: (context, { params }) => removeAdvert(authorOf(context), params.code),
};
