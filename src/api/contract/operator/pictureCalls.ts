import * as z from "zod/mini";
import { orderStatuses } from "../../../domain/orders/orderStatus.ts";
import { pictureBytesMaximum } from "../../../domain/shop/limits.ts";
import { endpoint } from "../endpoint.ts";
import { flag, isoDate, natural, orNull, pageQuery, text, uuid } from "../fields.ts";
import { filledText } from "../formFields.ts";

/** A picture as operators see it. */
export const managedPictureSchema = z.object({
  uuid,
  name: text(30),
  /** As in the folder that it was imported from. */
  rawFileName: z.string(),
  contestUuid: uuid,
  contest: z.string(),
  takenAt: orNull(isoDate),
  /** Local time of the event, `YYYY-MM-DD HH:mm:ss`. */
  taken: orNull(z.string()),
  /** In pixels. */
  width: natural,
  /** In pixels. */
  height: natural,
  /** In kilobytes. */
  kbSize: natural,
  names: z.array(z.string()),
});

/** A camera at an event, with its clock. */
export const cameraSchema = z.object({
  uuid,
  /** Its name, with the serial where another camera of the event has the same name. */
  label: z.string(),
  make: z.string(),
  model: z.string(),
  serial: z.string(),
  pictures: natural,
  /** Number of pictures on sale without a time. */
  undated: natural,
  /** What its clock said first and last, `YYYY-MM-DDTHH:mm:ss`. */
  first: orNull(z.string()),
  last: orNull(z.string()),
  /** Seconds to add to what its clock says; null: nobody has said. */
  clockOffset: orNull(z.number()),
});

/** 200 years: cameras without a battery start at 1970 or 1980. */
const offsetMaximum = 200 * 366 * 86_400;
const clockOffset = z.int().check(z.minimum(-offsetMaximum), z.maximum(offsetMaximum));
const byUuid = z.object({ uuid });

export const operatorPictureCalls = {
  listEventPictures: endpoint({
    method: "GET",
    path: "/operator/pictures",
    summary: "A page of an event's pictures, contest by contest",
    scope: "catalogue",
    query: z.object({
      eventUuid: uuid,
      contestUuid: z.optional(uuid),
      /** Only those that nobody is named on. */
      withoutNames: z.optional(z.stringbool()),
      ...pageQuery,
    }),
    answer: z.array(managedPictureSchema),
    paginated: true,
  }),
  movePictures: endpoint({
    method: "POST",
    path: "/operator/pictures/move",
    summary: "Moves pictures to another contest of their event, with the carts and orders that hold them",
    scope: "catalogue",
    body: z.object({
      pictureUuids: z.array(uuid).check(z.minLength(1, "No value"), z.maxLength(1000)),
      contestUuid: uuid,
    }),
    answer: z.object({
      /** The label of the contest that has them now. */
      contest: z.string(),
      moved: natural,
      alreadyThere: natural,
      /** Labels of the contests that have no picture left. */
      emptied: z.array(z.string()),
    }),
    errors: ["REFUSED"],
  }),
  renamePicture: endpoint({
    method: "PUT",
    path: "/operator/pictures/{uuid}/name",
    summary: "Renames a picture; a start list still finds it by the name of its file",
    scope: "catalogue",
    params: byUuid,
    body: z.object({ name: filledText(30) }),
    answer: z.object({ uuid, before: z.string(), after: z.string() }),
    errors: ["REFUSED"],
  }),
  replacePicture: endpoint({
    method: "PUT",
    path: "/operator/pictures/{uuid}/image",
    summary: "Replaces the image of a picture by another JPEG; carts and orders keep the picture",
    scope: "catalogue",
    params: byUuid,
    upload: pictureBytesMaximum,
    answer: z.object({
      uuid,
      name: z.string(),
      /** False if the picture had this file already. */
      isNew: flag,
      /** In pixels. */
      width: natural,
      /** In pixels. */
      height: natural,
      /** Number of files of orders that are made again. */
      files: natural,
    }),
    errors: ["REFUSED", "TOO_LARGE", "NOT_A_FILE"],
  }),
  takeDown: endpoint({
    method: "POST",
    path: "/operator/takedowns",
    summary: "Takes a picture down permanently: its files are deleted, carts lose it, customers are told",
    scope: "catalogue",
    body: z.object({ pictureUuid: uuid, reason: filledText(200) }),
    answer: z.object({
      uuid,
      name: z.string(),
      /** Orders that held it: carts that lost it, and placed orders that keep their lines. */
      orders: z.array(z.object({ uuid, status: z.enum(orderStatuses) })),
      /** Number of files deleted. */
      files: natural,
    }),
    errors: ["REFUSED"],
  }),
  listCameras: endpoint({
    method: "GET",
    path: "/operator/clocks",
    summary: "The cameras of an event with their clocks",
    scope: "catalogue",
    query: z.object({ eventUuid: uuid }),
    answer: z.array(cameraSchema),
  }),
  setClock: endpoint({
    method: "PUT",
    path: "/operator/clocks/{uuid}",
    summary: "Sets the clock of a camera: its pictures, also later ones, get the times that follow",
    scope: "catalogue",
    params: byUuid,
    body: z.object({
      /** Seconds to add to what its clock says; null: back to what it says. */
      clockOffset: orNull(clockOffset),
      /** Writes nothing: answers what would change. */
      isCheck: z.optional(z.boolean()),
    }),
    answer: z.object({
      before: orNull(z.number()),
      after: orNull(z.number()),
      /** Number of pictures that the clock dates, and of those whose time is out of reason with the new offset. */
      dated: natural,
      undated: natural,
      /** The first, a middle and the last picture by what the clock says. */
      samples: z.array(
        z.object({
          name: z.string(),
          /** `YYYY-MM-DDTHH:mm:ss` */
          cameraTime: z.string(),
          before: orNull(isoDate),
          after: orNull(isoDate),
        }),
      ),
    }),
    errors: ["REFUSED"],
  }),
};
