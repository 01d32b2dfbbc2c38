import { atom } from "jotai";
import { readCookie, writeCookie } from "../browser/cookie.ts";
import { placeAtom } from "./place.ts";

/** Cookie of a shopper's own device, which a stand neither watches nor resets. It outlives the storage that an order clears. */
const ownDeviceCookie = "dossard-own-device";
const monthSeconds = 2_592_000;

/** Whether this browser has taken over a cart: it is a phone at a stand, and not one of its screens. */
export const isOwnDevice = (): boolean => readCookie(ownDeviceCookie) !== null;

/** Remembers for a month that this is a shopper's own device. */
export const rememberOwnDevice = (): void => writeCookie(ownDeviceCookie, 1, monthSeconds);

/** Whether this is a stand's shared screen. Read after hydration only: the server does not know. */
export const isKioskAtom = atom((get) => get(placeAtom).placeWhat === "truck" && !isOwnDevice());
