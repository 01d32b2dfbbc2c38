import { useEffect } from "react";

const shop = "Dossard";

/** Names the screen in the browser's tab and history: « Panier · Dossard ». */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${shop}`;
  }, [title]);
}
