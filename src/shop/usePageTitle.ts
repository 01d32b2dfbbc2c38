import { atom, useAtomValue } from "jotai";
import { useEffect } from "react";
import { placeAtom } from "./place.ts";

/** Name of the shop, in titles and on its logo. */
export const shopNameAtom = atom((get) => get(placeAtom).shopName ?? "Dossard");

/** Sets the document title: « Panier · Dossard ». */
export function usePageTitle(title: string): void {
  const shop = useAtomValue(shopNameAtom);
  useEffect(() => {
    document.title = `${title} · ${shop}`;
  }, [title, shop]);
}
