import { useAtomValue } from "jotai";
import { useLocation } from "react-router";
import { pluralize } from "../domain/french/pluralize.ts";
import { selectionCountAtom } from "../features/selection/atoms.ts";
import { paths, routePaths } from "../shop/paths.ts";
import { placeAtom } from "../shop/place.ts";
import { cartCountAtom, currentCustomerAtom } from "../shop/session.ts";
import { shopNameAtom } from "../shop/usePageTitle.ts";
import { Header, IconButton } from "../ui/index.ts";
import { useSelectionLink } from "./useSelectionLink.ts";

/** The top bar of every page (specification, section 2). */
export function TopBar() {
  const { pathname, search } = useLocation();
  const { placeWhat, logo } = useAtomValue(placeAtom);
  const shopName = useAtomValue(shopNameAtom);
  const selected = useAtomValue(selectionCountAtom);
  const inCart = useAtomValue(cartCountAtom);
  const customer = useAtomValue(currentCustomerAtom);
  const openSelection = useSelectionLink();
  const inSelection = new URLSearchParams(search).get("view") === "selection";
  // On the search itself the logo starts a new search; elsewhere, selection included, it returns to the last one.
  const newSearch = pathname === routePaths.search && !inSelection;
  return (
    <Header
      logo={{ label: shopName, image: logo, to: newSearch ? paths.rootSearch() : paths.search() }}
      name={customer ? `${customer.firstName} ${customer.lastName}` : undefined}
      navigationLabel="Navigation principale"
      skipLabel="Aller au contenu"
      actions={
        <>
          <IconButton icon="search" label="Rechercher vos photos" to={paths.search()} />
          <IconButton
            icon={selected > 0 ? "heartFilled" : "heart"}
            label={selected > 0 ? `Ma sélection, ${pluralize(selected, "photo")}` : "Ma sélection"}
            count={selected}
            to={paths.selection()}
            onClick={openSelection}
          />
          <IconButton
            icon="cart"
            label={inCart > 0 ? `Panier, ${pluralize(inCart, "article")}` : "Panier"}
            count={inCart}
            to={paths.cart()}
          />
          {placeWhat === "main" && <IconButton icon="help" label="Aide" to={paths.help()} />}
          {placeWhat === "main" && customer && (
            <IconButton icon="user" label="Mon compte" to={paths.account()} />
          )}
          {placeWhat === "main" && !customer && (
            <IconButton
              icon="user"
              label="Connexion / Créer un compte"
              title="Connexion / Créer un compte"
              to={paths.login()}
            />
          )}
        </>
      }
    />
  );
}
