import { atom } from "jotai";
import * as z from "zod/mini";
import { isoDate } from "../api/contract/fields.ts";
import { appearances } from "../domain/shop/appearance.ts";
import { eventsDisplayModes, placeKinds, placeModes } from "../domain/shop/place.ts";

const placeSchema = z.object({
  cdnHost: z.string(),
  placeMode: z.enum(placeModes),
  placeWhat: z.enum(placeKinds),
  eventsDisplayMode: z.enum(eventsDisplayModes),
  /** Public origin of the shop, such as "https://photos.example"; absent if not configured. */
  publicUrl: z.optional(z.string()),
  /** Name of the seller; absent if not configured. */
  sellerName: z.optional(z.string()),
  /** Name of the shop; absent if it is Dossard. */
  shopName: z.optional(z.string()),
  /** Address of the photographer's logo; absent if there is none. */
  logo: z.optional(z.string()),
  /** Size of this browser's selection when the page was sent; absent if empty. */
  selected: z.optional(z.number()),
  /** The appearance that this browser has chosen; absent if it follows the device. */
  appearance: z.optional(z.enum(appearances)),
  /** Whether the shop may be a demonstration; absent if the operator has ruled that out. */
  isDemo: z.optional(z.boolean()),
  /** Discounts that have not ended, best first; absent if they must be fetched. */
  discounts: z.optional(
    z.array(z.object({ description: z.string(), percent: z.number(), startAt: isoDate, endAt: isoDate })),
  ),
});
/** The shop's location and wording (specification, section 3 "Configuration values"). */
export type Place = z.infer<typeof placeSchema>;

/** The place of this page; the application sets it before the first render. */
export const placeAtom = atom<Place>({
  cdnHost: "",
  placeMode: "horse",
  placeWhat: "main",
  eventsDisplayMode: "all",
});

/** Origin of links opened on another phone or from paper: the page's own origin may be unreachable from there. */
export const shopUrlAtom = atom((get) => get(placeAtom).publicUrl ?? location.origin);

/** Reads the place that the server embedded in the page; null if there is none (Vite's own server). */
export function placeOfPage(page: Pick<Document, "getElementById"> = document): Place | null {
  try {
    const parsed = z.safeParse(placeSchema, JSON.parse(page.getElementById("place")?.textContent ?? ""));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
