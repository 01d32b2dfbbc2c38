import { atom } from "jotai";
import * as z from "zod/mini";
import { type Picture, pictureSchema } from "../../api/contract/catalogueEntities.ts";
import { uuid as uuidSchema } from "../../api/contract/fields.ts";
import { groupPosition } from "../../api/contract/orderEntities.ts";
import {
  freePlaces,
  type GroupPosition,
  groupPositions,
  packCapacity,
} from "../../domain/packs/packCapacity.ts";
import { cartQueue } from "../../shop/cartQueue.ts";
import { openPackAtom } from "../../shop/openPack.ts";
import { idle } from "../../state/mutation.ts";
import { persistedAtom } from "../../state/persisted.ts";
import { dataOf } from "../../state/query.ts";
import { packPageQuery } from "./atoms.ts";
import { changePackAtom, type PackChange } from "./mutations.ts";
import { refusalOf } from "./refusalWords.ts";
import { type Adding, type TrayDraft, trayPlaces } from "./trayView.ts";

/** Why the last change was refused, or which picture was removed and can be put back. */
export type TrayNotice = { kind: "refused"; words: string } | { kind: "removed"; picture: Picture };

/** Pictures being added, by pack. Kept for the session: after a reload the rest is sent. */
const keptAtom = persistedAtom(
  "session",
  "packAdding",
  z.object({
    uuid: z.nullable(uuidSchema),
    adding: z.array(z.object({ picture: pictureSchema, group: z.optional(groupPosition) })),
  }),
  { uuid: null, adding: [] },
);
const noPictures: readonly Adding[] = [];
const keptAddingAtom = atom((get): readonly Adding[] => {
  const kept = get(keptAtom);
  return kept.uuid === get(openPackAtom) ? kept.adding : noPictures;
});
const addingAtom = atom(
  (get) => get(keptAddingAtom),
  (get, set, change: (adding: readonly Adding[]) => readonly Adding[]) =>
    set(keptAtom, { uuid: get(openPackAtom), adding: [...change(get(keptAddingAtom))] }),
);
const removingAtom = atom<readonly string[]>([]);
/** Uuids of pictures that were taken out again while they were being added. */
const retractedAtom = atom<readonly string[]>([]);
const movingAtom = atom<Readonly<Record<string, GroupPosition>>>({});
export const trayDraftAtom = atom(
  (get): TrayDraft => ({
    adding: get(addingAtom),
    retracted: get(retractedAtom),
    removing: get(removingAtom),
    moving: get(movingAtom),
  }),
);

const noticeAtom = atom<TrayNotice | null>(null);
/** The message above the tray; setting it dismisses it. */
export const trayNoticeAtom = atom(
  (get) => get(noticeAtom),
  (_, set) => set(noticeAtom, null),
);

/** The open pack's places, its number of places, and of free ones by group; null unless a pack of pictures is open and loaded. */
export const openTrayAtom = atom((get) => {
  const uuid = get(openPackAtom);
  const page = uuid === null ? undefined : dataOf(get(packPageQuery(uuid)));
  if (page?.product?.nature !== "multi") return null;
  const { product } = page;
  const places = trayPlaces({ ...page, product }, get(trayDraftAtom));
  const first = places.filter(({ group }) => group === 1).length;
  const free = freePlaces(product, [first, places.length - first]);
  return { places, capacity: packCapacity(product), free };
});

const sendAtom = atom(null, async (get, set, change: PackChange): Promise<boolean> => {
  const uuid = get(openPackAtom);
  if (uuid === null) return false;
  const error = await set(changePackAtom, uuid, change);
  // It was sent before a reload, which lost the answer.
  if (error === null || (change.kind === "addPicture" && error.code === "PICTURE_ALREADY_IN_PACK"))
    return true;
  set(noticeAtom, { kind: "refused", words: refusalOf(change, error).shopperMessage });
  return false;
});

/** Number of additions whose answers have not arrived. */
const unansweredAtom = atom(0);

/** Sends an addition. The last of several refetches the pack, which then has them all. */
const addAtom = atom(null, async (get, set, { picture, group }: Adding): Promise<void> => {
  const { uuid } = picture;
  const pack = get(openPackAtom);
  set(unansweredAtom, (count) => count + 1);
  const isAdded = await set(sendAtom, { kind: "addPicture", pictureUuid: uuid, groupPosition: group });
  set(unansweredAtom, (count) => count - 1);
  if (!isAdded) set(addingAtom, (adding) => adding.filter((one) => one.picture.uuid !== uuid));
  if (get(unansweredAtom) > 0 || pack === null) return;
  await set(packPageQuery(pack));
  const held = dataOf(get(packPageQuery(pack)))?.places ?? [];
  set(addingAtom, (adding) =>
    adding.filter((one) => !held.some(({ pictureUuid }) => pictureUuid === one.picture.uuid)),
  );
  const retracted = get(retractedAtom);
  set(retractedAtom, []);
  for (const one of retracted) void set(emptyPlaceAtom, one);
});

/** The group that a picture is dropped on, by the key of the tray's group; undefined outside its places. */
export const groupOf = (key: string | null): GroupPosition | undefined =>
  groupPositions.find((position) => String(position) === key);

/** Puts a picture into the open pack's next free place, of the given group as long as that has one. */
export const fillPlaceAtom = atom(null, async (get, set, picture: Picture, wanted?: GroupPosition) => {
  const tray = get(openTrayAtom);
  if (!tray || tray.places.some((place) => place.picture.uuid === picture.uuid)) return;
  if (get(retractedAtom).includes(picture.uuid)) {
    set(retractedAtom, (retracted) => retracted.filter((one) => one !== picture.uuid));
    return;
  }
  if (tray.places.length >= tray.capacity) {
    set(noticeAtom, { kind: "refused", words: "Ce pack est complet. Retirez-en d’abord une photo." });
    return;
  }
  set(noticeAtom, null);
  const group = wanted && tray.free[wanted - 1] ? wanted : undefined;
  set(addingAtom, (adding) => [...adding, { picture, group }]);
  await set(addAtom, { picture, group });
});

/** Sends what was being added when the page was left. */
export const resumeAddingAtom = atom(null, async (get, set): Promise<void> => {
  if (get(unansweredAtom) > 0) return;
  await Promise.all(get(addingAtom).map((adding) => set(addAtom, adding)));
});

/** Resolves once the server has answered every change to the cart. */
export const settleTrayAtom = atom(null, (get) => idle(get, cartQueue));

/** Takes a picture out of the open pack; one still being added once it is there, unless it is put back meanwhile. */
export const emptyPlaceAtom = atom(null, async (get, set, pictureUuid: string): Promise<void> => {
  const place = get(openTrayAtom)?.places.find(({ picture }) => picture.uuid === pictureUuid);
  if (!place) return;
  const { placeUuid, picture } = place;
  set(noticeAtom, null);
  if (placeUuid === null) {
    set(retractedAtom, (retracted) => [...retracted, pictureUuid]);
    return;
  }
  set(removingAtom, (removing) => [...removing, pictureUuid]);
  const isDone = await set(sendAtom, { kind: "removePicture", placeUuid, mode: "void" });
  set(removingAtom, (removing) => removing.filter((one) => one !== pictureUuid));
  if (isDone) set(noticeAtom, { kind: "removed", picture });
});

/** Moves a picture of the open pack to a free place of its other group, which has its own format. */
export const movePlaceAtom = atom(null, async (get, set, pictureUuid: string, group: GroupPosition) => {
  const tray = get(openTrayAtom);
  const place = tray?.places.find(({ picture }) => picture.uuid === pictureUuid);
  if (!place || place.placeUuid === null || place.group === group) return;
  if (!tray?.free[group - 1]) {
    set(noticeAtom, {
      kind: "refused",
      words: "Il n’y a plus de place libre dans ce format. Retirez-en d’abord une photo.",
    });
    return;
  }
  set(noticeAtom, null);
  set(movingAtom, (moving) => ({ ...moving, [pictureUuid]: group }));
  await set(sendAtom, { kind: "changeGroup", placeUuid: place.placeUuid, newGroupPosition: group });
  set(movingAtom, ({ [pictureUuid]: _, ...others }) => others);
});

/** A picture on its way to the tray, or from one place to another, in pixels of the window. */
export interface Dragged {
  picture: Picture;
  x: number;
  y: number;
  isOver: boolean;
  /** Key of the group whose place it is over; null outside places. */
  group: string | null;
}
export const draggedAtom = atom<Dragged | null>(null);
