import { atom } from "jotai";
import { appearanceCookie } from "../api/contract/firstView.ts";
import { writeCookie } from "../browser/cookie.ts";
import { type Appearance, appearances, rootTheme, themeColorMedia } from "../domain/shop/appearance.ts";
import { applyTheme } from "../ui/index.ts";
import { placeAtom } from "./place.ts";

const appearanceLabels: Record<Appearance, string> = {
  auto: "Automatique",
  light: "Clair",
  dark: "Sombre",
};
export const appearanceOptions = appearances.map((value) => ({ value, label: appearanceLabels[value] }));

const yearSeconds = 31_536_000;

/** The shopper's choice, remembered in a cookie: the server sends pages with it, so that nothing flashes. */
export const appearanceAtom = atom(
  (get): Appearance => get(placeAtom).appearance ?? "auto",
  (get, set, appearance: Appearance) => {
    writeCookie(appearanceCookie, appearance, appearance === "auto" ? 0 : yearSeconds);
    const place = get(placeAtom);
    set(placeAtom, { ...place, appearance });
    applyTheme(rootTheme(place.placeWhat, appearance));
    for (const [scheme, media] of Object.entries(themeColorMedia(appearance))) {
      document.querySelector(`meta[name=theme-color][data-scheme=${scheme}]`)?.setAttribute("media", media);
    }
  },
);
