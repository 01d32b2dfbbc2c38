import type { PlaceKind } from "../../domain/place.ts";
import { ButtonLink, EmptyState } from "../../ui/index.ts";

export interface EmptyCartProps {
  /** Path of the search. */
  searchPath: string;
  placeWhat: PlaceKind;
}

/** Nothing in the cart yet. */
export function EmptyCart({ searchPath, placeWhat }: EmptyCartProps) {
  return (
    <EmptyState
      icon="cart"
      title="Votre panier est vide"
      action={
        <ButtonLink variant="primary" size="large" icon="search" to={searchPath}>
          Rechercher mes photos
        </ButtonLink>
      }
    >
      {placeWhat === "main"
        ? "Retrouvez vos photos par votre nom ou votre dossard, puis ajoutez celles que vous aimez."
        : "Retrouvez vos photos et ajoutez celles que vous aimez\u00a0: vous paierez au comptoir."}
    </EmptyState>
  );
}
