import type { PlaceKind, PlaceMode } from "../../domain/shop/place.ts";
import { Button, ButtonLink, EmptyState, Inline } from "../../ui/index.ts";

export interface EmptyCartProps {
  /** Path of the search. */
  searchPath: string;
  placeWhat: PlaceKind;
  /** Selects the place's wording. */
  placeMode: PlaceMode;
  /** Searches for a saved cart; offered at a stand only. Default: no such button. */
  onRestore?: (() => void) | undefined;
}

const numberWord: Record<PlaceMode, string> = { horse: "dossard", car: "numéro" };

/** Shown when the cart is empty. */
export function EmptyCart({ searchPath, placeWhat, placeMode, onRestore }: EmptyCartProps) {
  return (
    <EmptyState
      icon="cart"
      title="Votre panier est vide"
      action={
        <Inline justify="center">
          <ButtonLink variant="primary" size="large" icon="search" to={searchPath}>
            Rechercher mes photos
          </ButtonLink>
          {onRestore && (
            <Button size="large" onClick={onRestore}>
              Récupérer un panier enregistré
            </Button>
          )}
        </Inline>
      }
    >
      {placeWhat === "main"
        ? `Retrouvez vos photos par votre nom ou votre ${numberWord[placeMode]}, puis ajoutez celles que vous aimez.`
        : "Retrouvez vos photos et ajoutez celles que vous aimez\u00a0: vous paierez au comptoir."}
    </EmptyState>
  );
}
