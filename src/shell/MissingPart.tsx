import { type ReactNode, useSyncExternalStore } from "react";
import { missingPart, subscribeToMissing } from "../state/lazyPart.ts";
import { Alert, ToastRegion } from "../ui/index.ts";

const words = {
  unreachable: "Connexion impossible. La suite s’affiche dès que le réseau revient.",
  outdated: "La boutique a été mise à jour. Rechargez la page pour continuer.",
};

/**
 * Says that a displayed part's code is still missing, on any screen. Its region is always mounted, so that the words are announced.
 * @param children further messages about the network
 */
export function MissingPart({ children }: { children?: ReactNode }) {
  const missing = useSyncExternalStore(subscribeToMissing, missingPart, () => null);
  return (
    <ToastRegion label="Connexion">
      {missing && (
        <Alert tone="warning" live="off">
          {words[missing]}
        </Alert>
      )}
      {children}
    </ToastRegion>
  );
}
