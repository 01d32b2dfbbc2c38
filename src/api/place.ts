import { atom } from "jotai";
import * as z from "zod/mini";
import { eventsDisplayModes, placeKinds, placeModes } from "../domain/place.ts";
import type { Client } from "./client.ts";

const placeSchema = z.object({
  cdnHost: z.string(),
  placeMode: z.enum(placeModes),
  placeWhat: z.enum(placeKinds),
  eventsDisplayMode: z.enum(eventsDisplayModes),
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

/** The place that the server wrote into the page; null where it did not (Vite's own server). */
export function placeOfPage(page: Pick<Document, "getElementById"> = document): Place | null {
  try {
    const parsed = z.safeParse(placeSchema, JSON.parse(page.getElementById("place")?.textContent ?? ""));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The same by the four calls. Throws `ApiError`. */
export async function fetchPlace({ configs }: Client): Promise<Place> {
  const answers = await Promise.all([
    configs.cdnHost(),
    configs.placeMode(),
    configs.placeWhat(),
    configs.eventsDisplayMode(),
  ]);
  return Object.assign({}, ...answers);
}
