import { useEffect } from "react";

const shop = "Dossard";

/** Sets the document title: « Panier · Dossard ». */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${shop}`;
  }, [title]);
}
