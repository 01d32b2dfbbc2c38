import { useSyncExternalStore } from "react";
import { keepsData } from "../browser/browserStorage.ts";
import { Banner } from "../ui/index.ts";

const never = () => () => {};

/** Warns that the browser blocks cookies or storage; otherwise renders nothing. */
export function CookieNotice() {
  const keeps = useSyncExternalStore(never, keepsData, () => true);
  return (
    !keeps && (
      <Banner tone="warning" label="Cookies refusés">
        Votre navigateur n’enregistre rien pour cette boutique. Autorisez ses cookies dans les réglages pour
        garder votre sélection et votre panier.
      </Banner>
    )
  );
}
