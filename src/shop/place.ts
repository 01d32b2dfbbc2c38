import { atom } from "jotai";
import * as z from "zod/mini";
import { isoDate } from "../api/contract/fields.ts";
import { eventsDisplayModes, placeKinds, placeModes } from "../domain/shop/place.ts";

const placeSchema = z.object({
  cdnHost: z.string(),
  placeMode: z.enum(placeModes),
  placeWhat: z.enum(placeKinds),
  eventsDisplayMode: z.enum(eventsDisplayModes),
  /** Under which address others reach the shop, as "https://photos.example"; absent where the operator has not said. */
  publicUrl: z.optional(z.string()),
  /** Who sells; absent where the operator has not said. */
  sellerName: z.optional(z.string()),
  /** How many pictures this browser had selected when the page was sent; absent for none. */
  selected: z.optional(z.number()),
  /** Whether the shop may be a demonstration; absent where the operator has said that it is none. */
  isDemo: z.optional(z.boolean()),
  /** The discounts that are not over yet, the best first; absent where they are to be asked for. */
  discounts: z.optional(z.array(z.object({ description: z.string(), startAt: isoDate, endAt: isoDate }))),
});
/** Where the shop stands and how it speaks (specification, section 3 "Configuration values"). */
export type Place = z.infer<typeof placeSchema>;

/** The place of this page; the application sets it before anything is shown. */
export const placeAtom = atom<Place>({
  cdnHost: "",
  placeMode: "horse",
  placeWhat: "main",
  eventsDisplayMode: "all",
});

/** What the links begin with that are opened elsewhere, on another phone or from paper: this page's own address may be one that only this device knows. */
export const shopUrlAtom = atom((get) => get(placeAtom).publicUrl ?? location.origin);

/** The place that the server wrote into the page; null where it did not (Vite's own server). */
export function placeOfPage(page: Pick<Document, "getElementById"> = document): Place | null {
  try {
    const parsed = z.safeParse(placeSchema, JSON.parse(page.getElementById("place")?.textContent ?? ""));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
