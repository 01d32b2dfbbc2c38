import { useSyncExternalStore } from "react";
import { keepsData } from "../browser/browserStorage.ts";
import { Banner } from "../ui/index.ts";

const never = () => () => {};

/** Says that the browser keeps nothing for the shop; nothing where it does. */
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
