import type { PlaceKind } from "../domain/shop/place.ts";
import type { ThemeName } from "../ui/index.ts";

/** A stand's screen is used in sunlight. */
export const themeOfPlace = (placeWhat: PlaceKind): ThemeName =>
  placeWhat === "truck" ? "stand" : "boutique";
