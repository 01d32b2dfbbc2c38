import { useSyncExternalStore } from "react";
import { missingPart, subscribeToMissing } from "../state/lazyPart.ts";
import { Alert, ToastRegion } from "../ui/index.ts";

const words = {
  unreachable: "Connexion impossible. La suite s’affiche dès que le réseau revient.",
  outdated: "La boutique a été mise à jour. Rechargez la page pour continuer.",
};

/** Says that a displayed part's code is still missing, on any screen; otherwise renders nothing. */
export function MissingPart() {
  const missing = useSyncExternalStore(subscribeToMissing, missingPart, () => null);
  return (
    missing && (
      <ToastRegion label="Connexion">
        <Alert tone="warning" live="assertive">
          {words[missing]}
        </Alert>
      </ToastRegion>
    )
  );
}
